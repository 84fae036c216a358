import { cutWords } from "#/lib/cut-text.ts";
import { textLength } from "#/lib/text-length.ts";
import { siteNameLimit } from "#/site/limits.ts";

/** The name of a copy, as long as a site's may be; `saying` adds to a name that it is one. */
export function nameOfCopy(name: string, saying: (name: string) => string): string {
  return saying(cutWords(name, siteNameLimit - textLength(saying(""))));
}
