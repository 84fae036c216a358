import { useState } from "react";
import type { ReactNode } from "react";

interface NumberInputProps {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * A number beside a slider. What is typed counts as soon as it is within the range; what is beyond it when the field is
 * left counts as the nearest number that is within.
 */
export function NumberInput({
  label,
  isLabelShown = false,
  unit,
  min,
  max,
  step,
  value,
  onChange,
}: NumberInputProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const decimals = step < 0.1 ? 2 : step < 1 ? 1 : 0;
  const take = (text: string): void => {
    setTyped(text);
    const number = Number(text);
    if (text !== "" && number >= min && number <= max) onChange(number);
  };
  const leave = (): void => {
    setTyped(null);
    const number = typed === null || typed === "" ? value : Number(typed);
    if (number < min || number > max) onChange(Math.min(max, Math.max(min, number)));
  };
  return (
    <label className="number-field">
      <span className={isLabelShown ? "tertiary-text size-12" : "visually-hidden"}>{label}</span>
      <span className="input">
        <input
          type="number"
          className="num"
          {...{ min, max, step }}
          value={typed ?? value.toFixed(decimals)}
          onChange={(event) => take(event.target.value)}
          onBlur={leave}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </label>
  );
}
