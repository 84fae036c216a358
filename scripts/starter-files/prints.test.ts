import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readPrints } from "./prints.ts";
import { sheetFingerprint } from "./sheet-document.ts";
import { sheets } from "./sheets.ts";
import { storedStarterSchema } from "./stored-starter.ts";

const starters = path.join(import.meta.dirname, "../../src/starters");
const prints = readPrints();

test.for(Object.entries(sheets))(
  "DEMO-510: what %s has for visitors was printed of the sheets as they are",
  ([id, own]) => {
    const json: unknown = JSON.parse(readFileSync(path.join(starters, id, "site.json"), "utf8"));
    const starter = storedStarterSchema.parse(json);
    const files = starter.site.files.map(({ id: file, hash }) => [file, hash]);
    expect(files).toEqual(own.map((sheet) => [sheet.id, prints[`${id}/${sheet.id}`]?.file]));
    for (const sheet of own) {
      const { sheet: printed } = prints[`${id}/${sheet.id}`] ?? {};
      expect(printed, "run npm run starter-files").toBe(sheetFingerprint(sheet, starter));
    }
  },
);
