import { expect, onTestFinished, test } from "vitest";
import type { Differences } from "#/api/history.ts";
import type { ChangedPagesInfo, ChangesInfo } from "#/api/publishing.ts";
import { testSection } from "#/render/render-fixture.ts";
import { emptyMeta } from "#/site/page.ts";
import { makeSite } from "../../../test/make-site.ts";
import { type World, createWorld } from "../../../test/world.ts";

const ids = Array.from({ length: 250 }, (_, number) => `page${number}`);

async function apply(
  world: World,
  site: number,
  steps: readonly { name: string; args: unknown }[],
) {
  const operations = steps.map((step) => ({ ...step, id: crypto.randomUUID() }));
  const { results } = await world.operations.append(site, operations, world.userIds.owner);
  expect(results.every(({ status }) => status === "applied")).toBe(true);
}

const added = (id: string, after: string | undefined) => ({
  name: "page.add",
  args: {
    page: { id, meta: emptyMeta, sections: [] },
    entry: { id, path: `/${id}`, name: id },
    after,
  },
});

/** A title for what search engines show of a page. */
const titled = (page: string, language = "en") => ({
  name: "text.set",
  args: {
    target: { page, part: "meta" },
    path: ["title"],
    language,
    text: "Lamps",
    was: "",
  },
});

/** A site with 250 pages besides its first. */
async function prepare() {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const site = await makeSite(world, { name: "Many" });
  const { document } = await world.documents.load(site);
  // the first behind what is there, the others before it
  const [home] = document.index.entries;
  await apply(
    world,
    site,
    ids.toReversed().map((id) => added(id, home?.id)),
  );
  const ask = async (path: string) =>
    world.app.inject({
      url: `/api/v1/sites/${site}/${path}`,
      headers: { host: "localhost:3000", cookie: world.cookies.owner },
    });
  const changes = async (): Promise<ChangesInfo> => (await ask("changes")).json();
  const part = async (after: string | null): Promise<ChangedPagesInfo> => {
    const answer = await ask(`changes/pages?after=${after}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const publish = () =>
    world.publishing.publisher.publish({ siteId: site, authorId: world.userIds.owner, note: "" });
  return { world, site, home: home?.id, ask, changes, part, publish };
}

const named = ({ pages }: Pick<ChangesInfo, "pages">) => pages.map(({ page }) => page);

test("PUB-52: of many changed pages the first hundred are told with how many there are, the others part by part, each once and in their order", async () => {
  const { world, site, ask, changes, part, publish } = await prepare();
  const { document } = await world.documents.load(site);
  const all = document.index.entries.map(({ id }) => id);
  const first = await changes();
  expect(first).toMatchObject({ isPublished: false, pageCount: 251, editCount: 251 });
  const second = await part(first.nextPages);
  const third = await part(second.next);
  expect([first, second, third].map(({ pages }) => pages.length)).toEqual([100, 100, 51]);
  expect([first, second, third].flatMap(named)).toEqual(all);
  expect(third.next).toBeNull();

  await publish();
  expect(await changes()).toMatchObject({ pages: [], pageCount: 0, editCount: 0, nextPages: null });
  // what was told before is of a site that visitors didn't see
  const late = await ask(`changes/pages?after=${first.nextPages}`);
  expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
});

test("PUB-52: pages that came, changed and went are told, and what is different on the first sixty, in whichever part they are", async () => {
  const { world, site, home, changes, part, publish } = await prepare();
  await publish();
  const [removed, changed] = [ids.slice(0, 40), ids.slice(40, 110)];
  await apply(world, site, [
    ...removed.map((page) => ({ name: "page.remove", args: { page } })),
    ...changed.map((page) => titled(page)),
  ]);
  // those that came are the first of the site
  await apply(
    world,
    site,
    Array.from({ length: 50 }, (_, at) => added(`new${at}`, home)),
  );
  const first = await changes();
  const second = await part(first.nextPages);
  expect(first).toMatchObject({ pageCount: 160, editCount: 160 });
  const pages = [...first.pages, ...second.pages];
  const of = (kind: string) => pages.filter(({ change }) => change === kind);
  expect(of("added")).toHaveLength(50);
  expect(of("changed").map(({ page }) => page)).toEqual(changed);
  expect(of("removed").map(({ page }) => page)).toEqual(removed);
  expect(of("changed").map(({ textCount }) => textCount)).toEqual(
    changed.map((_, at) => (at < 60 ? 1 : 0)),
  );
  expect(first.pages.filter(({ textCount }) => textCount > 0).length).toBeLessThan(60);
  expect(second.next).toBeNull();
});

const german = {
  id: 12_901,
  code: "de",
  name: "German",
  localName: "Deutsch",
  flagCode: "de",
  isPrimary: false,
  status: "inactive",
};

test("PUB-490: a page whose words in a language that visitors don’t see yet are all that differs is part of that language", async () => {
  const { world, site, home = "", changes, part, publish } = await prepare();
  await publish();
  await apply(world, site, [
    { name: "language.add", args: { language: german, after: "en" } },
    ...[home, ...ids].map((page) => titled(page, "de")),
    titled("page7"),
    { name: "page.withhold", args: { page: "page208", withheld: ["de"] } },
  ]);
  const hidden = await changes();
  expect(hidden).toMatchObject({ pageCount: 2, editCount: 2, languages: true });
  expect(hidden.hiddenTexts).toEqual([{ language: "de", count: 251 }]);
  await apply(world, site, [
    { name: "language.set", args: { code: "de", values: { status: "active" } } },
  ]);
  const shown = await changes();
  const others = await part(shown.nextPages);
  const last = await part(others.next);
  expect([shown, others, last].flatMap(named)).toEqual(["page7", "page208"]);
  expect(shown).toMatchObject({ pageCount: 2, editCount: 2 });
  expect(shown.hiddenTexts).toEqual([{ language: "de", count: 251 }]);
  expect(shown.pages[0]).toMatchObject({
    textCount: 1,
    hiddenTexts: [{ language: "de", count: 1 }],
  });

  await publish();
  await apply(world, site, [titled("page9")]);
  expect(await changes()).toMatchObject({ pageCount: 1, editCount: 1, hiddenTexts: [] });
});

test("PUB-490: where a new language is all that differs, no page is told and none is to come", async () => {
  const { world, site, home = "", changes, publish } = await prepare();
  await publish();
  await apply(world, site, [
    { name: "language.add", args: { language: german, after: "en" } },
    ...[home, ...ids].map((page) => titled(page, "de")),
  ]);
  expect(await changes()).toMatchObject({ pages: [], pageCount: 0, nextPages: null });
});

test("PUB-490, PUB-510: a page on which anything else differs is told, however little, beside words of a new language", async () => {
  const { world, site, home = "", changes, publish } = await prepare();
  const section = testSection("TextStatement", "words");
  const text = "A thing that is made well is made once.";
  const fields = { ...section.fields, statement: { en: { text } } };
  await apply(world, site, [
    { name: "section.add", args: { page: "page7", section: { ...section, fields }, after: null } },
    titled(home),
  ]);
  await publish();
  const marks = [{ kind: "emphasis", from: 0, to: 4 }];
  const target = { page: "page7", section: "words" };
  const marked = { target, path: ["statement"], language: "en", text, was: text, marks };
  await apply(world, site, [
    { name: "language.add", args: { language: german, after: "en" } },
    ...[home, "page7"].map((page) => titled(page, "de")),
    { name: "text.set", args: marked },
  ]);
  const told = await changes();
  expect(told.pages.map(({ page }) => page)).toEqual(["page7"]);
  expect(told.pages[0]).toMatchObject({ textCount: 1 });
});

test("PUB-550, HIST-550: what an older version took away with a language is part of that, for publishing and since that version", async () => {
  const { world, site, home = "", ask, changes, publish } = await prepare();
  const differences = async (revision: number): Promise<Differences> =>
    (await ask(`versions/${revision}/differences`)).json();
  const before = await world.documents.load(site);
  await apply(world, site, [
    { name: "language.add", args: { language: { ...german, status: "active" }, after: "en" } },
    ...[home, ...ids].map((page) => titled(page, "de")),
    titled("page7"),
  ]);
  await publish();
  const none = { pages: [], settings: false, structure: false, textCount: 0, languages: true };
  expect(await differences(before.revision)).toMatchObject({
    ...none,
    pages: [{ page: "page7", textCount: 1 }],
    languageChanges: [{ code: "de", change: "added" }],
  });
  const later = await world.documents.load(site);
  await apply(world, site, [
    ...[home, ...ids].map((page) => ({
      name: "text.set",
      args: { ...titled(page, "de").args, text: "", was: "Lamps" },
    })),
    { name: "language.remove", args: { code: "de" } },
  ]);
  const gone = { ...none, languageChanges: [{ code: "de", change: "removed" }] };
  expect(await changes()).toMatchObject({ ...gone, pageCount: 0, editCount: 0 });
  expect(await differences(later.revision)).toMatchObject(gone);
});

test("PUB-52: what is no place in the list is refused, and one past its end has nothing", async () => {
  const { world, site, ask, changes } = await prepare();
  const { nextPages } = await changes();
  const beyond = nextPages?.replace(/100$/, "999999999");
  expect((await ask(`changes/pages?after=${beyond}`)).json()).toEqual({ pages: [], next: null });
  for (const query of [
    "",
    "?after=",
    "?after=1",
    "?after=1-2",
    "?after=-1-0-100",
    "?after=1-0-1e9",
    "?after=1-0-1000000000",
    "?after=1-0-100'--",
    "?after=1-0-100&after=1-0-200",
    `?after=${nextPages}&limit=9`,
  ])
    expect((await ask(`changes/pages${query}`)).statusCode, query).toBe(422);
  await apply(world, site, [titled("page7")]);
  expect((await ask(`changes/pages?after=${nextPages}`)).statusCode).toBe(409);
  const url = `/api/v1/sites/${site}/changes/pages?after=${nextPages}`;
  const headers = { host: "localhost:3000", cookie: world.cookies["other owner"] };
  expect((await world.app.inject({ url, headers })).statusCode).toBe(404);
});
