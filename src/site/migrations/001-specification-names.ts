import { textHash } from "#/lib/text-hash.ts";
import { fontFamilies, fontPairs } from "../fonts.data.ts";
import { primaryLanguage } from "../language.ts";
import { initialTheme } from "../theme.ts";
import { isPlainObject, MigrationError, readList, readObject, readString } from "./migration.ts";
import type { DocumentPath, Migration, PlainObject } from "./migration.ts";
import { migrateFields, migrateLinks, migrateText } from "./specification-names/fields.ts";
import type { OldFacts } from "./specification-names/fields.ts";
import { migrateLanguages } from "./specification-names/languages.ts";
import { idOf } from "./specification-names/links.ts";
import { migratePicture } from "./specification-names/pictures.ts";
import { migrateChats, migrateMessengers, migrateTracking } from "./specification-names/vendors.ts";

const footerTemplate = "VitrineFooter";

function pagePath(page: PlainObject, path: DocumentPath): string {
  const text = readString(page.path, [...path, "path"]);
  return text === "/" ? text : `/${text.replace(/^\/|\/$/g, "")}`;
}

function componentsOf(
  page: PlainObject,
  path: DocumentPath,
): { component: PlainObject; data: PlainObject; template: string; path: DocumentPath }[] {
  const name = page.components === undefined ? "sections" : "components";
  return readList(page[name], [...path, name]).map((one, place) => {
    const own = [...path, name, place];
    const component = readObject(one, own);
    const template = readString(component.component ?? component.template ?? component.label, [
      ...own,
      "template",
    ]);
    if (template === "")
      throw new MigrationError([...own, "template"], "the component's template is missing");
    return {
      component,
      data: readObject(component.data ?? component.props ?? {}, [...own, "data"]),
      template,
      path: own,
    };
  });
}

/** What a component has otherwise than the site's theme; the rest follows the theme. */
function ownTheme(component: PlainObject, theme: PlainObject): PlainObject {
  const own = ["colorMode", "orientation"].filter(
    (name) => (component[name] ?? "") !== "" && component[name] !== theme[name],
  );
  return Object.fromEntries(own.map((name) => [name, component[name]]));
}

function migratePage(
  page: PlainObject,
  path: DocumentPath,
  facts: OldFacts & { id: string; theme: PlainObject },
) {
  const meta = isPlainObject(page.meta) ? page.meta : {};
  const text = (name: string) => migrateText(meta[name], [...path, "meta", name], facts);
  const sections = componentsOf(page, path).map(({ component, data, template, path: own }) => ({
    id: idOf(component.id, `s${textHash(own.join("/"))}`),
    template,
    version: 1,
    fields: migrateFields(data, { template, path: [...own, "data"] }, facts),
    ...ownTheme(component, facts.theme),
  }));
  return {
    id: facts.id,
    meta: {
      useForAll: meta.useForAll === true,
      title: text("title"),
      description: text("description"),
      keywords: text("keywords"),
      socialImage: null,
      isHiddenFromSearch: false,
    },
    sections,
  };
}

function fontsOf(theme: PlainObject): string {
  const nameOf = (id: keyof typeof fontFamilies) => fontFamilies[id].name;
  const own = [theme.primaryFont, theme.secondaryFont ?? theme.primaryFont].join();
  return (
    Object.entries(fontPairs).find(
      ([, pair]) => [nameOf(pair.heading), nameOf(pair.body)].join() === own,
    )?.[0] ?? initialTheme.fonts
  );
}

function migrateTheme(value: unknown) {
  if (value === undefined) return initialTheme;
  const theme = readObject(value, ["theme"]);
  const palette = isPlainObject(theme.palette) ? theme.palette : {};
  const { colorMode, look, orientation, fontSize } = { ...initialTheme, ...theme };
  return {
    colorMode,
    look,
    orientation,
    fontSize,
    brand: palette.primaryDark ?? initialTheme.brand,
    second: null,
    fonts: fontsOf(theme),
  };
}

/** The bar's data: links of the site, the logo of the site or of the first header that has one. */
function migrateNavigation(old: PlainObject, headers: readonly PlainObject[], facts: OldFacts) {
  const header =
    headers.find((data) => data.logoSrc) ??
    headers.find((data) => data.logoColor ?? data.logoWidth) ??
    {};
  const logo = isPlainObject(old.logo) ? old.logo : {};
  const width = logo.width ?? header.logoWidth;
  return {
    logo: migratePicture(logo.imageSrc ?? header.logoSrc, ["logo"], { ratio: 1 }),
    logoMark: "none",
    logoText: migrateText(old.name, ["name"], facts),
    logoColor: logo.color ?? header.logoColor ?? "default",
    logoWidth: typeof width === "number" && width > 0 ? width : 200,
    moreLabel: migrateText(old.extraLinksLabel ?? "More", ["extraLinksLabel"], facts),
    links: migrateLinks(old.headerLinks, ["headerLinks"], facts),
    socials: [],
  };
}

function migrateFooter(old: PlainObject, facts: OldFacts) {
  const links = migrateLinks(old.footerLinks, ["footerLinks"], facts);
  const columns = links.length > 0 ? [{ id: "links", title: {}, links }] : [];
  return { id: "footer", template: footerTemplate, version: 1, fields: { about: {}, columns } };
}

function migrateSettings(old: PlainObject, facts: OldFacts) {
  const messengers = migrateMessengers(old, facts);
  const picture = (name: string) => migratePicture(old[name], [name], { ratio: 1 });
  return {
    email: readString(old.email, ["email"]),
    favicon: picture("favicon"),
    socialImage: picture("socialImage"),
    organisation: { name: {}, phone: "", address: {} },
    staysOnPage: false,
    tracking: migrateTracking(old),
    chats: migrateChats(old),
    ...(messengers && { messengers }),
  };
}

function migrate(document: unknown): unknown {
  const old = readObject(document, []);
  const pages = readList(old.pages, ["pages"]).map((page, place) => ({
    page: readObject(page, ["pages", place]),
    path: ["pages", place] as const,
  }));
  if (pages.length === 0) throw new MigrationError(["pages"], "a site has at least one page");
  const entries = pages.map(({ page, path }) => {
    const own = pagePath(page, path);
    return {
      id: idOf(page.id, `p${textHash(own)}`),
      path: own,
      name: readString(page.name, [...path, "name"]) || own,
    };
  });
  const languages = migrateLanguages(old.languages);
  const facts: OldFacts = {
    primary: primaryLanguage(languages),
    languages: languages.map((one) => one.code),
    pages: new Map(entries.map((entry) => [entry.path, entry.id])),
  };
  const headers = pages.flatMap(({ page, path }) =>
    componentsOf(page, path).map(({ data }) => data),
  );
  const theme = migrateTheme(old.theme);
  const home = entries.findIndex((entry) => entry.path === "/");
  return {
    site: {
      schema: 1,
      name: readString(old.name, ["name"]) || "Website",
      languages,
      isPrimaryDefault: old.isDefaultLanguage !== false,
      theme,
      settings: migrateSettings(old, facts),
      navigation: migrateNavigation(old, headers, facts),
      footer: migrateFooter(old, facts),
      events: readList(old.events, ["events"]),
    },
    index: {
      entries: [...entries.slice(home, home + 1), ...entries.filter((_, place) => place !== home)],
      redirects: [],
    },
    pages: pages.map(({ page, path }, place) =>
      migratePage(page, path, { ...facts, theme, id: entries[place]?.id ?? "" }),
    ),
  };
}

/** An unversioned document with the names of the specification (R29), as sites were configured before Vitrine. */
export const specificationNames: Migration = { from: 0, migrate };
