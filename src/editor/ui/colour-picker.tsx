import { useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { hexOfHsv, hsvOfHex } from "#/lib/colour/hsv.ts";
import type { Hsv } from "#/lib/colour/hsv.ts";
import "./colour-picker.css";

export interface ColourPickerProps {
  readonly labels: { readonly shade: string; readonly hue: string };
  /** As #rrggbb. */
  readonly colour: string;
  /** At each move. */
  readonly onPick: (colour: string) => void;
  /** When the pointer or the key is released. */
  readonly onRelease: () => void;
}

const step = 0.02;
const moves: Readonly<Record<string, readonly [s: number, v: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** A hue, and a field of its shades: saturation to the right, brightness upwards. */
export function ColourPicker({ labels, colour, onPick, onRelease }: ColourPickerProps): ReactNode {
  const [picked, setPicked] = useState<Hsv>(() => hsvOfHex(colour));
  // what was picked is finer than its hex, and a grey has no hue: it holds until another colour is given
  const hsv = hexOfHsv(picked) === colour ? picked : hsvOfHex(colour);
  const pick = (next: Hsv): void => {
    setPicked(next);
    onPick(hexOfHsv(next));
  };
  return (
    <div className="colour-picker" style={{ "--hue": hexOfHsv({ h: hsv.h, s: 1, v: 1 }) }}>
      <Shades label={labels.shade} hsv={hsv} onPick={pick} onRelease={onRelease} />
      <input
        type="range"
        className="colour-picker-hue"
        aria-label={labels.hue}
        min={0}
        max={359}
        value={Math.round(hsv.h)}
        onChange={(event) => pick({ ...hsv, h: event.target.valueAsNumber })}
        onPointerUp={onRelease}
        onKeyUp={onRelease}
      />
    </div>
  );
}

interface ShadesProps {
  readonly label: string;
  readonly hsv: Hsv;
  readonly onPick: (hsv: Hsv) => void;
  readonly onRelease: () => void;
}

function Shades({ label, hsv, onPick, onRelease }: ShadesProps): ReactNode {
  const pickAt = (event: PointerEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const s = within((event.clientX - left) / width);
    onPick({ ...hsv, s, v: within(1 - (event.clientY - top) / height) });
  };
  const handleKey = (event: KeyboardEvent): void => {
    const [s, v] = moves[event.key] ?? [];
    if (s === undefined || v === undefined) return;
    event.preventDefault();
    onPick({ ...hsv, s: within(hsv.s + s), v: within(hsv.v + v) });
  };
  const [s, v] = [Math.round(hsv.s * 100), Math.round(hsv.v * 100)];
  return (
    <div
      className="colour-picker-shade"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={s}
      aria-valuetext={`${s} %, ${v} %`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pickAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) pickAt(event);
      }}
      onPointerUp={onRelease}
      onKeyDown={handleKey}
      onKeyUp={onRelease}
    >
      <span style={{ left: `${s}%`, top: `${100 - v}%`, background: hexOfHsv(hsv) }} />
    </div>
  );
}
