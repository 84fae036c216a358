import { usualHours } from "#/fields/hours/week.ts";
import { createId } from "#/lib/create-id.ts";
import type { SiteFacts } from "#/render/page-facts.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import { findSection, templates } from "#/sections/registry.ts";
import { navigationFields } from "#/site/navigation.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Page } from "#/site/page.ts";
import type { PageEntry } from "#/site/page-index.ts";
import type { Section } from "#/site/section.ts";
import { createRouter } from "#/site/router.ts";
import { initialSettings } from "#/site/settings.ts";
import { documentVersion } from "#/site/site.ts";
import type { SiteDocument, SiteRecord } from "#/site/site.ts";
import { fieldsFor } from "./content.ts";
import type { Content, Scene } from "./scene.ts";
import { filesOf, fontSource, sampleAssets, withFlags } from "./resources.ts";
import { sampleColumns, sampleEvent, sampleLanguages, sampleLinks } from "./sample-site.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import { readProject } from "#/site/project/read-project.ts";
import shop from "#/starters/shop/site.json" with { type: "json" };

function sectionFor(template: string, scene: Scene, content: Content): Section {
  const definition = findSection(template);
  if (!definition) throw new Error(`There is no template ${template}`);
  const samples = scene.pictures === "yes" ? sampleAssets : undefined;
  const options = { ...scene, template, content, samples, createId };
  const fields = fieldsFor(definition.fields, options);
  return {
    id: `scene-${template.toLowerCase().replaceAll("_", "-")}`,
    template,
    version: definition.version,
    fields,
  };
}

/** The template alone, or with what it can't do without: a header has a section below it. */
function sectionsFor(scene: Scene): Section[] {
  const { ownMode, ownSide } = scene;
  const own: Section = {
    ...sectionFor(scene.template, scene, scene.content),
    ...(ownMode !== "SITE" && { colorMode: ownMode }),
    ...(ownSide !== "SITE" && { orientation: ownSide }),
  };
  const category = findSection(scene.template)?.category;
  if (category === "header") return [own, sectionFor("Feature5", scene, "default")];
  if (category === "footer")
    return [sectionFor("NoHeader", scene, "default"), sectionFor("Links1", scene, "default")];
  return [sectionFor("NoHeader", scene, "default"), own];
}

function navigationFor(scene: Scene): SiteRecord["navigation"] {
  const { language } = scene;
  const content = scene.template === "NoHeader" ? scene.content : "default";
  const fields = fieldsFor(navigationFields, { ...scene, content, createId });
  return content === "default"
    ? { ...fields, logoMark: "ring", ...sampleLinks(language) }
    : { ...fields, logoMark: "square" };
}

/** The template where it is a footer, with links as every footer has. */
function footerFor(scene: Scene): Section {
  const { category, fields } = findSection(scene.template) ?? {};
  if (category !== "footer") return sectionFor("VitrineFooter", scene, "default");
  const own = sectionFor(scene.template, scene, scene.content);
  const columns = fields?.["columns"];
  if (scene.content !== "default" || columns?.kind !== "list") return own;
  return { ...own, fields: { ...own.fields, ...sampleColumns(scene.language, columns.max) } };
}

/** Its page, below a home page where the template shows the way to it. */
function entriesFor({ template, language }: Scene): PageEntry[] {
  const [home, prices] = language === "ru" ? ["Главная", "Цены"] : ["Home", "Prices"];
  return findSection(template)?.showsTrail
    ? [
        { id: "home", path: "/", name: home },
        { id: "scene", path: "/prices", name: prices },
      ]
    : [{ id: "scene", path: "/", name: home }];
}

function documentFor(scene: Scene): SiteDocument {
  const { language } = scene;
  const page: Page = { id: "scene", meta: emptyMeta, sections: sectionsFor(scene) };
  const site: SiteRecord = {
    schema: documentVersion,
    name: language === "ru" ? "Пример" : "Sample",
    languages: sampleLanguages(language),
    isPrimaryDefault: true,
    theme: {
      colorMode: scene.mode,
      look: scene.look,
      orientation: scene.side,
      fontSize: scene.p,
      brand: scene.brand,
      second: scene.second,
      fonts: scene.fonts,
    },
    settings: {
      ...initialSettings,
      organisation: { ...initialSettings.organisation, hours: usualHours },
    },
    navigation: navigationFor(scene),
    footer: footerFor(scene),
    events: [sampleEvent(language, scene.content)],
  };
  return {
    site,
    index: { entries: entriesFor(scene), redirects: [] },
    pages: [page],
  };
}

function render({ site, index, pages }: SiteDocument, entry: PageEntry, language: string): string {
  const facts: SiteFacts = {
    site,
    index,
    router: createRouter(site, index),
    files: filesOf,
    form: { apiBase: "/api/v1", siteId: 1, siteHash: "gallery" },
    report: "/report/",
    say: visitorMessage,
  };
  const fonts = fontSource();
  const renderer = createPageRenderer({
    ...facts,
    ...(fonts && { fonts }),
    origin: "http://gallery.localhost",
    links: [],
    scripts: [],
    socialPicture: () => undefined,
    firstMeta: emptyMeta,
  });
  const page = pages.find((one) => one.id === entry.id);
  if (!page) throw new Error(`There is no page ${entry.id}`);
  return withFlags(
    renderer.page({ page, entry, language, main: renderer.main(page, language) }).html,
  );
}

/** The HTML of a scene. */
export function renderScene(scene: Scene): string {
  const document = documentFor(scene);
  const [entry] = document.index.entries.slice(-1);
  if (!entry) throw new Error("A scene has a page");
  return render(document, entry, scene.language);
}

/** The HTML of a page of the demo shop. @throws where it has no such path */
export function renderDemo(path: string): string {
  const { document } = readProject(shop, { templates, now: new Date() });
  const entry = document.index.entries.find((one) => one.path === path);
  if (!entry)
    throw new Error(`The demo has ${document.index.entries.map((one) => one.path).join(", ")}`);
  return render(document, entry, "ru");
}
