/**
 * Uses a part of the runtime once it is there. Where it doesn't come (the network is cut, a content blocker) the page
 * goes on as it is without scripts, or as `otherwise` has it; nothing is said in the console.
 */
export function whenThere<Part>(
  part: Promise<Part>,
  use: (part: Part) => void,
  otherwise: () => void = () => undefined,
): Promise<void> {
  return part.then(use, otherwise);
}
