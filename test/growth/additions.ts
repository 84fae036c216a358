import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Something that the product grows by: what is new, and what of the present is touched. */
export interface Addition {
  /** The row of docs/growth.md. */
  readonly what: string;
  /** What stands in the built product then, and didn't before. */
  readonly shows: string;
  /** New files by their paths. */
  readonly added: Readonly<Record<string, string | Buffer>>;
  /** Changes of files that are there: a text of the file, and what takes its place. */
  readonly touched: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;
}

/** The files of a folder under another name; words in their texts are replaced. */
function copyOf(
  folder: string,
  to: string,
  words: readonly (readonly [from: string, to: string])[],
): Record<string, string | Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const renamed = (text: string) =>
    words.reduce((changed, [from, other]) => changed.replaceAll(from, other), text);
  return Object.fromEntries(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      const target = path.join(to, renamed(path.relative(folder, file)));
      return [target, /\.(tsx?|css|json)$/.test(file) ? renamed(bytes.toString("utf8")) : bytes];
    }),
  );
}

/** A line before another one. */
function before(line: string, added: string): readonly [string, string] {
  return [line, `${added}\n${line}`];
}

const section: Addition = {
  what: "A section",
  shows: '"Links9"',
  added: copyOf("src/sections/links-1", "src/sections/links-9", [
    ["Links1", "Links9"],
    ["links1", "links9"],
    ["links-1", "links-9"],
  ]),
  touched: {
    "src/sections/registry.ts": [
      before("import { links1 }", 'import { links9 } from "./links-9/index.ts";'),
      before("  links1,", "  links9,"),
    ],
  },
};

const sectionWithForm: Addition = {
  what: "A section with a form",
  // the file by which an island loads the form
  shows: "sections/email-9/form.tsx",
  added: copyOf("src/sections/email-1", "src/sections/email-9", [
    ["Email1", "Email9"],
    ["email1", "email9"],
    ["email-1", "email-9"],
  ]),
  touched: {
    "src/sections/registry.ts": [
      before("import { feature152 }", 'import { email9 } from "./email-9/index.ts";'),
      before("  feature152,", "  email9,"),
    ],
  },
};

const layout: Addition = {
  what: "Another layout of a section",
  shows: '"PriceTable"',
  added: copyOf("src/sections/pricing-8/price-list", "src/sections/pricing-8/price-table", [
    ["PriceList", "PriceTable"],
    ["price-list", "price-table"],
  ]),
  touched: {
    "src/sections/pricing-8/index.ts": [
      before(
        "export const priceList ",
        `export const priceTable = defineSection({
  ...model,
  id: "PriceTable",
  label: { en: "Price table", ru: "Таблица цен" },
  description: { en: "Prices in a table", ru: "Цены в таблице" },
  thumbnailRatio: 0.7,
  hasAnimation: false,
  load: () => import("./price-table/look.ts"),
});
`,
      ),
    ],
    "src/sections/registry.ts": [
      ["import { priceList, pricing8 }", "import { priceList, priceTable, pricing8 }"],
      before("  priceList,", "  priceTable,"),
    ],
  },
};

const fieldKind: Addition = {
  what: "A kind of field",
  shows: '"rating"',
  added: copyOf("src/fields/number", "src/fields/rating", [
    ["function number(", "function rating("],
    ["return number(", "return rating("],
    ['"number"', '"rating"'],
    ["NumberField", "RatingField"],
    ["numberKind", "ratingKind"],
  ]),
  touched: {
    "src/fields/kinds.ts": [
      before("import { textKind }", 'import { ratingKind } from "./rating/kind.ts";'),
      before("  numberKind,", "  ratingKind,"),
    ],
  },
};

const operation: Addition = {
  what: "An operation",
  shows: '"site.retitle"',
  added: {
    "src/site/operations/site-retitle.ts": readFileSync(
      "src/site/operations/site-rename.ts",
      "utf8",
    )
      .replaceAll("site.rename", "site.retitle")
      .replaceAll("siteRename", "siteRetitle"),
  },
  touched: {
    "src/site/operations/catalogue.ts": [
      before("import { siteRename }", 'import { siteRetitle } from "./site-retitle.ts";'),
      before("  siteRename,", "  siteRetitle,"),
    ],
    "src/site/operations/describe.ts": [
      before('  "site.rename"', '  "site.retitle": ({ name }) => onSite({ name }),'),
    ],
    "src/editor/features/versions/words/en.data.ts": [
      before('  "operation.site.rename"', '  "operation.site.retitle": "Site retitled",'),
    ],
    "src/editor/features/versions/words/ru.data.ts": [
      before('    "operation.site.rename"', '    "operation.site.retitle": "Новое имя сайта",'),
    ],
  },
};

const settingsScreen: Addition = {
  what: "A settings screen",
  shows: "Карточка",
  added: copyOf(
    "src/editor/features/settings/tabs/sharing",
    "src/editor/features/settings/tabs/card",
    [
      ["sharing-tab", "card-tab"],
      ["SharingTab", "CardTab"],
      ['name: "sharing"', 'name: "card"'],
      ["const sharing ", "const card "],
      ["sharingEn", "cardEn"],
      ["sharingRu", "cardRu"],
      ['title: "Поиск и соцсети"', 'title: "Карточка"'],
    ],
  ),
  touched: {
    "src/editor/features/settings/settings-tabs.ts": [
      before("import { sharing }", 'import { card } from "./tabs/card/entry.ts";'),
      before("  sharing,", "  card,"),
    ],
  },
};

const vendor: Addition = {
  what: "A vendor",
  shows: '"fathom"',
  added: copyOf("src/vendors/plausible", "src/vendors/fathom", [
    ["plausible", "fathom"],
    ["Plausible", "Fathom"],
  ]),
  touched: {
    "src/vendors/registry.ts": [
      before("import { plausible }", 'import { fathom } from "./fathom/vendor.ts";'),
      before("  plausible,", "  fathom,"),
    ],
  },
};

/** The words of a language in a folder of one file each, as those of another one. */
function fileLike(folder: string, language: string): Record<string, string> {
  const text = readFileSync(`${folder}/uk.data.ts`, "utf8");
  return { [`${folder}/${language}.data.ts`]: text.replace("const uk:", `const ${language}:`) };
}

/** A table that gathers such a folder. */
function gathered(folder: string): readonly (readonly [from: string, to: string])[] {
  const name = path.posix.basename(folder);
  return [
    before("import { ru }", `import { pl } from "./${name}/pl.data.ts";`),
    ["fr, es, uk }", "fr, es, uk, pl }"],
  ];
}

/** What a table of words by language has for one of them. */
function wordsIn(file: string, language: string): string {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf("{", text.indexOf(`\n  ${language}: {`));
  return text.slice(start, text.indexOf("\n  },", start) + 4);
}

/** Pages of hosts without a site, and files of the inbox. */
const wordTables = [
  "src/server/hosting/notice-words.data.ts",
  "src/server/inbox/csv-words.data.ts",
  "src/server/previews/preview-words.data.ts",
];

const visitorsLanguage: Addition = {
  what: "A language for visitors",
  shows: '"pl"',
  added: {
    ...fileLike("src/site/visitor-messages", "pl"),
    ...fileLike("src/server/words/visitors", "pl"),
    ...fileLike("src/server/words/emails", "pl"),
  },
  touched: {
    "src/site/spoken-language.ts": [['"uk"]', '"uk", "pl"]']],
    "src/site/messages-visitor.data.ts": gathered("src/site/visitor-messages"),
    "src/server/words/words.data.ts": gathered("src/server/words/visitors"),
    "src/server/words/email-words.data.ts": gathered("src/server/words/emails"),
    ...Object.fromEntries(
      wordTables.map((file) => [file, [before("  uk: {", `  pl: ${wordsIn(file, "uk")},`)]]),
    ),
    "src/editor/canvas/visitor-words.ts": [
      before(
        "  uk: async",
        '  pl: async () => (await import("#/site/visitor-messages/pl.data.ts")).pl,',
      ),
    ],
  },
};

const interfaceLanguage: Addition = {
  what: "An interface language",
  shows: "Polski",
  added: copyOf("src/editor/words/languages/de", "src/editor/words/languages/pl", []),
  touched: {
    "src/editor/words/languages.ts": [
      before(
        '  ru: { name: "Русский"',
        '  pl: { name: "Polski", load: () => import("./languages/pl/index.ts") },',
      ),
    ],
  },
};

const starter: Addition = {
  what: "A starter site",
  shows: '"garage"',
  added: copyOf("src/starters/shop", "src/starters/garage", []),
  touched: {
    "src/starters/registry.ts": [
      before(
        '  {\n    id: "studio",',
        '  {\n    id: "garage",\n    name: { en: "Garage", ru: "Гараж" },\n    about: { en: "Cars.", ru: "Машины." },\n  },',
      ),
    ],
  },
};

export const additions: readonly Addition[] = [
  section,
  sectionWithForm,
  layout,
  fieldKind,
  operation,
  settingsScreen,
  vendor,
  visitorsLanguage,
  interfaceLanguage,
  starter,
];
