import { documentVersion, siteDocumentSchema } from "../site.ts";
import type { SiteDocument } from "../site.ts";
import { specificationNames } from "./001-specification-names.ts";
import { consentAndVendors } from "./002-consent-and-vendors.ts";
import { isPlainObject, MigrationError } from "./migration.ts";
import type { Migration } from "./migration.ts";

/** One for each earlier version, in their order. */
export const migrations: readonly Migration[] = [specificationNames, consentAndVendors];

/** The version of a document; one without a version has the names of the specification and is 0. */
function versionOf(document: unknown): number {
  const site = isPlainObject(document) && isPlainObject(document.site) ? document.site : undefined;
  if (site?.schema === undefined) return 0;
  if (typeof site.schema !== "number")
    throw new MigrationError(["site", "schema"], "the version is a number");
  return site.schema;
}

/**
 * A document of any version as one of the present version. Its fields are not checked against templates here
 * (`completeDocument`, `findDocumentProblems`). @throws MigrationError
 */
export function migrateDocument(input: unknown): SiteDocument {
  const version = versionOf(input);
  if (version > documentVersion)
    throw new MigrationError(
      ["site", "schema"],
      `version ${version} is newer than this program knows (${documentVersion})`,
    );
  let document = input;
  for (let current = version; current < documentVersion; current++) {
    const next = migrations.find((migration) => migration.from === current);
    if (!next) throw new MigrationError(["site", "schema"], `version ${current} has never existed`);
    document = next.migrate(document);
  }
  const parsed = siteDocumentSchema.safeParse(document);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new MigrationError(
    (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part)),
    issue?.message ?? "this isn’t a site",
  );
}
