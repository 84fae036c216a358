// @vitest-environment jsdom
import { File } from "node:buffer";
import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as late from "#/sections/late-definitions.ts";
import { loadLooks } from "#/sections/looks.ts";
import { templates as definitions } from "#/sections/definitions.ts";
import { createPublishChecks } from "#/site/publish-checks.ts";
import { registry } from "#/sections/registry.ts";
import { placeOf } from "#/site/linked.ts";
import { pageKey } from "#/site/records.ts";
import { readUnnamedStarter, starterFile } from "../../../../../test/fixtures/starter.ts";
import { sectionClip } from "../../../../../test/fixtures/section-clip.ts";
import type { CallOptions } from "../../../api/request.ts";
import type { Editor } from "../../../session/editor.ts";
import { click, mount, press, type, until } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import {
  broughtPhoto,
  createSavedServer,
  savedAsset,
  savedPhoto,
} from "../../../testing/saved-server.ts";
import type { SavedServer } from "../../../testing/saved-server.ts";
import { OpenDialogs } from "../new-page/open-dialogs.tsx";
import { pageDialog } from "../pages-state.ts";

const network = vi.hoisted(() => ({ isDown: false }));
vi.mock("#/sections/late-definitions.ts", async (original) => {
  const real = await original<typeof late>();
  const loadDefinitions: typeof real.loadDefinitions = async (ids) => {
    if (network.isDown) throw new TypeError("Failed to fetch");
    return real.loadDefinitions(ids);
  };
  return { ...real, loadDefinitions };
});

// as thumbnails do when they come into view
await loadLooks(registry.map(({ id }) => id));

let mounted: Mounted;
let editor: Editor;
let server: SavedServer;
let sent: string[];
/** What starters answer with, by address. */
const parts = vi.fn<typeof fetch>();
/** What pictures that come along wait for. */
let held: Promise<void> | undefined;

/** Pages that visitors don't see; what can't be asked about where it is undefined. */
let off: readonly string[] | undefined;

/** What the server answers besides. */
async function more(path: string, { body }: CallOptions): Promise<unknown> {
  if (path === "sites/1/locks") return { locks: [] };
  if (path === "sites/1/plans") {
    if (!off) throw new TypeError("Failed to fetch");
    return { off };
  }
  if (path === "sites/1/quotas") return { pages: null };
  if (path.startsWith("starters/")) {
    const { document, ...rest } = readUnnamedStarter(path.split("/")[1] ?? "");
    return { ...document, ...rest };
  }
  // the site was sent every file before
  if (path === "sites/1/files/sent") return { ...Object(body), kind: "pdf", size: 9 };
  if (path.endsWith("/assets")) await held;
  return undefined;
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  sent = [];
  parts.mockReset().mockImplementation(async (url) => {
    const [, starter, file] = /starters\/(\w+)\/files\/(.+)$/.exec(String(url)) ?? [];
    const bytes = starter ? readFileSync(starterFile(starter, `files/${file}.pdf`)) : "x";
    return new Response(bytes, { headers: { "content-type": "image/jpeg" } });
  });
  vi.stubGlobal("fetch", parts);
  // a window's own takes no bytes of an answer, and can't hash
  vi.stubGlobal("File", File);
  vi.stubGlobal("crypto", webcrypto);
  held = undefined;
  off = [];
  network.isDown = false;
  const head = sectionClip({ site: 2, template: "Header21" }).sections;
  const clip = sectionClip({ site: 2, fields: { background: savedPhoto } });
  const [own] = clip.sections;
  const stored = [
    {
      id: "service",
      name: "Service",
      clip: { ...clip, sections: [...head, ...clip.sections] },
      assets: [savedAsset],
    },
    {
      id: "newer",
      name: "From tomorrow",
      clip: { ...clip, sections: own ? [...head, { ...own, version: 99 }] : [] },
      assets: [],
    },
  ];
  server = createSavedServer({ kind: "page", stored, more });
  const sample = createSampleEditor(server.call);
  const upload: Editor["upload"] = async ({ file }) => {
    sent.push(file.name);
    return { ...savedAsset, id: `sent${sent.length}` };
  };
  editor = { ...sample, upload };
  mounted = await mount(<OpenDialogs />, editor);
});
afterEach(() => {
  vi.unstubAllGlobals();
  mounted.unmount();
  document.body.innerHTML = "";
});

async function openTemplates(): Promise<void> {
  pageDialog(editor).set({ kind: "add", parent: null, begin: "saved" });
  await until(() => mounted.all(".saved-option").length > 0);
}
const option = (name: string) => mounted.find(`.saved-option button[aria-label^="${name}"]`);
/** Chooses one of the practice's pages, of those that starters have. */
async function choosePractice(place: number): Promise<void> {
  await openTemplates();
  const tab = mounted.all("[role=radio]").find((one) => one.textContent === "From starters");
  if (tab) await click(tab);
  const select = mounted.find<HTMLSelectElement>(".new-page-sources select");
  await act(async () => {
    select.value = "linden";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await until(() => mounted.all(".source").length === 3);
  expect(create().disabled).toBe(true);
  const page = mounted.all(".source")[place];
  if (page) await click(page);
}
const create = () => mounted.find<HTMLButtonElement>(".new-page-form [type=submit]");
const nameField = () => mounted.find<HTMLInputElement>(".new-page-fields input");
const entries = () => editor.store.records().index?.entries ?? [];
const newest = () => {
  const entry = entries().at(-1);
  return { entry, page: editor.store.records()[pageKey(entry?.id ?? "")] };
};

it("SAVED-83: a page is saved as a template under its name or another one, with what stands at places of linked sections but announcements", async () => {
  for (const template of ["Email1", "AnnouncementBar"])
    for (const section of sectionClip({ site: 1, template }).sections) {
      const place = placeOf(`at${template}`, section.id);
      editor.dispatch([
        { name: "linked.add", args: { section, after: null } },
        { name: "section.add", args: { page: "home", section: place, after: "mail" } },
      ]);
    }
  pageDialog(editor).set({ kind: "save", page: "home" });
  await until(() => mounted.all(".form-dialog input").length > 0);
  const field = mounted.find<HTMLInputElement>(".form-dialog input");
  expect(field.value).toBe("Главная");
  await type(field, "Landing page");
  await click(mounted.find(".form-dialog [type=submit]"));
  await until(() => server.stored()[0]?.id === "made");
  const [made] = server.stored();
  expect(made).toMatchObject({ name: "Landing page", kind: "page", clip: { site: 1 } });
  const sections = made?.clip.sections ?? [];
  expect(sections.map(({ template }) => template)).toEqual([
    "Header21",
    "Feature15_2",
    "Email1",
    "Email1",
  ]);
  expect(sections.some((one) => "linked" in one)).toBe(false);
  // the note leads to where it is used
  editor.toasts.get().at(-1)?.action?.run();
  await until(() => mounted.all(".saved-option").length > 0);
  expect(option("Landing page")).toBeDefined();
});

it.each([
  ["unpublished", { off: ["home"] }, true],
  ["one that can’t be asked about", { off: undefined }, true],
  ["seen", { off: ["another"] }, undefined],
] as const)(
  "SAVED-145: a page that begins with a template is a draft where the page that was saved is hidden, and is said to be: %s",
  async (_what, answer, isDraft) => {
    off = answer.off;
    pageDialog(editor).set({ kind: "save", page: "home" });
    await until(() => mounted.all(".form-dialog input").length > 0);
    await type(mounted.find<HTMLInputElement>(".form-dialog input"), "Landing page");
    await click(mounted.find(".form-dialog [type=submit]"));
    await until(() => server.stored()[0]?.id === "made");
    expect(server.stored()[0]?.isDraft).toBe(isDraft);
    // what is said of its original by now makes no difference
    off = [];
    const before = entries().length;
    await openTemplates();
    await click(option("Landing page"));
    await click(create());
    await until(() => entries().length === before + 1);
    expect(newest().entry?.isDraft).toBe(isDraft);
    const said = editor.toasts.get().map(({ message }) => message);
    const isSaid = said.includes("“Landing page” is a draft. The next publish leaves it out.");
    expect(isSaid).toBe(isDraft === true);
  },
);

it("SAVED-83: a page without sections says so and saves nothing", async () => {
  for (const section of ["mail", "goods", "head"])
    editor.dispatch({ name: "section.remove", args: { page: "home", section } });
  pageDialog(editor).set({ kind: "save", page: "home" });
  await until(() => mounted.all(".form-dialog").length > 0);
  expect(mounted.find(".form-dialog [role=status]").textContent).toContain("no sections yet");
  expect(mounted.all(".form-dialog input")).toEqual([]);
});

it("SAVED-84: a page begins with a template: its sections as copies, with their pictures, in one step", async () => {
  const before = entries().length;
  await openTemplates();
  expect(create().disabled).toBe(true);
  await click(option("Service"));
  expect(nameField().value).toBe("Service");
  await click(create());
  await until(() => entries().length === before + 1);
  const { entry, page } = newest();
  expect(entry).toMatchObject({ name: "Service", path: "/service" });
  expect(page?.sections.map(({ template }) => template)).toEqual(["Header21", "Email1"]);
  expect(page?.sections[1]?.fields["background"]).toEqual(broughtPhoto);
  expect(server.asked).toContain("POST sites/1/saved-sections/service/assets");
  const was = new Set(server.stored()[0]?.clip.sections.map(({ id }) => id));
  expect(page?.sections.filter(({ id }) => was.has(id))).toEqual([]);
  editor.undo();
  expect(entries()).toHaveLength(before);
});

it("SAVED-84: a page that is given up while its pictures come isn't created, and another dialog stays open", async () => {
  const before = editor.store.records();
  const shown = editor.page.get();
  const pictures = Promise.withResolvers<void>();
  held = pictures.promise;
  await openTemplates();
  await click(option("Service"));
  await click(create());
  await until(() => server.asked.some((path) => path.endsWith("/assets")));
  const cancel = mounted.all(".dialog-foot button").find((one) => one.textContent === "Cancel");
  if (cancel) await click(cancel);
  expect(mounted.all(".new-page-form")).toEqual([]);
  const other = { kind: "move", page: "home" } as const;
  await act(async () => pageDialog(editor).set(other));
  await act(async () => {
    pictures.resolve();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(editor.store.records()).toEqual(before);
  expect(editor.page.get()).toBe(shown);
  expect(pageDialog(editor).get()).toBe(other);
  expect(editor.toasts.get()).toEqual([]);
});

it("SAVED-84: a template that a newer program saved begins no page", async () => {
  await openTemplates();
  await until(() => option("From tomorrow").getAttribute("aria-disabled") === "true");
  await click(option("From tomorrow"));
  expect(create().disabled).toBe(true);
  expect(option("From tomorrow").ariaLabel).toContain("newer version");
});

it("SAVED-84: a template that can't be had for now says so, and is asked for again", async () => {
  network.isDown = true;
  await openTemplates();
  await until(() => option("Service").getAttribute("aria-disabled") === "true");
  expect(option("Service").ariaLabel).toContain("couldn’t be loaded");
  network.isDown = false;
  const again = mounted.all(".saved-option button");
  const retry = again.find((one) => one.textContent === "Try again");
  if (retry) await click(retry);
  await until(() => option("Service").getAttribute("aria-disabled") === null);
  await click(option("Service"));
  expect(create().disabled).toBe(false);
});

it("SAVED-84: templates are renamed, deleted and taken back by keyboard; a deleted one is chosen no more", async () => {
  await openTemplates();
  await click(option("Service"));
  option("Service").focus();
  await press("F2");
  await type(mounted.find<HTMLInputElement>(".saved-name"), "Branch");
  await press("Enter");
  expect(nameField().value).toBe("Branch");
  await until(() => server.stored()[0]?.name === "Branch");
  option("Branch").focus();
  await press("Delete");
  expect(create().disabled).toBe(true);
  const undo = () =>
    mounted.all(".new-page button").find((one) => one.textContent === "Undo") as HTMLElement;
  await until(() => undo() !== undefined);
  await click(undo());
  await until(() => mounted.all(".saved-option").length === 2);
  expect(server.asked).toContain("PATCH saved-sections/service");
});

it("TREE-81, CHECK-145, PRICE-156: a page of a starter comes with its words in the site’s name and languages and with its pictures; no starter is read before it is looked at", async () => {
  const before = entries().length;
  await openTemplates();
  expect(server.asked.some((path) => path.includes("starters"))).toBe(false);
  await choosePractice(0);
  expect(server.asked.filter((path) => path.includes("starters/"))).toEqual([
    "GET starters/studio",
    "GET starters/linden",
  ]);
  await click(create());
  await until(() => entries().length === before + 1);
  const { page } = newest();
  const stringified = JSON.stringify(page?.sections);
  const { document } = readUnnamedStarter("linden");
  // the announcement of all its pages stays behind
  const own = document.pages[0]?.sections.filter(({ linked }) => linked === undefined);
  expect(page?.sections.map(({ template }) => template)).toEqual(
    own?.map(({ template }) => template),
  );
  expect(stringified).not.toContain("{name");
  expect(page?.sections[0]?.fields["eyebrow"]).toMatchObject({
    ru: { text: "Стоматология на Липовой" },
  });
  // the site is in Russian and has no prices
  expect(stringified).toContain("от 24\u00a0000\u00a0₽");
  expect(stringified).not.toContain("£");
  expect(sent.length).toBeGreaterThan(0);
  expect(parts.mock.calls.map(([url]) => url)).toContain(
    `/api/v1/starters/linden/pictures/${sent[0]}`,
  );
  const shown = [...stringified.matchAll(/"asset":"([^"]+)"/g)].map(([, id]) => id);
  expect(shown.every((id) => id?.startsWith("sent"))).toBe(true);
  const checks = createPublishChecks(editor.store.records(), definitions);
  const told = checks.page(page?.id ?? "").map(({ code }) => code);
  for (const code of ["placeholder-fact", "placeholder-text", "placeholder-picture"])
    expect(told).toContain(code);
  editor.undo();
  expect(entries()).toHaveLength(before);
});

const filesOfSite = () => editor.store.records().site?.files ?? [];
/** What the newest page's links to files lead to. */
const linkedFiles = () =>
  [...JSON.stringify(newest().page?.sections).matchAll(/"file":"([^"]+)"/g)].map(([, id]) => id);
const problems = () => {
  const checks = createPublishChecks(editor.store.records(), definitions);
  return checks.page(newest().page?.id ?? "").map(({ code }) => code);
};

it("TREE-500, CHECK-510: a page of a starter brings the files that it links to, each sent once, in one step with it; the next one links to the same", async () => {
  const { files: brought = [] } = readUnnamedStarter("linden").document.site;
  const before = entries().length;
  await choosePractice(1);
  await click(create());
  await until(() => entries().length === before + 1);
  const own = filesOfSite().map(({ id: _id, ...file }) => file);
  expect(own).toEqual(brought.map(({ id: _id, ...file }) => file).toReversed());
  expect(linkedFiles().toSorted()).toEqual(
    filesOfSite()
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(problems()).not.toContain("link-file-gone");
  expect(problems()).toContain("placeholder-file");
  const asked = () => server.asked.filter((path) => path.includes("files"));
  expect(asked()).toEqual(brought.map(() => "POST sites/1/files/sent"));
  await choosePractice(1);
  await click(create());
  await until(() => entries().length === before + 2);
  expect(asked()).toHaveLength(brought.length);
  expect(filesOfSite()).toHaveLength(brought.length);
  expect(linkedFiles().toSorted()).toEqual(
    filesOfSite()
      .map(({ id }) => id)
      .toSorted(),
  );
  editor.undo();
  editor.undo();
  expect(entries()).toHaveLength(before);
  expect(filesOfSite()).toEqual([]);
});

it("TREE-560: a site in one language gets a starter’s files in that one, which are told of as examples", async () => {
  editor.dispatch([{ name: "language.remove", args: { code: "en" } }]);
  await choosePractice(1);
  await click(create());
  await until(() => filesOfSite().length === 2);
  expect(filesOfSite().map(({ name }) => name)).toEqual([
    "Жалоба по шагам.pdf",
    "Анкета о здоровье.pdf",
  ]);
  expect(problems()).not.toContain("link-file-gone");
  expect(problems()).toContain("placeholder-file");
});

it("TREE-501: where a starter’s file can’t be had its link is told as broken; all else of the page comes", async () => {
  const [lost] = readUnnamedStarter("linden").document.site.files ?? [];
  const answer = parts.getMockImplementation();
  parts.mockImplementation(async (url, options) =>
    String(url).includes(lost?.hash ?? "")
      ? new Response("", { status: 404 })
      : (answer?.(url, options) ?? new Response("x")),
  );
  const before = entries().length;
  await choosePractice(1);
  await click(create());
  await until(() => entries().length === before + 1);
  expect(filesOfSite()).toHaveLength(1);
  expect(problems().filter((code) => code === "link-file-gone")).toHaveLength(1);
});
