import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { checkDocument } from "#/site/check-document.ts";
import { completeDocument } from "#/site/complete-document.ts";
import { migrateDocument } from "#/site/migrations/migrate.ts";

it("DOC-06 (R29): a document with the specification's names fits the templates once it is migrated and completed", () => {
  const old: unknown = JSON.parse(
    readFileSync(
      new URL("../src/site/migrations/fixtures/version-0.json", import.meta.url),
      "utf8",
    ),
  );
  const document = completeDocument(migrateDocument(old), templates);
  expect(() => checkDocument(document, { templates })).not.toThrow();
});
