import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { FieldSpecs } from "#/fields/kinds.ts";
import type { StoredFields } from "#/fields/stored-fields.ts";
import { bringUpSection } from "#/site/bring-up.ts";
import { storableSchema } from "#/site/field-schema.ts";
import { sectionSchema } from "#/site/section.ts";
import { findSection, registry } from "./registry.ts";
import { deepFreeze } from "../../test/fixtures/deep-freeze.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "kit")
  .map((entry) => entry.name);

async function definitionsOf(folder: string) {
  const module: Record<string, unknown> = await import(`./${folder}/index.ts`);
  return registry.filter((definition) => Object.values(module).includes(definition));
}

/** A section as a version of its template stored it: `fixtures/version-{n}.json` of its folder. */
function fixtureOf(folder: string, version: number) {
  const file = path.join(import.meta.dirname, folder, "fixtures", `version-${version}.json`);
  expect(existsSync(file), `${folder} has a fixture of version ${version}`).toBe(true);
  return deepFreeze(sectionSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}

/** The fields after the changes since their version, and nothing else done to them. */
function changed(fields: StoredFields, version: number, id: string): StoredFields {
  const changes = findSection(id)?.changes ?? [];
  return changes.slice(version - 1).reduce((known, change) => change.up(known), fields);
}

/** Names of fields, those of items included: they tell that a template changed without a new version. */
function namesIn(specs: FieldSpecs): unknown {
  return Object.entries(specs).map(([name, spec]) =>
    spec.kind === "list" ? [name, namesIn(spec.item)] : name,
  );
}
function namesOf(specs: FieldSpecs, fields: StoredFields): unknown {
  return Object.keys(fields).map((name) => {
    const spec = specs[name];
    const items = fields[name];
    if (spec?.kind !== "list" || !Array.isArray(items)) return name;
    const [first] = items;
    const { id: _id, ...own } = (first ?? {}) as StoredFields;
    return [name, namesOf(spec.item, own)];
  });
}

describe.each(folders)("%s", (folder) => {
  it("VERS-04: has a fixture of every version, which its changes make into what is stored today", async () => {
    for (const { id, version, fields } of await definitionsOf(folder)) {
      for (let number = 1; number <= version; number += 1) {
        const section = fixtureOf(folder, number);
        expect(section.version).toBe(number);
        const own = findSection(section.template);
        expect(own?.fields).toBe(fields);
        const up = changed(section.fields, number, id);
        expect(storableSchema(fields).safeParse(up).error, `version ${number}`).toBeUndefined();
        expect(bringUpSection({ ...section, template: id }, findSection)).toMatchObject({
          version,
          fields: up,
        });
      }
    }
  });

  it("VERS-04: the newest fixture has every field, so that one that is added needs a new version", async () => {
    for (const { version, fields } of await definitionsOf(folder)) {
      const newest = fixtureOf(folder, version);
      expect(namesOf(fields, newest.fields)).toEqual(namesIn(fields));
    }
  });

  it("VERS-04: every change says what it is", async () => {
    for (const { changes = [] } of await definitionsOf(folder))
      for (const { name } of changes) expect(name).not.toBe("");
  });
});
