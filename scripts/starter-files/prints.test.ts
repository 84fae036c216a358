import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { printKey, readPrints } from "./prints.ts";
import { sheetFingerprint } from "./sheet-document.ts";
import { sheets } from "./sheets.ts";
import { languagesOf, storedStarterSchema } from "./stored-starter.ts";

const starters = path.join(import.meta.dirname, "../../src/starters");
const prints = readPrints();

test.for(Object.entries(sheets))(
  "DEMO-510: what %s has for visitors was printed of the sheets as they are",
  ([id, ofStarter]) => {
    const json: unknown = JSON.parse(readFileSync(path.join(starters, id, "site.json"), "utf8"));
    const starter = storedStarterSchema.parse(json);
    const all = languagesOf(starter);
    const inOne = all.map((code) => ({ languages: [code], files: starter.filesIn[code] ?? [] }));
    for (const { languages, files } of [{ languages: all, files: starter.site.files }, ...inOne]) {
      const own = ofStarter.map((sheet) => ({ sheet, languages }));
      expect(files.map((file) => [file.id, file.hash])).toEqual(
        own.map((one) => [one.sheet.id, prints[printKey(id, one)]?.file]),
      );
      for (const one of own)
        expect(prints[printKey(id, one)]?.sheet, "run npm run starter-files").toBe(
          sheetFingerprint(one, starter),
        );
    }
  },
);
