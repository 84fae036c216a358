import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { rulesCss } from "#/render/collected.ts";
import { renderMain } from "#/render/main-part.tsx";
import type { SiteFacts } from "#/render/page-facts.ts";
import type { HeadingLevel } from "#/render/type-scale.ts";
import { pictureFiles } from "#/publish/picture-set.ts";
import type { PictureSet } from "#/publish/picture-set.ts";
import { header21 } from "#/sections/header-21/index.ts";
import { findSection } from "#/sections/registry.ts";
import { navigationFields } from "#/site/navigation.ts";
import { readText } from "#/site/localized-text.ts";
import type { Page } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import type { SiteDocument } from "#/site/site.ts";
import { hugoFields } from "./hugo-fields.ts";

export interface HugoSiteOptions {
  readonly document: SiteDocument;
  readonly facts: SiteFacts;
  /** The stylesheet of all pages, without what is one page's own. */
  readonly css: string;
  readonly sets: ReadonlyMap<string, PictureSet>;
  /** Where the templates lie. */
  readonly layouts: string;
  readonly folder: string;
}

/** Sections whose template Hugo has, with the size of their title. */
const kinds: Record<string, { partial: string; level: HeadingLevel }> = {
  Header21: { partial: "header-21", level: 72 },
  Feature15_2: { partial: "feature-15-2", level: 56 },
  Feature5: { partial: "feature-5", level: 48 },
  Pricing8: { partial: "pricing-8", level: 56 },
  Contact9: { partial: "contact-9", level: 56 },
  Links1: { partial: "links-1", level: 32 },
};

type PathOf = (page: string) => string;

function pathsOf({ index }: SiteDocument): PathOf {
  const paths = new Map(index.entries.map(({ id, path }) => [id, path]));
  return (page) => {
    const path = paths.get(page) ?? "/";
    return path === "/" ? path : `${path}/`;
  };
}

function hugoSection(section: Section, pathOf: PathOf): object {
  const kind = kinds[section.template];
  const definition = findSection(section.template);
  if (!kind || !definition) throw new Error(`Hugo has no template for ${section.template}`);
  const fields = hugoFields(definition.fields, section.fields, { pathOf, level: kind.level });
  return { ...fields, id: section.id, template: kind.partial };
}

function hugoPage({ facts }: HugoSiteOptions, page: Page, pathOf: PathOf): string {
  const { rules } = renderMain({ ...facts, language: "ru", page: page.id }, page);
  const matter = {
    title: readText(page.meta.title, "ru", "ru"),
    description: readText(page.meta.description, "ru", "ru"),
    rules: Array.from(rules, (rule) => rulesCss(new Map([rule]))),
    sections: page.sections.map((section) => hugoSection(section, pathOf)),
  };
  return `${JSON.stringify(matter, null, 2)}\n`;
}

function config({ document: { site } }: HugoSiteOptions, pathOf: PathOf): object {
  const linksOf = (fields: object) => {
    const { links } = hugoFields(
      navigationFields,
      { ...site.navigation, ...fields },
      { pathOf, level: 24 },
    );
    return (links as { text: string; link: string }[]).map(({ text, link }) => ({
      text,
      href: link,
    }));
  };
  const specs = findSection(site.footer.template)?.fields ?? {};
  const footer = hugoFields(specs, site.footer.fields, { pathOf, level: 24 });
  const columns = footer["columns"] as { title: string; links: { text: string; link: string }[] }[];
  return {
    baseURL: "https://big.example/",
    title: site.name,
    languageCode: "ru",
    disableKinds: ["taxonomy", "term", "RSS", "section"],
    enableRobotsTXT: true,
    params: {
      links: linksOf({}),
      about: footer["about"],
      columns: columns.map(({ title, links }) => ({
        title,
        links: links.map(({ text, link }) => ({ text, href: link })),
      })),
    },
  };
}

/** The templates are kept under another ending, for formatters take them for HTML. */
async function copyLayouts(from: string, to: string): Promise<void> {
  for (const name of await readdir(from, { recursive: true })) {
    if (!name.endsWith(".gotmpl")) continue;
    const target = join(to, name.replace(/gotmpl$/, "html"));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, name), target);
  }
}

/** Writes a Hugo site with the same pages, texts and stylesheet as a document of ours. */
export async function writeHugoSite(options: HugoSiteOptions): Promise<void> {
  const { document, folder, layouts, css, sets } = options;
  const pathOf = pathsOf(document);
  for (const name of ["content", "data", "assets"])
    await mkdir(join(folder, name), { recursive: true });
  await copyLayouts(layouts, join(folder, "layouts"));
  await writeFile(join(folder, "config.json"), JSON.stringify(config(options, pathOf)));
  await writeFile(join(folder, "assets", "site.css"), css);
  const pictures = Array.from(sets, ([key, set]) => {
    const files = pictureFiles(set, header21.fields.background);
    return [key.split(" ")[0], files] as const;
  });
  await writeFile(
    join(folder, "data", "pictures.json"),
    JSON.stringify(Object.fromEntries(pictures)),
  );
  for (const page of document.pages) {
    const path = pathOf(page.id);
    const name = path === "/" ? "_index.md" : `${path.slice(1, -1)}.md`;
    await writeFile(join(folder, "content", name), hugoPage(options, page, pathOf));
  }
}
