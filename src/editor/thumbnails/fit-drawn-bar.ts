import { fitBar } from "#/chrome/fit-bar.ts";

/** Has as many links in the bar of a document that runs nothing as its visitors will see, once its fonts are there. */
export async function fitDrawnBar(document: Document): Promise<void> {
  await document.fonts.ready;
  // it may be gone meanwhile
  if (document.defaultView) fitBar(document);
}
