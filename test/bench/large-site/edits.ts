import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Operation } from "#/site/operations/operation.ts";
import type { SiteDocument } from "#/site/site.ts";

/** The edits of a large site in Russian, by their number: mostly texts, sixty on a page before the next. */
export function createEdits({ pages }: SiteDocument): (count: number) => Operation {
  const texts = new Map(
    pages.map(({ id, sections }) => {
      const text = sections[1]?.fields["subTitle"] as LocalizedText;
      return [id, readText(text, "ru", "ru")];
    }),
  );
  return (count) => {
    const page = `p${Math.floor(count / 60) % pages.length}`;
    const id = `o${count}`;
    const via = "editor";
    if (count % 10 === 9) {
      const theme = { fontSize: 50 + (count % 30) };
      return { id, name: "theme.set", args: { theme }, via };
    }
    if (count % 10 === 8) {
      const theme = { colorMode: count % 20 === 8 ? "DARK" : "LIGHT" };
      return { id, name: "section.set", args: { page, section: `${page}b`, theme }, via };
    }
    const text = `Окна и двери с установкой за один день, редакция ${count}`;
    const was = texts.get(page);
    texts.set(page, text);
    const target = { page, section: `${page}b` };
    const args = { target, path: ["subTitle"], language: "ru", text, was };
    return { id, name: "text.set", args, via };
  };
}
