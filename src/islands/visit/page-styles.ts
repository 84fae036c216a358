/** The stylesheet of the page that is shown. Its rules come from script, so that no page's policy has to allow them. */
export interface PageStyles {
  adopt(css: string): void;
}

function removeRules(sheet: CSSStyleSheet, isGone: (rule: CSSRule) => boolean): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule && isGone(rule)) sheet.deleteRule(index);
  }
}

function isFont(rule: CSSRule): boolean {
  return rule instanceof CSSFontFaceRule;
}

/** The rules of the page that came first, and those of the fonts of every page since: a font declared anew is loaded anew. */
function fontsOf(sheet: CSSStyleSheet): { add(rule: CSSRule): void } {
  const known = new Set([...sheet.cssRules].filter(isFont).map(({ cssText }) => cssText));
  return {
    add({ cssText }) {
      if (known.has(cssText)) return;
      known.add(cssText);
      sheet.insertRule(cssText, sheet.cssRules.length);
    },
  };
}

/** Takes over from the `<style>` elements that the first page came with. */
export function createPageStyles(elements: readonly HTMLStyleElement[]): PageStyles | undefined {
  const [first] = elements;
  if (!first?.sheet) return undefined;
  const { sheet } = first;
  const fonts = fontsOf(sheet);
  let current: CSSStyleSheet | undefined;

  function leaveFirstPage(): void {
    removeRules(sheet, (rule) => !isFont(rule));
    for (const element of elements) if (element !== first) element.remove();
  }

  return {
    adopt(css) {
      const next = new CSSStyleSheet();
      next.replaceSync(css);
      for (const rule of next.cssRules) if (isFont(rule)) fonts.add(rule);
      removeRules(next, isFont);
      const others = document.adoptedStyleSheets.filter((one) => one !== current);
      document.adoptedStyleSheets = [next, ...others];
      if (!current) leaveFirstPage();
      current = next;
    },
  };
}
