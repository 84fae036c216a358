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

  it("takes messengers with their avatars, crops and texts", () => {
    const entry = {
      name: "whatsapp",
      isActive: true,
      value: "+7 900-000-14-07",
      data: {
        avatar: "/img/ann.jpg",
        optimizedAvatar: { small: "/img/ann-320.jpg" },
        imgCropParams: {
          containerWidth: 100,
          width: 200,
          height: 200,
          left: -50,
          top: -50,
          transform: "rotate(0deg)",
        },
        name: "Анна",
        subtitle: "",
        message: "Hi there 👋 How can I help you?",
        buttonText: "Start Chat",
      },
    };
    const unset = { name: "telegram", isActive: false, value: "", data: {} };
    const messengers = { alignment: "left", data: [entry, unset] };
    const opened = openDocument(Object.assign({}, old, { messengers }), { templates });
    const { alignment, data } = opened.site.settings.messengers;
    expect(alignment).toBe("left");
    expect(data.map(({ name, isActive }) => [name, isActive])).toEqual([
      ["whatsapp", true],
      ["telegram", false],
    ]);
    expect(data[0]).toMatchObject({ value: "+79000001407" });
    expect(data[0]?.data).toEqual({
      avatar: {
        asset: importedAssetId("/img/ann.jpg"),
        alt: {},
        crop: { left: 0.25, top: 0.25, width: 0.5, height: 0.5, turn: 0 },
        focus: null,
      },
      name: ru("Анна"),
      subtitle: {},
      message: ru("Hi there 👋 How can I help you?"),
      buttonText: ru("Start Chat"),
    });
    expect(data[1]?.data).toEqual({
      avatar: null,
      name: {},
      subtitle: {},
      message: {},
      buttonText: {},
    });
  });

  it("refuses a messenger that leads to a script, or that nobody knows", () => {
    for (const one of [
      { name: "facebook", value: "javascript:x" },
      { name: "icq", value: "1" },
    ]) {
      const messengers = { alignment: "left", data: [one] };
      const open = () => openDocument(Object.assign({}, old, { messengers }), { templates });
      expect(open).toThrow();
    }
  });

  it("takes smLangId for a language's id, and drops the generator's version", () => {
    expect(site.languages.map(({ id }) => id)).toEqual([19, 7]);
    expect(JSON.stringify({ site, pages })).not.toContain("3.1.0");
  });
});
