/** Heading levels are named after their default size on a desktop, in pixels. */
export const headingLevels = [72, 56, 48, 40, 32, 24] as const;
export type HeadingLevel = (typeof headingLevels)[number];
/** A level, or the tier above them, which is sized by the window. */
export type TitleLevel = "display" | HeadingLevel;

/** Widths that have sizes of their own: from 1025, to 1024, to 768 and to 480 px. */
export type TypeDevice = "desktop" | "tablet" | "mobile" | "small";

const defaults: Record<TypeDevice, Record<HeadingLevel, number>> = {
  desktop: { 72: 72, 56: 56, 48: 48, 40: 40, 32: 32, 24: 24 },
  tablet: { 72: 56, 56: 48, 48: 40, 40: 36, 32: 28, 24: 22 },
  mobile: { 72: 44, 56: 38, 48: 34, 40: 30, 32: 26, 24: 22 },
  small: { 72: 38, 56: 34, 48: 30, 40: 28, 32: 24, 24: 20 },
};

const smallest = 0.75;
const largest = 1.25;

/** Size of a heading in pixels at a theme's percentage, 0…100 (R12): heading 72 is 54…90 px on a desktop. */
export function headingSize(level: HeadingLevel, device: TypeDevice, percent: number): number {
  const base = defaults[device][level];
  const min = base * smallest;
  const max = base * largest;
  return min + ((max - min) * percent) / 100;
}
