import { fitBar } from "#/chrome/fit-bar.ts";

/** Takes the links' even shares of the room from a document without scripts: its visitors' bar has the widths of words. */
function dropEvenShares({ styleSheets }: Document): void {
  for (const sheet of styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!("media" in rule) || !("conditionText" in rule)) continue;
      const group = rule as CSSMediaRule;
      if (group.conditionText !== "(scripting: none)") continue;
      for (let index = group.cssRules.length - 1; index >= 0; index -= 1)
        if (group.cssRules[index]?.cssText.includes(".nav__links")) group.deleteRule(index);
    }
  }
}

/**
 * Has as many links in the bar of a document that runs nothing as its visitors will see, once its fonts are there. Never
 * rejects: a bar that can't be fitted stays as it was drawn.
 */
export async function fitDrawnBar(document: Document): Promise<void> {
  await document.fonts.ready;
  // it may be gone meanwhile
  if (!document.defaultView) return;
  try {
    dropEvenShares(document);
    fitBar(document);
  } catch {
    // e.g. styles of another origin, which can't be read
  }
}
