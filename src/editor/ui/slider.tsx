import type { ReactNode } from "react";

export interface SliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** What a screen reader says of the value. */
  readonly valueText?: string;
  /** At each move. */
  readonly onChange: (value: number) => void;
  /** When the pointer or the key is released, or the focus leaves. */
  readonly onRelease: () => void;
}

/** A slider from its start. */
export function Slider({
  label,
  min,
  max,
  step = 1,
  value,
  valueText,
  onChange,
  onRelease,
}: SliderProps): ReactNode {
  const style = { "--v": `${((value - min) / (max - min)) * 100}%` };
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
