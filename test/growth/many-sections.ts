import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const sections = "src/sections";
const sources = ["links-1", "pricing-8", "contact-9", "portfolio-12", "email-1"];
const syllables = ["ka", "lo", "mi", "ter", "van", "us", "pre", "dol", "shi", "en"];

/** Words that differ for each number, as the texts of templates do. */
function wordsOf(number: number): string {
  const digits = [...String(number * 7919 + 104_729)];
  return digits.map((digit, place) => syllables[(Number(digit) + place) % 10]).join("");
}

/** The files of `count` more templates by their paths: folders like those that are there, with other ids, names and texts. */
export function manySections(count: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let number = 1; number <= count; number += 1) {
    const source = sources[number % sources.length] ?? "";
    const words = wordsOf(number);
    const folder = path.join(sections, source);
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(ts|tsx|css)$/.test(file) || file.includes(".test.")) continue;
      files[path.join(sections, `copy-${number}`, file)] = readFileSync(
        path.join(folder, file),
        "utf8",
      )
        .replaceAll(/\bid: "(\w+)"/g, (_whole, id) =>
          id === "PriceList" ? `id: "Copy${number}List"` : `id: "Copy${number}"`,
        )
        .replaceAll(/\b(en|ru): "/g, `$1: "${words} `);
    }
  }
  return files;
}
