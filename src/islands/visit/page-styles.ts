/** The stylesheet of the page that is shown. Its rules come from script, so that no page's policy has to allow them. */
export interface PageStyles {
  adopt(css: string): void;
}

/** Fonts stay where they are once they are there: a font that is declared anew would be loaded anew. */
function moveFonts(from: CSSStyleSheet, to: CSSStyleSheet, known: Set<string>): void {
  const rules = [...from.cssRules];
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule) || known.has(rule.cssText)) continue;
    known.add(rule.cssText);
    if (from !== to) to.insertRule(rule.cssText, to.cssRules.length);
  }
}

function removeRules(sheet: CSSStyleSheet, isGone: (rule: CSSRule) => boolean): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule && isGone(rule)) sheet.deleteRule(index);
  }
}

/** Takes over from the `<style>` that the first page came with. */
export function createPageStyles(first: CSSStyleSheet): PageStyles {
  const known = new Set<string>();
  let current: CSSStyleSheet | undefined;
  moveFonts(first, first, known);
  return {
    adopt(css) {
      const next = new CSSStyleSheet();
      next.replaceSync(css);
      moveFonts(next, first, known);
      removeRules(next, (rule) => rule instanceof CSSFontFaceRule);
      const others = document.adoptedStyleSheets.filter((sheet) => sheet !== current);
      document.adoptedStyleSheets = [next, ...others];
      if (!current) removeRules(first, (rule) => !(rule instanceof CSSFontFaceRule));
      current = next;
    },
  };
}
