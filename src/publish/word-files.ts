import { floatingWords } from "#/render/floating-part.tsx";
import type { SiteFacts } from "#/render/page-facts.ts";
import { activeLanguages } from "#/site/language.ts";
import { contentHash } from "./content-hash.ts";
import type { ReleaseFile } from "./manifest.ts";
import type { PackBuilder } from "./pack-builder.ts";

/** A file with the words of the floating parts in a language. */
export interface WordFile {
  readonly language: string;
  readonly path: string;
  readonly content: string;
}

/** The words that islands ask for, in every language: none where the site has no such island. */
export function wordFiles(facts: SiteFacts): WordFile[] {
  return activeLanguages(facts.site.languages).flatMap((language) => {
    const words = floatingWords({ ...facts, language, page: undefined });
    if (!words) return [];
    const content = JSON.stringify(words);
    return [{ language, path: `/assets/words/${contentHash(content).slice(0, 16)}.json`, content }];
  });
}

interface AddingWords {
  readonly words: readonly WordFile[];
  readonly pack: PackBuilder;
  readonly files: Record<string, ReleaseFile>;
  readonly previous: Readonly<Record<string, ReleaseFile>> | undefined;
}

/** Adds the words; a name says what is in it, so one that was there before is taken again. */
export function addWordFiles({ words, pack, files, previous }: AddingWords): void {
  for (const { path, content } of words)
    files[path] =
      previous?.[path] ?? pack.add({ content, type: "application/json", isFixed: true }, "br");
}
