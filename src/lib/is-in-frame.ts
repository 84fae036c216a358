/** A box by its edges. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** How far what it shows is turned around its middle, in degrees. */
  readonly turn: number;
}

/** Whether a part of a box, or of a line of this width around it, is seen in a frame that shows it turned. */
export function isInFrame({ left, top, right, bottom }: Box, frame: Frame, line: number): boolean {
  const angle = (frame.turn * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const slant = Math.abs(sine);
  const [x, y] = [frame.width / 2, frame.height / 2];
  const own = { x: (right - left + line) / 2, y: (bottom - top + line) / 2 };
  const [across, down] = [(left + right) / 2 - x, (top + bottom) / 2 - y];
  // two boxes lie apart if they do along a side of one of them
  return (
    Math.abs(across) < own.x + x * cosine + y * slant &&
    Math.abs(down) < own.y + x * slant + y * cosine &&
    Math.abs(across * cosine - down * sine) < x + own.x * cosine + own.y * slant &&
    Math.abs(across * sine + down * cosine) < y + own.x * slant + own.y * cosine
  );
}
