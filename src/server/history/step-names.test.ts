import { expect, it } from "vitest";
import type { HistoryStep, Sitting } from "#/api/history.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { linkedTemplate } from "#/site/linked.ts";
import { readPage, readSite } from "#/site/operations/target.ts";
import type { SiteFile } from "#/site/file.ts";
import type { SiteRecord } from "#/site/site.ts";
import { testDocument, testRecords } from "../../../test/fixtures/document.ts";
import { runAll } from "../../../test/fixtures/operations.ts";
import { findTemplate } from "../../../test/fixtures/templates.ts";
import { AppError } from "../errors.ts";
import { createNameSteps } from "./step-names.ts";

const [page] = testDocument().pages;
const own = page?.sections.find(({ template }) => !findTemplate(template)?.isUnique);

function sitting(...steps: Partial<HistoryStep>[]): Sitting {
  const common = { time: "", author: "anna", via: "editor", count: 1, params: {} };
  const told = steps.map((one) => ({
    ...common,
    revision: 9,
    key: "operation.section.remove",
    page: page?.id ?? "",
    section: own?.id ?? "",
    ...one,
  }));
  const frame = { from: 1, revision: 9, startedAt: "", time: "", authors: [], count: 1, pages: [] };
  return { kind: "sitting", ...frame, steps: told };
}

it("HIST-189: a section that was removed is called as it was before the step, a linked one as the linked one is", async () => {
  if (!page || !own) return expect.unreachable();
  const asked: number[] = [];
  const title = { en: { text: "  Opening\nhours " } };
  const before = structuredClone(testRecords());
  const section = readPage(before, page.id).sections.find(({ id }) => id === own.id);
  Object.assign(section?.fields ?? {}, { title: { ...(own.fields["title"] as object), ...title } });
  const primary = before.site?.languages.find(({ isPrimary }) => isPrimary)?.code ?? "";
  Object.assign(section?.fields ?? {}, { title: { [primary]: title.en } });
  const linked = runAll(before, linkSteps(readPage(before, page.id), own.id, "shared"));
  const past = {
    load: async (_site: number, at: number) => {
      asked.push(at);
      if (at === 4) throw new AppError("not-found");
      return { records: at === 9 ? linked : before, omitted: 0 };
    },
  };
  const name = createNameSteps({ past, templates: findTemplate });
  const place = readPage(linked, page.id).sections.find((one) => one.linked === "shared");
  const entries = await name(1, [
    sitting(
      { count: 3 },
      { revision: 5 },
      {
        key: "operation.section.add",
        section: place?.id ?? "",
        params: { template: linkedTemplate.id },
      },
      { key: "operation.section.add", params: { template: "Ticks" } },
    ),
  ]);
  expect(asked).toEqual([6, 4, 9]);
  const [told] = entries;
  expect(told?.kind === "sitting" && told.steps.map(({ params }) => params)).toEqual([
    { title: "Opening hours", template: own.template },
    {},
    { template: linkedTemplate.id, title: "Opening hours", named: own.template },
    { template: "Ticks" },
  ]);
});

it("HIST-189: of very many removed sections the first twenty are named, whatever else was deleted", async () => {
  if (!page || !own) return expect.unreachable();
  let loads = 0;
  const past = {
    load: async () => {
      loads += 1;
      return { records: testRecords(), omitted: 0 };
    },
  };
  const name = createNameSteps({ past, templates: findTemplate });
  const items = Array.from({ length: 21 }, () => ({ key: "operation.item.remove" }));
  const [told] = await name(1, [sitting(...items, ...Array.from({ length: 21 }, () => ({})))]);
  expect(loads).toBe(40);
  expect(told?.kind === "sitting" && told.steps.at(-1)?.params).toEqual({});
});

it("HIST-234: what was deleted of lists, events and files is called as it was before the step, even where it lay deep or on the site", async () => {
  const title = (text: string) => ({ ru: { text } });
  const link = { id: "n-bread", text: title("  Хлеб\n и булки "), link: null };
  const own = { id: "n-own", text: title("Ржаной"), link: null };
  const target = { part: "navigation" };
  const add = (path: string[], item: object) => ({
    name: "item.add",
    args: { target, path, item, after: null },
  });
  const file: SiteFile = {
    id: "menu",
    name: "Menu.pdf",
    kind: "pdf",
    size: 9,
    hash: "0".repeat(64),
    tags: [],
  };
  const records = runAll(testRecords(), [
    add(["links"], link),
    add(["links", "n-bread", "links"], own),
  ]);
  const site: SiteRecord = { ...readSite(records), files: [file] };
  const asked: unknown[] = [];
  const load = async (_site: number, at: number, keys?: readonly string[]) => {
    asked.push([at, keys]);
    return { records: { ...records, site }, omitted: 0 };
  };
  const step = (key: string, params: object) =>
    ({ key: `operation.${key}`, page: null, section: null, params }) as Partial<HistoryStep>;
  const [told] = await createNameSteps({ past: { load }, templates: findTemplate })(1, [
    sitting(
      step("item.remove", { part: "navigation", list: "links", item: "n-bread" }),
      step("item.remove", { part: "navigation", list: "links", item: "n-own" }),
      step("item.remove", { part: "navigation", list: "links", item: "gone" }),
      step("item.remove", { part: "messenger", list: "links", item: "n-own" }),
      step("event.remove", { event: "party" }),
      step("file.remove", { file: "menu" }),
      step("file.remove", { file: "gone" }),
    ),
  ]);
  expect(told?.kind === "sitting" && told.steps.map(({ params }) => params["name"])).toEqual([
    "Хлеб и булки",
    "Ржаной",
    "",
    "",
    "Праздник",
    "Menu.pdf",
    "",
  ]);
  expect(new Set(asked.map((one) => JSON.stringify(one)))).toEqual(new Set(["[8,[]]"]));
});

it("HIST-234: an item of a section is called by the first of its texts that says something", async () => {
  const lists = testDocument().pages.flatMap(({ id, sections }) =>
    sections.flatMap((section) =>
      Object.values(section.fields).flatMap((value) =>
        Array.isArray(value) && value[0]?.id ? [{ page: id, section, item: value[0] }] : [],
      ),
    ),
  );
  const [first] = lists;
  if (!first) return expect.unreachable();
  const load = async () => ({ records: testRecords(), omitted: 0 });
  const name = createNameSteps({ past: { load }, templates: findTemplate });
  const params = { list: "", item: first.item.id };
  const [told] = await name(1, [
    sitting({
      key: "operation.item.remove",
      page: first.page,
      section: first.section.id,
      params,
    }),
  ]);
  const [step] = told?.kind === "sitting" ? told.steps : [];
  expect(step?.params["name"]).toBeTruthy();
  expect(JSON.stringify(first.item)).toContain(step?.params["name"]);
});
