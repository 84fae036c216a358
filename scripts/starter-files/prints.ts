import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { SheetPrint } from "./sheets.ts";

const list = path.join(import.meta.dirname, "prints.json");

/** Of what each file of a starter was printed, by `starter/file/languages`: fingerprints of the sheet and of the file. */
const printsSchema = z.record(z.string(), z.object({ sheet: z.string(), file: z.string() }));
type Prints = z.infer<typeof printsSchema>;

/** What a print is listed by. */
export function printKey(starter: string, { sheet, languages }: SheetPrint): string {
  return [starter, sheet.id, ...languages].join("/");
}

export const readPrints = (): Prints => printsSchema.parse(JSON.parse(readFileSync(list, "utf8")));

export function writePrints(prints: Prints): void {
  writeFileSync(list, `${JSON.stringify(prints, null, 2)}\n`);
}
