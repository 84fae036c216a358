import { describe, expect, it } from "vitest";
import { publishRu } from "#/editor/features/publish/words/ru.data.ts";
import { flatWords, say } from "#/editor/words/say.ts";
import { comparedLanguages } from "./interface-words.ts";

/** Of the words of a language that has a folder, the most that may be English still: `npm run check` lists them. */
const mostMissing = 0.5;
/** Their words stand beside the code, and are written with it. */
const written = new Set(["en", "ru"]);

describe.each(comparedLanguages.map((one) => [one.language, one] as const))(
  "the interface in the language %s",
  (language, { missing, wrong, count }) => {
    it("WORD-05: has no word too many, none that is empty, and the values and plural forms of each", () => {
      expect(wrong).toEqual([]);
    });

    it.runIf(written.has(language))("WORD-05: has every word", () => {
      expect(missing).toEqual([]);
    });

    it.skipIf(written.has(language))("WORD-05: has most of the words", () => {
      expect(missing.length / count).toBeLessThanOrEqual(mostMissing);
    });
  },
);

describe("the words of publishing", () => {
  it("count in Russian", () => {
    const words = flatWords(publishRu);
    const forms = [1, 3, 5, 21].map((count) =>
      say([words], "ru", "publish.publishChanges", { count }),
    );
    expect(forms).toEqual([
      "Опубликовать 1 изменение",
      "Опубликовать 3 изменения",
      "Опубликовать 5 изменений",
      "Опубликовать 21 изменение",
    ]);
  });
});
