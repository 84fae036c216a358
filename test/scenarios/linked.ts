import { expect } from "vitest";
import type { PlacedPicture } from "#/api/library.ts";
import type { TranslationsAnswer } from "#/api/translations.ts";
import { createId } from "#/lib/create-id.ts";
import { textHash } from "#/lib/text-hash.ts";
import { findSection, templates } from "#/sections/registry.ts";
import { newFields } from "#/site/new-fields.ts";
import { placeOf } from "#/site/linked.ts";
import { detachSteps, linkSteps } from "#/site/linked-steps.ts";
import type { Step } from "#/site/operations/operation.ts";
import type { Target } from "#/site/operations/target.ts";
import type { ScenarioTable } from "../scenarios.ts";
import type { World } from "../world.ts";

const linked = { method: "GET", url: "/api/v1/sites/{site}/linked" } as const;
const target = { part: "linked", linked: "hours" } as const;

const german = {
  id: 2,
  code: "de",
  name: "German",
  localName: "Deutsch",
  flagCode: "de",
  isPrimary: false,
  status: "inactive",
} as const;

function made(id: string, template: string) {
  const { version = 1, fields: specs = {} } = findSection(template) ?? {};
  let last = 0;
  const ids = () => `${id}${(last += 1)}`;
  return { id, template, version, fields: newFields(specs, { language: "en", createId: ids }) };
}
const links = (id: string) => made(id, "Links1");

/** Steps after which the German of a title is outdated. */
function outdate(of: Target, original: string): Step[] {
  const write = (language: string, was: string, text: string): Step => ({
    name: "text.set",
    args: { target: of, path: ["title"], language, was, text },
  });
  return [
    write("en", "", original),
    write("de", "", "Alt"),
    write("en", original, `${original} and more`),
  ];
}

async function makeSite({ app, env, cookies }: World): Promise<number> {
  const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
  const payload = { name: "Bakery", language: "en" };
  const made = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
  return made.json().id;
}

/** A site with a section that was linked after its translation was outdated, and one that was detached after that. */
async function linkTranslated(world: World): Promise<Record<string, string>> {
  const { documents, operations, userIds } = world;
  const id = await makeSite(world);
  const open = async () => {
    const { site, pages } = (await documents.load(id)).document;
    return { site, page: pages[0]! };
  };
  const take = async (steps: readonly Step[]) => {
    const envelopes = steps.map((step) => ({ ...step, id: createId(), via: "editor" as const }));
    const { results } = await operations.append(id, envelopes, userIds.owner);
    expect(results.filter(({ status }) => status !== "applied")).toEqual([]);
  };
  const { page } = await open();
  const cleared = (section: string) => ({
    ...links(section),
    fields: { ...links(section).fields, title: {} },
  });
  await take([
    { name: "language.add", args: { language: german, after: "en" } },
    { name: "section.add", args: { page: page.id, section: cleared("early"), after: null } },
    { name: "linked.add", args: { section: cleared("late"), after: null } },
    {
      name: "section.add",
      args: { page: page.id, section: placeOf("place", "late"), after: null },
    },
    ...outdate({ page: page.id, section: "early" }, "Bread"),
    ...outdate({ part: "linked", linked: "late" }, "Hours"),
  ]);
  const translated = await open();
  await take([
    ...linkSteps(translated.page, "early", "linked"),
    ...detachSteps({ ...translated, section: "place", createId }, templates),
  ]);
  return { translated: String(id), home: page.id };
}

/** A site with a linked section on its home page and on a second one. */
export const table: ScenarioTable = {
  subject: "linked sections",
  async prepare(world) {
    const { documents, operations, userIds } = world;
    const site = await makeSite(world);
    const { document } = await documents.load(site);
    const [home] = document.pages;
    const hours = made("hours", "Feature15_2");
    const picture = { asset: "oven", alt: { en: { text: "Our oven" } }, crop: null, focus: null };
    const fields = { ...hours.fields, title: { en: { text: "Open on Zundays" } } };
    const place = (page: string | undefined, id: string) => ({
      name: "section.add",
      args: { page, section: placeOf(id, "hours"), after: home?.sections[0]?.id ?? null },
    });
    const entry = { id: "about", path: "/about", name: "About" };
    const page = { id: "about", meta: home?.meta, sections: [] };
    const steps = [
      { name: "language.add", args: { language: german, after: "en" } },
      {
        name: "linked.add",
        args: { section: { ...hours, fields }, after: null },
      },
      {
        name: "picture.set",
        args: { target, path: ["features", "hours1", "picture"], value: picture },
      },
      { name: "page.add", args: { entry, page, after: null } },
      place(home?.id, "first"),
      { ...place("about", "second"), args: { ...place("about", "second").args, after: null } },
    ].map((step, index) => ({ id: `link${index}`, ...step, via: "editor" as const }));
    const { results } = await operations.append(site, steps, userIds.owner);
    expect(results.filter(({ status }) => status !== "applied")).toEqual([]);
    return { site: String(site), ...(await linkTranslated(world)) };
  },
  rows: [
    {
      ...linked,
      name: "LINKED-04: an owner is told where linked sections stand",
      as: "owner",
      expect: {
        status: 200,
        body: [
          { linked: "hours", section: "first" },
          { linked: "hours", page: "about", section: "second" },
        ],
      },
    },
    {
      ...linked,
      name: "LINKED-04: another owner is told nothing of it",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...linked,
      name: "LINKED-04: a stranger is told nothing of it",
      as: "stranger",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "LINKED-02: a text of it is found once",
      method: "GET",
      url: "/api/v1/sites/{site}/texts?search=Zundays",
      as: "owner",
      expect: { status: 200, body: { total: 1, texts: [{ page: null, target }] } },
    },
    {
      name: "TRT-10: what it said when it was translated is found also from before it was linked",
      method: "GET",
      url: "/api/v1/sites/{translated}/translations/originals?language=de",
      as: "owner",
      expect: {
        status: 200,
        body: [
          { basis: textHash("Bread"), text: "Bread" },
          { basis: textHash("Hours"), text: "Hours" },
        ],
      },
    },
    {
      name: "TRT-10: what it said when it was translated is found also once it is detached",
      method: "GET",
      url: "/api/v1/sites/{translated}/translations/originals?language=de&page={home}",
      as: "owner",
      expect: { status: 200, body: [{ basis: textHash("Hours"), text: "Hours" }] },
    },
    {
      name: "LINKED-02: it is translated once",
      method: "GET",
      url: "/api/v1/sites/{site}/translations?language=de",
      as: "owner",
      expect: { status: 200, body: { next: null } },
      after({ response }) {
        const { pages } = response.json<TranslationsAnswer>();
        const titles = pages.flatMap(({ page, rows }) =>
          rows.filter(({ original }) => original === "Open on Zundays").map(() => page),
        );
        expect(titles).toEqual([null]);
      },
    },
    {
      name: "LINKED-02: a picture of it is used in one place, with one alt text",
      method: "GET",
      url: "/api/v1/sites/{site}/pictures",
      as: "owner",
      expect: { status: 200 },
      after({ response }) {
        const placed = response.json<PlacedPicture[]>();
        expect(placed.filter(({ picture }) => picture.asset === "oven")).toMatchObject([
          { page: null, target, picture: { alt: { en: { text: "Our oven" } } } },
        ]);
      },
    },
  ],
};
