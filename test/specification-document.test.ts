import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { openDocument } from "#/site/open-document.ts";

it("DOC-06 (R29): a document with the specification's names fits the templates once it is migrated and completed", () => {
  const old: unknown = JSON.parse(
    readFileSync(
      new URL("../src/site/migrations/fixtures/version-0.json", import.meta.url),
      "utf8",
    ),
  );
  expect(() => openDocument(old, { templates })).not.toThrow();
});
