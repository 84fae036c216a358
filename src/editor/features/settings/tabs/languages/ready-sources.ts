import * as z from "zod/mini";
import { findSection } from "#/sections/definitions.ts";
import type { SectionDefinition } from "#/sections/kit/define-section.ts";
import { textsOf } from "#/site/document-texts.ts";
import { newFields } from "#/site/new-fields.ts";
import { languageCodeSchema } from "#/site/language-code.ts";
import type { LanguageCode } from "#/site/language.ts";
import { wordingSchema } from "#/site/localized-text.ts";
import { namedWords } from "#/site/project/own-name.ts";
import { everyPrices, pricedWords, projectPricesSchema } from "#/site/project/project-prices.ts";
import { readyRows } from "#/site/ready-words/ready-rows.ts";
import type { ReadyRow } from "#/site/ready-words/ready-rows.ts";
import { templateWords } from "#/site/ready-words/template-words.data.ts";

const starters = import.meta.glob<unknown>("../../../../../starters/*/site.json", {
  import: "default",
});

const pricedSchema = z.object({ prices: projectPricesSchema });
const textSchema = z.record(languageCodeSchema, wordingSchema);

/** What the words of a stored document say of the site that reads it. */
type Said = (words: string, language: LanguageCode) => string;

/** Every text of a stored document that is there in two languages or more; once where all of `saids` say the same. */
function rowsIn(stored: unknown, saids: readonly Said[]): ReadyRow[] {
  if (typeof stored !== "object" || stored === null) return [];
  const text = textSchema.safeParse(stored).data;
  const wordings = Object.entries(text ?? {});
  if (wordings.length === 0) return Object.values(stored).flatMap((one) => rowsIn(one, saids));
  if (wordings.length === 1) return [];
  const rows = saids.map((said) =>
    Object.fromEntries(wordings.map(([code, wording]) => [code, said(wording?.text ?? "", code)])),
  );
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
}

/** The texts of a starter under the name of the site that reads it, at whatever it may have been begun at. */
function rowsOfStarter(stored: unknown, name: string): ReadyRow[] {
  const prices = pricedSchema.safeParse(stored).data?.prices;
  const named: Said = (words) => namedWords(words, name);
  const saids = prices
    ? everyPrices(prices).map(
        (priced): Said =>
          (words, language) =>
            pricedWords(named(words, language), language, priced),
      )
    : [named];
  return rowsIn(stored, saids);
}

/** Prices, phone numbers, addresses: a site has one of each, in whatever language. */
function isFact(text: string): boolean {
  return /\d{3}|@|^\D{0,2}\d[\d.,]*\D{0,2}$/.test(text) || templateWords(text)?.isFact === true;
}

function initialTexts({ fields: specs }: SectionDefinition, language: LanguageCode): string[] {
  const fields = newFields(specs, { language, createId: () => "" });
  const texts = textsOf([{ specs, fields, target: { part: "footer" } }]);
  return texts.map(({ text }) => text[language]?.text ?? "");
}

/** What a new section says, in both languages. */
function rowsOfTemplate(definition: SectionDefinition): ReadyRow[] {
  const ru = initialTexts(definition, "ru");
  return initialTexts(definition, "en").flatMap((en, at) => {
    const other = ru[at] ?? "";
    return en === "" || other === "" || isFact(en) ? [] : [{ en, ru: other }];
  });
}

/** Words that nobody has written for the site of this name: of ready pages, starters, and these templates. @throws where starters can't be had */
export async function loadReadyRows(
  used: Iterable<string>,
  name: string,
): Promise<readonly ReadyRow[]> {
  const documents = await Promise.all(Object.values(starters).map((load) => load()));
  return [
    ...readyRows(),
    ...documents.flatMap((one) => rowsOfStarter(one, name)),
    ...[...used].flatMap((id) => {
      const definition = findSection(id);
      return definition ? rowsOfTemplate(definition) : [];
    }),
  ];
}
