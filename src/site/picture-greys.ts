import { lightGrid, lightSteps } from "./picture-light.ts";

/** @param greys one for each part, 0…255 */
export function lightOf(greys: Iterable<number>): string {
  return [...greys]
    .map((grey) =>
      Math.min(lightSteps - 1, Math.floor((grey * lightSteps) / 256)).toString(lightSteps),
    )
    .join("");
}

/** A part of a picture, in shares of it. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Turned extends Area {
  readonly turn: number;
}

/** An area of what a crop shows, in shares of the whole picture. What is turned is looked at as a whole. */
export function areaWithin(crop: Turned | null, { left, top, width, height }: Area): Area {
  if (crop === null) return { left, top, width, height };
  if (crop.turn !== 0) return { left: 0, top: 0, width: 1, height: 1 };
  return {
    left: crop.left + left * crop.width,
    top: crop.top + top * crop.height,
    width: width * crop.width,
    height: height * crop.height,
  };
}

/** The greys of the parts whose middle lies in an area, or of the one around its middle, as #rrggbb, the darkest first. */
export function greysIn(light: string, { left, top, width, height }: Area): string[] {
  const { columns, rows } = lightGrid;
  const found: number[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [(column + 0.5) / columns, (row + 0.5) / rows];
      const isIn = x >= left && x <= left + width && y >= top && y <= top + height;
      if (isIn) found.push(greyAt(light, column, row));
    }
  if (found.length === 0) {
    const column = Math.min(columns - 1, Math.floor((left + width / 2) * columns));
    found.push(greyAt(light, column, Math.min(rows - 1, Math.floor((top + height / 2) * rows))));
  }
  return found
    .toSorted((one, other) => one - other)
    .map((grey) => `#${Math.round(grey).toString(16).padStart(2, "0").repeat(3)}`);
}

/** The middle of a step, 0…255. */
function greyAt(light: string, column: number, row: number): number {
  const step = Number.parseInt(light[row * lightGrid.columns + column] ?? "0", lightSteps);
  return ((step + 0.5) * 255) / lightSteps;
}
