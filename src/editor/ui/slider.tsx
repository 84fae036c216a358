import type { ReactNode } from "react";

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** Where it is filled from: the least value where it is left out. */
  readonly from?: number;
  /** What a screen reader says of the value. */
  readonly valueText?: string;
  /** At each move. */
  readonly onChange: (value: number) => void;
  /** When the pointer or the key is released, or the focus leaves. */
  readonly onRelease: () => void;
}

/** A slider, filled from its start or from the value that changes nothing. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  from = min,
  valueText,
  onChange,
  onRelease,
}: SliderProps): ReactNode {
  const place = (one: number): string => `${((one - min) / (max - min)) * 100}%`;
  const style = { "--from": place(Math.min(from, value)), "--v": place(Math.max(from, value)) };
  return (
    <input
      className="slider"
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      style={style}
      {...{ min, max, step, value }}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      onBlur={onRelease}
    />
  );
}
