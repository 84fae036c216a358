/** The text that the Tab key leads to from another one, or (-1) led from; undefined at the page's end. */
export function textBeside(element: HTMLElement, by: -1 | 1): HTMLElement | undefined {
  const texts = [...element.ownerDocument.querySelectorAll<HTMLElement>('[data-edit="text"]')];
  const here = texts.indexOf(element);
  if (here === -1) return undefined;
  const others = by === 1 ? texts.slice(here + 1) : texts.slice(0, here).toReversed();
  return others.find((text) => text.checkVisibility({ visibilityProperty: true }));
}
