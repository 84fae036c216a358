import * as z from "zod/mini";
import { siteLanguageSchema } from "../site-language-schema.ts";
import { languageCodeSchema } from "../language-code.ts";
import { languagesPerSite } from "../limits.ts";
import { placedLanguage, withLanguages } from "./language-rules.ts";
import { defineOperation } from "./operation.ts";
import { firstSegment, readIndex } from "./page-rules.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Adds a language that isn't primary. Wording that a removed language left is there again. */
export const languageAdd = defineOperation({
  name: "language.add",
  args: z.strictObject({
    language: z.extend(siteLanguageSchema, { isPrimary: z.literal(false) }),
    after: z.nullable(languageCodeSchema),
  }),
  records: () => ["site", "index"],
  apply(records, { language, after }) {
    const site = readSite(records);
    if (site.languages.some((one) => one.code === language.code || one.id === language.id))
      throw refusal("language-exists", [], language.code);
    if (site.languages.length >= languagesPerSite)
      throw refusal("languages-full", [], String(languagesPerSite));
    const blocking = readIndex(records).entries.find(
      (entry) => firstSegment(entry.path) === language.code,
    );
    if (blocking) throw refusal("path-language", [], blocking.path);
    return { changes: withLanguages(site, placedLanguage(site.languages, language, after)) };
  },
  invert(_before, { language }) {
    return [{ name: "language.remove", args: { code: language.code } }];
  },
});
