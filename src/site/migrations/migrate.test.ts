import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { deepFreeze } from "../../../test/fixtures/deep-freeze.ts";
import { testDocument } from "../../../test/fixtures/document.ts";
import { documentVersion, siteDocumentSchema } from "../site.ts";
import { migrateDocument, migrations } from "./migrate.ts";
import { MigrationError } from "./migration.ts";
import { importedAssetId } from "./specification-names/pictures.ts";

const here = new URL(".", import.meta.url);

function fixture(version: number): Record<string, unknown> {
  return deepFreeze(
    JSON.parse(readFileSync(new URL(`fixtures/version-${version}.json`, here), "utf8")) as Record<
      string,
      unknown
    >,
  );
}

/** The message with the path of what is wrong. */
function complaint(document: unknown): string {
  try {
    migrateDocument(deepFreeze(document));
    return "none";
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    throw error;
  }
}

describe("migrations", () => {
  const versions = Array.from({ length: documentVersion }, (_, version) => version);

  it("DOC-05: there is one for every earlier version, in a file of its number, with a document to try it on", () => {
    const files = readdirSync(here).filter(
      (name) => /^\d{3}-.*\.ts$/.test(name) && !name.endsWith(".test.ts"),
    );
    expect(files.map((name) => Number(name.slice(0, 3)) - 1).toSorted()).toEqual(versions);
    expect(migrations.map((migration) => migration.from)).toEqual(versions);
    expect(readdirSync(new URL("fixtures", here)).toSorted()).toEqual(
      versions.map((version) => `version-${version}.json`),
    );
  });

  it.each(versions)(
    "DOC-05: a document of version %i becomes one of the present version; the old one is never changed",
    (version) => {
      const old = fixture(version);
      const document = migrateDocument(old);
      expect(siteDocumentSchema.parse(document)).toEqual(document);
      expect(migrateDocument(old)).toEqual(document);
    },
  );

  it("a document of the present version stays as it is", () => {
    expect(migrateDocument(testDocument())).toEqual(testDocument());
  });

  it.each([
    ["The document: an object is missing here", null],
    ["The document: an object is missing here", []],
    ["pages: a site has at least one page", {}],
    ["pages: a list is missing here", { pages: {} }],
    ["pages/0: an object is missing here", { pages: ["x"] }],
    [
      "pages/0/components/0/template: the component's template is missing",
      { pages: [{ path: "/", components: [{ data: {} }] }] },
    ],
    [
      "pages/0/components/0/data/buttons/0/btnUrl: this address can't be used as a link",
      {
        pages: [
          {
            path: "/",
            components: [
              {
                template: "Header21",
                data: { buttons: [{ btnText: "x", btnUrl: "javascript:alert(1)" }] },
              },
            ],
          },
        ],
      },
    ],
    [
      'pages/0/components/0/data/buttons/0/btnText: "text" stands here twice',
      {
        pages: [
          {
            path: "/",
            components: [
              { template: "Header21", data: { buttons: [{ buttonText: "x", btnText: "y" }] } },
            ],
          },
        ],
      },
    ],
    [
      "pages/0/components/0/data/title/de: the site doesn't have this language",
      {
        pages: [
          { path: "/", components: [{ template: "Header21", data: { title: { de: "x" } } }] },
        ],
      },
    ],
    [
      "pages/0/components/0/data/title/ru: a text is missing here",
      {
        pages: [{ path: "/", components: [{ template: "Header21", data: { title: { ru: [] } } }] }],
      },
    ],
    ["index/entries: The first page must be the home page at /", { pages: [{ path: "/a" }] }],
    [
      "index/entries/0/path: Use lowercase letters, digits and hyphens, like /about-us",
      { pages: [{ path: "/../etc" }] },
    ],
    [
      "site/theme/brand: Bad Hex",
      { pages: [{ path: "/" }], theme: { palette: { primaryDark: "red;}" } } },
    ],
    ["site/schema: version 3 is newer than this program knows (2)", { site: { schema: 3 } }],
    ["site/schema: the version is a number", { site: { schema: "1" } }],
    ["site/schema: version -1 has never existed", { site: { schema: -1 } }],
  ])("says what is wrong and where: %s", (message, document) => {
    expect(complaint(document)).toBe(message);
  });
});

describe("DOC-06 (R29): the specification's names", () => {
  const { site, index, pages } = migrateDocument(fixture(0));
  const home = pages.find((page) => page.id === "start");
  const fieldsOf = (section: string) =>
    home?.sections.find((one) => one.id === section)?.fields ?? {};
  const [connect] = pages;

  it("pages: the home page first, ids kept, meta in the primary language", () => {
    expect(index.entries).toEqual([
      { id: "start", path: "/", name: "Главная" },
      { id: connect?.id, path: "/connect", name: "/connect" },
    ]);
    expect(home?.meta).toMatchObject({
      useForAll: true,
      title: { ru: { text: "Не моргай" } },
      keywords: { ru: { text: "обманки" } },
    });
    expect(connect?.meta.keywords).toEqual({});
  });

  it("languages: in their order, smLangId is the id, any status but active is inactive", () => {
    expect(site.languages).toEqual([
      {
        id: 19,
        code: "ru",
        name: "Russian",
        localName: "Русский",
        flagCode: "ru",
        isPrimary: true,
        status: "active",
      },
      {
        id: 7,
        code: "en",
        name: "English",
        localName: "English",
        flagCode: "gb",
        isPrimary: false,
        status: "inactive",
      },
    ]);
  });

  it("theme: the palette's main colour and the pair of fonts", () => {
    expect(site.theme).toEqual({
      colorMode: "DARK",
      look: "CORNERED",
      orientation: "LEFT",
      fontSize: 69,
      brand: "#e8502a",
      second: null,
      fonts: "tektur-exo-2",
    });
  });

  it("navigation and footer: links to own pages by id, the header's logo, the label of overflow links", () => {
    expect(site.navigation).toMatchObject({
      logoColor: "white",
      logoWidth: 180,
      logo: { asset: importedAssetId("/img/logo.png") },
      moreLabel: { ru: { text: "Ещё" } },
      links: [
        { text: { ru: { text: "Подключение" } }, link: { kind: "page", page: connect?.id } },
        { link: { kind: "page", page: "start", section: "104" } },
      ],
    });
    expect(site.footer.fields.columns).toMatchObject([
      { links: [{ text: { ru: { text: "Home" } }, link: { kind: "page", page: "start" } }] },
    ]);
  });

  it("ids of trackers and keys of chats, in their vendors' formats", () => {
    const old = {
      pages: [{ path: "/" }],
      gtagId: " G-ABCDE12345 ",
      ymId: 12345678,
      facebookPixelCode: "",
      adSensePublisherId: null,
      chatsData: { data: [{ name: "olark", key: "1234-567-89-0123", isPrimary: true }] },
    };
    const { tracking, chats } = migrateDocument(deepFreeze(old)).site.settings;
    expect(tracking).toEqual({ gtagId: "G-ABCDE12345", ymId: "12345678" });
    expect(chats).toEqual(old.chatsData);
    const { chatsData } = old;
    expect(migrateDocument({ ...old, chatsData: chatsData.data }).site.settings.chats).toEqual(
      chats,
    );
    expect(complaint({ ...old, gtagId: "G-1');alert(1)//" })).toBe(
      "gtagId: this isn’t in the vendor’s format",
    );
    const evil = [{ name: "olark", key: "../../evil", isPrimary: true }];
    expect(complaint({ ...old, chatsData: evil })).toContain("isn’t in the vendor’s format");
  });

  it("backgrounds and buttons under either of their names", () => {
    expect(fieldsOf("103")).toEqual({
      title: { ru: { text: "Модули-обманки" } },
      titleAlignment: "start",
      paragraph: { ru: { text: "Без ошибок" } },
      background: {
        asset: importedAssetId("/img/hero-2048.jpg"),
        alt: {},
        crop: null,
        focus: null,
      },
      overlay: 0.5,
      buttons: [
        {
          id: expect.any(String),
          text: { ru: { text: "Заказать" } },
          link: { kind: "page", page: connect?.id },
        },
        {
          id: expect.any(String),
          text: { ru: { text: "Позвонить" } },
          link: { kind: "address", address: "tel:+79000001407" },
          type: "tertiary",
        },
      ],
    });
    expect(fieldsOf("104")).toMatchObject({
      title: { ru: { text: "Комплекты" }, en: { text: "Sets" } },
      buttonText: { ru: { text: "Спросить" } },
      buttonLink: { kind: "section", section: "105" },
    });
  });

  it("pictures of items with their crop in shares", () => {
    expect((fieldsOf("104").features as unknown[])[0]).toEqual({
      id: expect.any(String),
      count: { ru: { text: "1" } },
      picture: {
        asset: importedAssetId("/img/single.jpg"),
        alt: {},
        focus: null,
        crop: { left: 0.25, top: 0.25, width: 0.5, height: 0.5, turn: 90 },
      },
      paragraph: { ru: { text: "Один модуль" } },
      badgeText: { ru: { text: "3600 ₽" } },
      countAlignment: "start",
      blockParagraphAlignment: "center",
    });
  });

  it("lists under their present names: cards, ticks, rows", () => {
    expect(fieldsOf("105")).toMatchObject({
      cards: [
        {
          title: { ru: { text: "H7" } },
          titleAlignment: "center",
          description: { ru: { text: "Пара" } },
          price: { ru: { text: "2900" } },
        },
      ],
      buttons: [{ link: { kind: "address", address: "mailto:shop@example.org" } }],
    });
    expect(fieldsOf("106")).toMatchObject({
      description: {},
      blocks: [
        {
          title: { ru: { text: "Сразу" } },
          items: [{ text: { ru: { text: "модуль" } } }, { text: { ru: { text: "провода" } } }],
        },
      ],
    });
    expect(connect?.sections[0]?.fields.rows).toMatchObject([
      {
        items: [
          {
            picture: { asset: importedAssetId("/img/a-2048.jpg") },
            link: { kind: "address", address: "http://example.org/a" },
            title: { ru: { text: "Шаг 1" } },
          },
          { picture: null, title: {}, titleAlignment: "end" },
        ],
      },
    ]);
  });
});
