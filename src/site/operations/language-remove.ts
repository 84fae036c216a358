import * as z from "zod/mini";
import { findLanguage, languageBefore, withLanguages } from "./language-rules.ts";
import { defineOperation } from "./operation.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

/** Removes a language other than the primary one. Its wording stays in the texts, unseen, so that nothing is lost. */
export const languageRemove = defineOperation({
  name: "language.remove",
  // a document of long ago may hold what is no longer taken for a language: it can be removed
  args: z.strictObject({ code: z.string().check(z.maxLength(20)) }),
  records: () => ["site"],
  apply(records, { code }) {
    const site = readSite(records);
    if (findLanguage(site, code).isPrimary) throw refusal("language-primary", [], code);
    return {
      changes: withLanguages(
        site,
        site.languages.filter((one) => one.code !== code),
      ),
    };
  },
  invert(before, { code }) {
    const site = readSite(before);
    return [
      {
        name: "language.add",
        args: { language: findLanguage(site, code), after: languageBefore(site, code) },
      },
    ];
  },
});
