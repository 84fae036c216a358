/** How far the light's edge is from the disc's middle, in hundredths of its width, after this much of a whole turn. */
function edgeAt(turn: number): number {
  return Math.round(Math.abs(Math.cos(2 * Math.PI * turn)) * 500) / 10;
}

/**
 * What of a disc of 100 × 100 is lit for one of `count` moments, as the path of an SVG. It grows from the disc's right
 * edge, is whole in the middle of an odd count, and leaves by the left one: the first and the last mirror each other.
 */
export function moonPhase(index: number, count: number): string {
  const turn = (index + 1) / (count + 1);
  const isWaxing = turn <= 0.5;
  // by the outer edge down, and by the edge of the light up again
  const outer = isWaxing ? 1 : 0;
  const isMoreThanHalf = turn > 0.25 && turn < 0.75;
  const back = isWaxing === isMoreThanHalf ? 1 : 0;
  return `M50 0A50 50 0 0 ${outer} 50 100A${edgeAt(turn)} 50 0 0 ${back} 50 0z`;
}
