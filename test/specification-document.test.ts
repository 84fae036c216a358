import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { importedAssetId } from "#/site/migrations/specification-names/pictures.ts";
import { openDocument } from "#/site/open-document.ts";

const old: unknown = JSON.parse(
  readFileSync(new URL("../src/site/migrations/fixtures/version-0.json", import.meta.url), "utf8"),
);

describe("DOC-06 (R29): a document with the specification's names", () => {
  const { site, pages } = openDocument(old, { templates });
  const sections = pages.flatMap((page) => page.sections);
  const fieldsOf = (template: string) =>
    sections.find((section) => section.template === template)?.fields;
  const ru = (text: string) => ({ ru: { text } });

  it("fits the templates: btnText and btnUrl are a button's, as buttonText and buttonUrl", () => {
    expect(fieldsOf("Header21")?.["buttons"]).toMatchObject([
      { text: ru("Заказать"), link: { kind: "page" } },
      { text: ru("Позвонить"), link: { kind: "address", address: "tel:+79000001407" } },
    ]);
    expect(fieldsOf("Feature15_2")).toMatchObject({
      buttonText: ru("Спросить"),
      buttonLink: { kind: "section", section: "105" },
    });
  });

  it("keeps pictures with their crop and turn", () => {
    expect(fieldsOf("Header21")?.["background"]).toMatchObject({
      asset: importedAssetId("/img/hero-2048.jpg"),
    });
    expect(fieldsOf("Feature15_2")?.["features"]).toMatchObject([
      { picture: { asset: importedAssetId("/img/single.jpg"), crop: { turn: 90 } } },
    ]);
  });

  it("takes smLangId for a language's id, and drops the generator's version", () => {
    expect(site.languages.map(({ id }) => id)).toEqual([19, 7]);
    expect(JSON.stringify({ site, pages })).not.toContain("3.1.0");
  });
});
