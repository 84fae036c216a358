import * as z from "zod/mini";
import { siteLanguageSchema } from "../site-language-schema.ts";
import { languageCodeSchema } from "../language-code.ts";
import { primaryLanguage } from "../language.ts";
import { findLanguage, withLanguages } from "./language-rules.ts";
import { defineOperation } from "./operation.ts";
import type { Step } from "./operation.ts";
import { patched, unpatched } from "./patch.ts";
import { refusal } from "./refusals.ts";
import { readSite } from "./target.ts";

const argsSchema = z.strictObject({
  code: languageCodeSchema,
  values: z.partial(
    z.extend(
      z.pick(siteLanguageSchema, { name: true, localName: true, flagCode: true, status: true }),
      { isPrimary: z.literal(true) },
    ),
  ),
});

/** Sets a language's names, flag and status, or makes it the primary one, which is always active. */
export const languageSet = defineOperation({
  name: "language.set",
  args: argsSchema,
  records: () => ["site"],
  apply(records, { code, values }) {
    const site = readSite(records);
    const next = patched(findLanguage(site, code), values);
    if (next.isPrimary && next.status !== "active") throw refusal("language-primary", [], code);
    const languages = site.languages.map((one) => {
      if (one.code === code) return next;
      return values.isPrimary && one.isPrimary ? { ...one, isPrimary: false } : one;
    });
    return { changes: withLanguages(site, languages) };
  },
  invert(before, { code, values }) {
    const site = readSite(before);
    const old = findLanguage(site, code);
    const { isPrimary: _, ...plain } = values;
    const back: Step = { name: "language.set", args: { code, values: unpatched(old, plain) } };
    if (!values.isPrimary || old.isPrimary) return [back];
    return [
      {
        name: "language.set",
        args: { code: primaryLanguage(site.languages), values: { isPrimary: true } },
      },
      back,
    ];
  },
});
