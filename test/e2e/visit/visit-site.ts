import { createSite, sectionId } from "../harness/new-site.ts";
import type { OwnerApi } from "../harness/owner-api.ts";
import { linkWords, sixLanguages } from "./six-languages.data.ts";

interface Section {
  readonly template: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface SitePage {
  readonly id: string;
  readonly path: string;
  readonly name: string;
}

/** The pages besides the home page. */
const visitPages: readonly SitePage[] = [
  { id: "work", path: "/work", name: "Work" },
  { id: "services", path: "/services", name: "Services" },
  { id: "fees", path: "/fees", name: "Fees" },
];

const navigation = { part: "navigation" };

function inAllLanguages(words: Readonly<Record<string, string>>): unknown {
  return Object.fromEntries(Object.entries(words).map(([code, text]) => [code, { text }]));
}

function inEnglish(text: string): unknown {
  return { en: { text } };
}

async function sectionOf(api: OwnerApi, template: string): Promise<Section> {
  const components = await api.call<readonly { id: string; data: Section["fields"] }[]>(
    "GET",
    "components?language=en",
  );
  const found = components.find(({ id }) => id === template);
  if (!found) throw new Error(`There is no template ${template}`);
  return { template, fields: found.data };
}

/** A page that is higher than any window, with a title of its own. */
function pageAdded({ id, path, name }: SitePage, header: Section, long: Section, after: string) {
  const sections = [
    { ...header, id: `${id}head`, fields: { ...header.fields, title: inEnglish(name) } },
    { ...long, id: `${id}long`, fields: long.fields },
    { ...long, id: `${id}last`, fields: { ...long.fields, title: inEnglish(`${name}, the end`) } },
  ].map((section) => ({ ...section, version: 1 }));
  const meta = {
    useForAll: false,
    title: inEnglish(`${name} · Plane`),
    description: inEnglish(`About ${name}`),
    keywords: {},
    socialImage: null,
    isHiddenFromSearch: false,
  };
  const args = { entry: { id, path, name }, page: { id, meta, sections }, after };
  return { name: "page.add", args };
}

function linkTo(index: number): unknown {
  const page = visitPages[index];
  return page
    ? { kind: "page", page: page.id }
    : { kind: "address", address: "/work#comp-worklast" };
}

/** A site of four high pages in six languages whose bar has more links than any window fits. */
export async function createVisitSite(
  api: OwnerApi,
): Promise<{ readonly id: number; readonly slug: string; readonly home: string }> {
  const site = await createSite(api, { templates: ["Feature5", "Contact9"] });
  const header = await sectionOf(api, "Header21");
  const long = await sectionOf(api, "Feature5");
  const [english, ...others] = sixLanguages;
  let before: string = english.code;
  const languages = others.map((language) => {
    const args = { language: { ...language, isPrimary: false, status: "active" }, after: before };
    before = language.code;
    return { name: "language.add", args };
  });
  let after: string = site.page;
  const pages = visitPages.map((page) => {
    const operation = pageAdded(page, header, long, after);
    after = page.id;
    return operation;
  });
  let last: string | null = null;
  const links = linkWords.map((words, index) => {
    const id = `link${index}`;
    const item = { id, text: inAllLanguages(words), link: linkTo(index) };
    const args = { target: navigation, path: ["links"], item, after: last };
    last = id;
    return { name: "item.add", args };
  });
  await api.operate(site.id, [...languages, ...pages, ...links]);
  await api.publish(site.id);
  return { id: site.id, slug: site.slug, home: sectionId("Feature5") };
}
