const slanted = /<(\w+)(?=[^>]* class="(?:[^"]* )?(title|prose__quote)[ "])[^>]*>([\s\S]*?)<\/\1>/g;
const stressed = /<em>([\s\S]*?)<\/em>/g;

/** The words that a page sets in italics where its titles have a serif: stressed ones in titles, quotes in articles. */
export function italicWords(markup: string): string {
  if (!markup.includes("<em>") && !markup.includes("prose__quote")) return "";
  return [...markup.matchAll(slanted)]
    .flatMap(([, , part, words = ""]) =>
      part === "title" ? [...words.matchAll(stressed)].map(([, run = ""]) => run) : [words],
    )
    .join(" ");
}
