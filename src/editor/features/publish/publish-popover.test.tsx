// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type {
  ChangedPagesInfo,
  ChangesInfo,
  ListedRelease,
  PublishedInfo,
} from "#/api/publishing.ts";
import { ApiError, errorOfFailure } from "../../api/api-error.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { placeOf } from "#/site/linked.ts";
import { readPage } from "#/site/operations/target.ts";
import type { SaveState } from "../../document-store/save-state.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor, sampleInfo } from "../../testing/sample-editor.ts";
import { stillCanvas } from "../../testing/still-canvas.ts";
import type { CanvasPort } from "../../session/canvas-port.ts";
import { publishState } from "../../session/publish-state.ts";
import { linkedAddress } from "./mend-link.ts";
import { SiteMarks } from "./site-marks.tsx";
import { PublishPopover } from "./publish-popover.tsx";

const changes: ChangesInfo = {
  revision: 1,
  isPublished: true,
  pages: [
    {
      page: "home",
      name: "Home",
      path: "/",
      change: "changed",
      added: [],
      removed: [],
      hasMoved: false,
      texts: [
        {
          target: { page: "home", section: "head" },
          path: ["title"],
          language: "ru",
          before: "Dim light",
          after: "Bright light",
        },
      ],
      textCount: 1,
      others: [],
      otherCount: 0,
      hiddenTexts: [],
    },
  ],
  theme: true,
  navigation: false,
  footer: false,
  linked: false,
  languages: false,
  settings: false,
  events: false,
  structure: false,
  themeValues: [{ name: "fontSize", before: "62", after: "69" }],
  languageChanges: [],
  texts: [],
  textCount: 0,
  others: [],
  otherCount: 0,
  hiddenTexts: [],
  publisher: { name: "Lena", isYou: false },
  pageCount: 1,
  editCount: 1,
  nextPages: null,
  problems: [],
  ignored: [],
  isAsking: false,
};
const overLimit: ChangesInfo["problems"][number] = {
  code: "text-over-limit",
  severity: "error",
  page: "home",
  section: "head",
  target: { page: "home", section: "head" },
  path: ["title"],
  language: "ru",
  values: { length: 134, limit: 120 },
};
const release = (number: number, isLive: boolean): ListedRelease => ({
  id: String(number),
  number,
  revision: 1,
  publishedAt: "2026-06-03T10:00:00.000Z",
  author: "owner",
  note: "",
  pageCount: 2,
  isLive,
  publisher: { name: "Lena", isYou: number === 2 },
});
const published: PublishedInfo = {
  ...release(2, true),
  address: "http://fary.example/",
  rendered: 1,
};

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  document.body.innerHTML = "";
});

/** A server whose publication the test ends. */
function fakeServer(found: ChangesInfo = changes, isOff = false, off: readonly string[] = []) {
  let live: string | null = "1";
  let offSince = isOff ? "2020-06-03T09:27:00" : undefined;
  const publication = Promise.withResolvers<PublishedInfo>();
  const makeLive = vi.fn<(id: string) => void>();
  const cut = { isCut: false };
  const answer = async (path: string, options: CallOptions = {}): Promise<unknown> => {
    if (cut.isCut) throw errorOfFailure("network", new Error("cut"));
    if (path.endsWith("/changes")) return found;
    if (path.endsWith("/plans")) return { plans: [], off };
    if (path.endsWith("/releases") && options.method === "POST") {
      const made = await publication.promise;
      live = made.id;
      offSince = undefined;
      return made;
    }
    if (path.includes("/releases")) return [release(2, live === "2"), release(1, live === "1")];
    if (path.endsWith("/live")) {
      const { releaseId } = options.body as { releaseId: string };
      makeLive(releaseId);
      live = releaseId;
      // the second release is from before the German pages
      const gone = { languages: ["de"], paths: ["/menu/", "/team/", "/a/", "/b/"], pathCount: 9 };
      const none = { languages: [], paths: [], pathCount: 0 };
      return { ...release(Number(releaseId), true), gone: releaseId === "2" ? gone : none };
    }
    if (offSince !== undefined) return { ...sampleInfo, offSince };
    return { ...sampleInfo, live: { releaseId: live, publishedAt: "2026-06-03T10:00:00.000Z" } };
  };
  return { call: answer as Call, cut, publication, makeLive };
}

async function open(
  server: ReturnType<typeof fakeServer>,
  prepare: (editor: Editor) => void = () => undefined,
) {
  const editor = createSampleEditor(server.call);
  prepare(editor);
  const anchor = document.body.appendChild(document.createElement("button"));
  mounted = await mount(<PublishPopover anchor={anchor} onClose={() => undefined} />, editor);
  await until(() => mounted.all(".publish-section .menu-item, .publish-note").length > 0);
  return editor;
}

/** Opens a row as a click does, which jsdom doesn't. */
async function openRow(selector: string): Promise<void> {
  const details = document.querySelector<HTMLDetailsElement>(selector);
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event("toggle"));
  });
}

const text = () => mounted.find("[role=dialog]").textContent;
const button = () => mounted.find<HTMLButtonElement>(".publish-foot .button");

describe("publishing", () => {
  it("shows what changed and how many changes there are", async () => {
    await open(fakeServer());
    expect(text()).toContain("“Bright light”");
    expect(button().textContent).toBe("Publish 2 changes");
    expect(button().disabled).toBe(false);
  });

  it("PAGE-87: a page that was unpublished before it was ever published isn’t called new", async () => {
    const [first] = changes.pages;
    const gallery = { ...first!, page: "gallery", name: "Gallery", change: "added" as const };
    const found = { ...changes, pages: [gallery] };
    const row = () => mounted.find(".publish-section .menu-item").textContent;
    await open(fakeServer(found));
    expect(row()).toBe("GalleryNew page");
    mounted.unmount();
    await open(fakeServer(found, false, ["gallery"]));
    await until(() => row() === "GalleryUnpublished");
  });

  describe("PUB-52: a hundred pages are told at once", () => {
    const [first] = changes.pages;
    const pagesFrom = (start: number, count: number): ChangesInfo["pages"] =>
      Array.from({ length: count }, (_, at) => ({ ...first!, page: `page-${start + at}` }));
    const listed = (count: number): ChangesInfo => ({
      ...changes,
      pages: pagesFrom(0, Math.min(count, 100)),
      pageCount: count,
      editCount: count,
      nextPages: count > 100 ? "1-7-100" : null,
      theme: false,
    });
    const further: Record<string, ChangedPagesInfo> = {
      "1-7-100": { pages: pagesFrom(100, 100), next: "1-7-200" },
      "1-7-200": { pages: pagesFrom(200, 1), next: null },
    };
    const state = { isStale: false, isCut: false };
    const asked: string[] = [];
    async function openMany(count: number) {
      asked.length = 0;
      const server = fakeServer(listed(count));
      const call = (path: string, options?: CallOptions) => {
        const [, after = ""] = path.split("/changes/pages?after=");
        if (path.endsWith("/changes")) asked.push("changes");
        if (after === "") return server.call(path, options);
        asked.push(after);
        if (state.isCut) return Promise.reject(errorOfFailure("network", new Error("cut")));
        if (state.isStale)
          return Promise.reject(new ApiError({ code: "conflict", status: 409, message: "" }));
        return Promise.resolve(further[after]);
      };
      await open({ ...server, call: call as Call });
    }
    const rows = () => mounted.all(".publish-more > summary").length;
    const more = () => mounted.all(".publish-pages > button").map((one) => one.textContent);
    const press = () => click(mounted.find<HTMLButtonElement>(".publish-pages > button"));

    it("others when they are asked for, and the count of all is known at once", async () => {
      await openMany(100);
      expect([rows(), more(), mounted.all(".publish-pages").length]).toEqual([100, [], 0]);
      mounted.unmount();
      await openMany(201);
      expect(button().textContent).toBe("Publish 201 changes");
      expect([rows(), more()]).toEqual([100, ["Show 100 more pages"]]);
      expect(mounted.find("[role=region]").getAttribute("aria-label")).toBe("201 pages");
      await press();
      await until(() => rows() === 200);
      expect(more()).toEqual(["Show 1 more page"]);
      await press();
      await until(() => rows() === 201);
      expect(more()).toEqual([]);
      expect(asked).toEqual(["changes", "1-7-100", "1-7-200"]);
    });

    it("keys go on with the first of those that came", async () => {
      await openMany(201);
      for (const [at, count] of [
        [100, 200],
        [200, 201],
      ] as const) {
        mounted.find(".publish-pages > button").focus();
        await press();
        await until(() => rows() === count);
        const row = mounted.all(".publish-page")[at];
        expect(row?.contains(document.activeElement)).toBe(true);
      }
    });

    it("what can’t be had is said, and asked for again by a press", async () => {
      await openMany(201);
      state.isCut = true;
      await press();
      await until(() => mounted.all(".publish-pages [role=alert]").length === 1);
      expect(rows()).toBe(100);
      state.isCut = false;
      await press();
      await until(() => rows() === 200);
      expect(mounted.all(".publish-pages [role=alert]")).toEqual([]);
    });

    it("where the site has changed meanwhile, it is compared again", async () => {
      await openMany(201);
      state.isStale = true;
      await press();
      await until(() => asked.filter((one) => one === "changes").length === 2);
      state.isStale = false;
    });
  });

  it("PUB-20: a page opens to each text as it was and is, which leads to its field", async () => {
    const editor = await open(fakeServer());
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    const reveal = vi.fn<CanvasPort["reveal"]>();
    editor.canvas.set(stillCanvas({ reveal }));
    await openRow(".publish-more");
    expect(mounted.find("del").textContent).toBe("Dim");
    expect(mounted.find("ins").textContent).toBe("Bright");
    const line = mounted.find(".publish-list button");
    expect(line.textContent).toContain("Title › Russian");
    await click(line);
    const [text] = changes.pages[0]?.texts ?? [];
    expect(editor.language.get()).toBe("ru");
    expect(reveal).toHaveBeenCalledExactlyOnceWith(
      text?.target,
      expect.objectContaining({ path: ["title"], focusText: true }),
    );
  });

  it("PUB-20, LINKED-04: a linked section is named with its pages, and opens to its texts", async () => {
    const server = fakeServer({
      ...changes,
      pages: [],
      theme: false,
      linked: true,
      texts: [
        {
          target: { part: "linked", linked: "shared" },
          path: ["title"],
          language: "ru",
          before: "Dim light",
          after: "Bright light",
        },
      ],
      textCount: 1,
    });
    const places = [{ linked: "shared", page: "gallery", section: "there" }];
    const call = ((path: string, options?: CallOptions) =>
      path.endsWith("/linked") ? Promise.resolve(places) : server.call(path, options)) as Call;
    await open({ ...server, call }, (editor) => {
      const { sections } = readPage(editor.store.records(), "home");
      const goods = sections.find(({ id }) => id === "goods");
      const place = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
      editor.dispatch([
        { name: "linked.add", args: { section: { ...goods, id: "shared" }, after: null } },
        { name: "section.add", args: place },
      ]);
    });
    await until(() => text()?.includes("Linked section on: Галерея") === true);
    expect(mounted.find(".publish-more summary").textContent).not.toContain("All pages");
    await openRow(".publish-more");
    expect(mounted.find("ins").textContent).toBe("Bright");
  });

  it("PUB-20: a text of an item says which one it is, by what such items are called", async () => {
    const [page] = changes.pages;
    const [title] = page?.texts ?? [];
    if (!page || !title) return expect.unreachable();
    const target = { page: "home", section: "goods" };
    const count = { ...title, target, path: ["features", "goodsi2", "count"] };
    await open(fakeServer({ ...changes, pages: [{ ...page, texts: [count] }] }));
    await openRow(".publish-more");
    expect(mounted.find(".publish-list button").textContent).toContain("Block 2 › Number");
  });

  it("PUB-187: a link and an item that is gone open to what they were and are", async () => {
    const [page] = changes.pages;
    if (!page) return expect.unreachable();
    const target = { page: "home", section: "head" };
    const contact = { kind: "address", address: "/contact" };
    const others = [
      {
        target,
        path: ["buttons", "headi1", "link"],
        before: contact,
        after: { kind: "page", page: "gallery" },
      },
      {
        target: { page: "home", section: "goods" },
        path: ["features", "gone"],
        item: "removed" as const,
        before: "Old lamp",
      },
    ];
    const of = { ...page, texts: [], textCount: 0, others, otherCount: 2 };
    await open(fakeServer({ ...changes, pages: [of] }));
    await openRow(".publish-more");
    await until(() => mounted.all(".value-change ins").length > 0);
    const lines = mounted.all(".publish-list .menu-item").map((one) => one.textContent);
    expect(lines[0]).toMatch(/Link.*\/contact → Галерея \(\/connect\)$/);
    expect(lines[0]).not.toContain("changed");
    expect(lines[1]).toMatch(/Block › removed.*Old lamp/);
  });

  it("PUB-188, PUB-551: a row tells what became of the languages, and what of them visitors don’t see is told apart", async () => {
    const [page] = changes.pages;
    if (!page) return expect.unreachable();
    await open(
      fakeServer({
        ...changes,
        theme: false,
        languages: true,
        languageChanges: [{ code: "de", change: "addedHidden" }],
        pages: [{ ...page, texts: [], textCount: 0, hiddenTexts: [{ language: "de", count: 7 }] }],
      }),
    );
    const [home] = mounted.all(".publish-page summary");
    expect(home?.textContent).toContain("German, hidden from visitors: 7 texts");
    expect(text()).toContain("German added, hidden from visitors");
    expect(button().textContent).toBe("Publish 2 changes");
  });

  it("PUB-551: a row tells the language that its texts changed in, unless it is the main one", async () => {
    const [page] = changes.pages;
    const [title] = page?.texts ?? [];
    if (!page || !title) return expect.unreachable();
    const german = { ...title, language: "de" };
    const about = { ...german, target: { part: "footer" }, path: ["about"] };
    const pages = [
      { ...page, texts: [german] },
      { ...page, page: "gallery", texts: [title] },
      { ...page, page: "both", texts: [title, german], textCount: 2 },
      { ...page, page: "many", texts: [german], textCount: 2 },
    ];
    const footer = { footer: true, texts: [about], textCount: 1 };
    await open(fakeServer({ ...changes, theme: false, ...footer, pages, pageCount: 4 }));
    expect(mounted.all(".publish-section summary .detail").map((one) => one.textContent)).toEqual([
      "“Bright light” (German)",
      "“Bright light”",
      "2 texts (Russian and German)",
      "2 texts",
      "Footer (German)",
    ]);
  });

  it("PUB-490: a language that is new to visitors is one change, which tells how many texts it has", async () => {
    await open(
      fakeServer({
        ...changes,
        theme: false,
        languages: true,
        languageChanges: [{ code: "en", change: "added" }],
        hiddenTexts: [{ language: "en", count: 7 }],
        pages: [],
        pageCount: 0,
        editCount: 0,
      }),
    );
    expect(text()).toContain("English added");
    await openRow(".publish-section > .publish-more");
    expect(text()).toContain("English, new to visitors: 7 texts");
    expect(button().textContent).toBe("Publish 1 change");
  });

  it("PUB-20: the theme opens to its values as they were and are", async () => {
    await open(fakeServer({ ...changes, pages: [] }));
    await openRow(".publish-more");
    expect(mounted.find(".theme-lines").textContent).toBe("Heading size62% → 69%");
  });

  it("PUB-21, WORD-187: says who published what is live, and each release", async () => {
    await open(fakeServer());
    expect(text()).toMatch(/Live since June 3 at \d+:00\s[AP]M · Lena/);
    await click(mounted.find('[aria-label="Releases"]'));
    await until(() => mounted.all(".release-list li").length > 0);
    expect(mounted.all(".release-list li").map((one) => one.textContent)).toEqual([
      expect.stringContaining("You"),
      expect.stringContaining("Lena"),
    ]);
  });

  it("PUB-20, PUB-552: at first lists the pages alone, and once all of them are live counts them once", async () => {
    const server = fakeServer({ ...changes, isPublished: false });
    await open(server);
    expect(text()).toContain("First release");
    expect(text()).not.toContain("All pages");
    await click(button());
    // in three languages
    server.publication.resolve({ ...published, rendered: 3 * published.pageCount });
    await until(() => mounted.all(".live").length > 0);
    expect(text()).toMatch(/2 pages in [\d.]+ s · 2 languages/);
  });

  it("is held up by an error, not by a warning", async () => {
    const warning = { ...overLimit, code: "alt-missing", severity: "warning" as const };
    await open(fakeServer({ ...changes, problems: [overLimit, warning] }));
    expect(text()).toContain("Text over its limit: 134 of 120");
    expect(text()).toContain("One error to fix first");
    expect(button().disabled).toBe(true);
    mounted.unmount();
    await open(fakeServer({ ...changes, problems: [warning] }));
    expect(button().disabled).toBe(false);
  });

  it("CHECK-07: what a new language lacks is one row, which opens to its places", async () => {
    const spots = ["a", "b", "a"].map((section, place) => ({
      page: "home",
      section,
      target: { page: "home", section },
      path: [`text${place}`],
    }));
    const first = { code: "untranslated", severity: "warning" as const, language: "en" };
    const problem = { ...overLimit, ...first, values: {}, ...spots[0], count: 110, spots };
    await open(fakeServer({ ...changes, problems: [problem] }));
    const rows = () =>
      [...document.querySelectorAll(".publish-section:last-child .publish-more .menu-item")].map(
        (one) => one.textContent,
      );
    expect(rows()).toEqual([expect.stringMatching(/^110 texts not translated/)]);
    await openRow(".publish-section:last-child .publish-more");
    expect(rows().slice(1)).toEqual([
      expect.stringMatching(/^2 texts not translated/),
      expect.stringMatching(/^1 text not translated/),
    ]);
    expect(text()).toContain("and 107 more");
  });

  it("CHECK-290: a text that is outdated in several languages is one row, with the languages", async () => {
    const stale = ["en", "de"].map((language) => ({
      ...overLimit,
      code: "translation-stale" as const,
      severity: "warning" as const,
      values: {},
      language,
      about: language,
    }));
    const editor = await open(fakeServer({ ...changes, problems: stale }));
    const rows = () => mounted.all(".publish-section:last-child .menu-item");
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.textContent).toMatch(/^Outdated translations: the original has changed.*EN/);
    await click(mounted.find('[aria-label^="Ignore: "]'));
    expect(editor.store.records().site?.ignored?.map(({ about }) => about)).toEqual(["en", "de"]);
  });

  it("CHECK-23: two places of one kind on different pages are one row already", async () => {
    const prices = ["home", "gallery"].map((page) => ({
      ...overLimit,
      code: "placeholder-fact" as const,
      severity: "warning" as const,
      values: {},
      page,
      target: { page, section: "s" },
    }));
    await open(fakeServer({ ...changes, problems: prices }));
    const rows = () => mounted.all(".publish-section:last-child .menu-item");
    expect(rows()).toHaveLength(1);
    expect(rows()[0]?.textContent).toMatch(/^2 example prices/);
  });

  it("PUB-20: a picture that changed is called one, not another value; what is left is counted beside it", async () => {
    const target = { page: "gallery", section: "pics" };
    const picture = { target: { page: "home", section: "head" }, path: ["background"] };
    const other = { target, path: ["columns"] };
    const [page] = changes.pages;
    const of = { ...page!, texts: [], textCount: 0 };
    const shown = async (others: ChangesInfo["pages"][number]["others"]) => {
      const pages = [{ ...of, others, otherCount: others.length }];
      await open(fakeServer({ ...changes, pages }));
      const said = mounted.find(".publish-section .detail").textContent;
      mounted.unmount();
      document.body.innerHTML = "";
      return said;
    };
    expect(await shown([picture])).toBe("1 picture");
    expect(await shown([picture, other])).toBe("1 picture, 1 other value");
    expect(await shown([other])).toBe("1 setting");
    await open(fakeServer());
  });

  it("CHECK-23: many places of one kind are one row that opens to them, errors first", async () => {
    const at = (code: string, number: number) => ({
      ...overLimit,
      code,
      severity: "warning" as const,
      values: {},
      section: `s${number}`,
      target: { page: "home", section: `s${number}` },
    });
    const alts = [1, 2, 3, 4].map((number) => at("alt-missing", number));
    const words = [5, 6, 7].map((number) => at("word-long", number));
    await open(fakeServer({ ...changes, problems: [...alts, ...words, overLimit] }));
    const rows = () =>
      [...document.querySelectorAll(".publish-section:last-child .menu-item")].map(
        (one) => one.textContent,
      );
    expect(rows()).toEqual([
      expect.stringMatching(/^Text over its limit/),
      "4 pictures without alt text",
      ...words.map(() => expect.stringMatching(/^Word of/)),
    ]);
    await openRow(".publish-section:last-child .publish-more");
    expect(rows().slice(2, 6)).toEqual(alts.map(() => expect.stringMatching(/^Picture without/)));
  });

  it("CHECK-18: a warning is set aside for everybody, listed, and taken back, by one press each", async () => {
    const place = (path: string) => ({ code: "alt-missing", path: [path], about: "1" });
    const warning = { ...overLimit, severity: "warning" as const, values: {} };
    const late = { ...warning, ...place("c"), code: "word-long", about: "2" };
    const alts = ["a", "b"].map((path) => ({ ...warning, ...place(path) }));
    const editor = await open(fakeServer({ ...changes, problems: [overLimit, ...alts, late] }));
    const named = (name: string) => mounted.find<HTMLElement>(`[aria-label^="${name}"]`);
    expect(mounted.all('[aria-label^="Ignore: Text over"]')).toHaveLength(0);
    await click(named("Ignore: 2 pictures without"));
    expect(editor.store.records().site?.ignored).toHaveLength(2);
    // the bar counts the page, and this list the site: each says so
    expect(text()).toContain("Checks on the whole site1 error1 to check");
    expect(text()).toContain("2 ignored");
    // whoever goes on by keyboard stands at the next one
    expect(document.activeElement).toBe(named("Ignore: Word"));
    await openRow(".publish-section:last-child .publish-more");
    await click(named("Stop ignoring"));
    expect(editor.store.records().site?.ignored).toHaveLength(1);
    expect(text()).toContain("2 to check");
    await act(async () => editor.undo());
    expect(text()).toContain("2 ignored");
  });

  it("CHECK-18: a row that was set aside by mouse keeps its place until the pointer leaves: the next press meets no other row", async () => {
    const warning = { ...overLimit, severity: "warning" as const, values: {} };
    const codes = ["alt-missing", "word-long"] as const;
    const problems = codes.map((code) => ({ ...warning, code, about: code }));
    await open(fakeServer({ ...changes, problems }));
    const rows = () => mounted.all(".publish-section:last-child .problem-row");
    const press = mounted.find('[aria-label^="Ignore: Picture"]');
    await act(async () => {
      press.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    });
    expect(text()).toContain("1 ignored");
    expect(rows().map((row) => row.hasAttribute("inert"))).toEqual([true, false]);
    expect(rows()[0]?.textContent).toContain("Picture without alt text");
    const leave = { bubbles: true, relatedTarget: document.body, pointerType: "mouse" };
    await act(async () => {
      rows()[1]?.dispatchEvent(new PointerEvent("pointerout", leave));
    });
    expect(rows().map((row) => row.hasAttribute("inert"))).toEqual([false]);
  });

  it("LINKS-10: a link whose address has moved gets the new one by one press, as one step", async () => {
    const value = { kind: "address", address: "http://old.example/" };
    const spot = { target: { page: "home", section: "head" }, path: ["buttons", "headi1", "link"] };
    const moved: ChangesInfo["problems"][number] = {
      ...overLimit,
      ...spot,
      code: "outside-moved",
      severity: "warning",
      language: null,
      address: value.address,
      leadsTo: "https://new.example/",
    };
    const warning = { ...overLimit, severity: "warning" as const, values: {} };
    const late = { ...warning, code: "word-long", about: "1" };
    const editor = await open(fakeServer({ ...changes, problems: [moved, late] }));
    const link = () => linkedAddress(editor, moved);
    expect(text()).toContain("http://old.example/ → https://new.example/");
    editor.dispatch({ name: "link.set", args: { ...spot, value } });
    await click(mounted.find('[aria-label^="Use the new address"]'));
    // whoever goes on by keyboard stands at the next row
    expect(document.activeElement).toBe(mounted.find('[aria-label^="Ignore: Word"]'));
    await until(() => link() === "https://new.example/");
    await act(async () => editor.undo());
    expect(link()).toBe("http://old.example/");
  });

  it("CHECK-18: whoever ignores the last row by keyboard stands at the one before, also where it has two actions", async () => {
    const warning = { ...overLimit, severity: "warning" as const, values: {} };
    const first = { ...warning, code: "word-long", about: "2" };
    const moved = { ...warning, code: "outside-moved", about: "1", path: ["link"], language: null };
    const leads = { address: "http://old.example/", leadsTo: "https://new.example/" };
    await open(fakeServer({ ...changes, problems: [first, { ...moved, ...leads }] }));
    const actions = () => mounted.all(".problem-row > .row-action");
    await until(() => actions().length === 3);
    const [ofFirst, , ignore] = actions();
    expect(ignore?.ariaLabel).toMatch(/^Ignore: /);
    await click(ignore!);
    expect(actions()).toEqual([ofFirst]);
    expect(document.activeElement).toBe(ofFirst);
  });

  it("PUB-22: has nothing to do where visitors see everything already, and says so everywhere", async () => {
    const editor = await open(fakeServer({ ...changes, pages: [], editCount: 0, theme: false }));
    expect(text()).toContain("Your live site is up to date.");
    expect(button().disabled).toBe(true);
    const { isUnpublished } = publishState(editor);
    expect(isUnpublished.get()).toBe(false);
    // what could be undone before a reload is nothing new
    const { history } = editor.store;
    act(() => history.set({ ...history.get(), isResumed: true }));
    expect(isUnpublished.get()).toBe(false);
    act(() => history.set({ past: [], future: [] }));
    expect(isUnpublished.get()).toBe(true);
  });

  it("PLAN-10: a site that is taken down says since when, and is published again by one press, changed or not", async () => {
    const server = fakeServer({ ...changes, pages: [], editCount: 0, theme: false }, true);
    const editor = await open(server);
    await until(() => text().includes("Unpublished June 3, 2020 at 9:27"));
    expect(text()).not.toMatch(/Not published|Live since|up to date/);
    expect(text()).toContain("No changes since the last release.");
    expect(button().textContent).toBe("Publish again");
    expect(button().disabled).toBe(false);
    await click(button());
    server.publication.resolve({ ...published, revision: editor.store.revision(), rendered: 0 });
    await until(() => mounted.all(".live").length > 0);
    expect(text()).toContain("Your site is live");
  });

  it("PLAN-12: a scheduled change that didn’t happen is told of where the site is published, and in the bar", async () => {
    const failing = { ...sampleInfo, failedPlans: 2 };
    const plain = fakeServer();
    const call = async (path: string, options?: CallOptions) =>
      path === `sites/${sampleInfo.id}` ? failing : plain.call(path, options);
    await open({ ...plain, call: call as Call });
    await until(() => mounted.all(".publish-plans").length > 0);
    expect(mounted.find(".publish-plans").textContent).toContain(
      "2 scheduled changes didn’t happen",
    );
    const path = `/sites/${sampleInfo.id}/settings/schedule`;
    expect(mounted.find(".publish-plans a").getAttribute("href")).toBe(path);
    mounted.unmount();
    mounted = await mount(<SiteMarks />, createSampleEditor(call as Call));
    await until(() => mounted.all("a").length > 0);
    expect(mounted.find("a").getAttribute("aria-label")).toBe("2 scheduled changes didn’t happen");
    expect(mounted.find("a").getAttribute("href")).toBe(path);
  });

  it("MODER-08: a site that the host took down says why, what publishing does, and whom to write to; publishing calls nothing live", async () => {
    const takedown = {
      reason: "Sells <b>fakes</b>",
      since: "2020-06-03T09:27:00",
      contact: "host@example.org",
      contactLink: "mailto:host@example.org",
    };
    const server = fakeServer();
    const call = (async (path: string, options?: CallOptions) => {
      const answer = await server.call<object>(path, options);
      return path === "sites/1" ? { ...answer, takedown } : answer;
    }) as Call;
    const editor = await open({ ...server, call });
    await until(() => mounted.all(".takedown-note").length > 0);
    const note = mounted.find(".takedown-note");
    for (const words of [
      "The host took this site offline: June 3, 2020 at 9:27",
      "Sells <b>fakes</b>",
      "Visitors see a notice",
      "visitors will see what you publish once the host",
    ])
      expect(note.textContent).toContain(words);
    expect(note.querySelector("a")?.href).toBe("mailto:host@example.org");
    expect(text()).toContain("Taken offline by the host");
    expect(text()).not.toContain("Live since");
    await click(button());
    server.publication.resolve({ ...published, revision: editor.store.revision() });
    await until(() => mounted.all(".live").length > 0);
    expect(text()).toContain("Published, but not visible yet");
    expect(text()).not.toContain("Your site is live");
    expect(mounted.all(".qr-code")).toEqual([]);
  });

  it("MODER-08: the bar says so on every screen, also where it happens meanwhile, and leads to it", async () => {
    const told: { takedown?: object } = {};
    const call = (async () => ({ ...sampleInfo, ...told })) as Call;
    const editor = createSampleEditor(call);
    mounted = await mount(<SiteMarks />, editor);
    expect(mounted.all("button")).toEqual([]);
    expect(publishState(editor).mayNeedMark.get()).toBe(false);
    told.takedown = { reason: "", since: "2020-06-03T09:27:00" };
    await act(async () =>
      editor.serverEvent.set({
        kind: "publish",
        event: { state: "moved", done: 0, total: 0 },
      }),
    );
    expect(publishState(editor).mayNeedMark.get()).toBe(true);
    await until(() => mounted.all("button").length > 0);
    const asked = publishState(editor).asked.get();
    await click(mounted.find<HTMLButtonElement>("button[aria-label='Taken offline by the host']"));
    expect(publishState(editor).asked.get()).toBe(asked + 1);
  });

  it("PUB-347: tells how far it is, never full while there is work to do, then that the site is live", async () => {
    const server = fakeServer();
    const editor = await open(server);
    await click(button());
    await act(async () => publishState(editor).progress.set({ state: "pages", done: 3, total: 8 }));
    expect(text()).toContain("Rendering 3/8");
    expect(mounted.find("[role=progressbar]").getAttribute("aria-valuenow")).toBe("34");
    for (const state of ["pictures", "pages"] as const) {
      await act(async () => publishState(editor).progress.set({ state, done: 8, total: 8 }));
      expect(mounted.find("[role=progressbar]").getAttribute("aria-valuenow")).toBe("90");
    }
    expect(text()).toContain("Putting the site live…");
    server.publication.resolve(published);
    await until(() => mounted.all(".live").length > 0);
    expect(text()).toContain("Your site is live");
    expect(text()).toMatch(/2 pages, updated in [\d.]+ s/);
    expect(mounted.find<HTMLAnchorElement>(".live a").href).toBe("http://fary.example/");
    expect(mounted.all(".qr-code svg")).toHaveLength(1);
    expect(publishState(editor).isUnpublished.get()).toBe(false);
  });

  it("says so when it fails, that the last release is still up, and offers to try again", async () => {
    const server = fakeServer();
    await open(server);
    await click(button());
    server.publication.reject(new ApiError({ status: 507, code: "storage-full", message: "full" }));
    await until(() => mounted.all("[role=alert]").length > 0);
    expect(mounted.find("[role=alert]").textContent).toContain(
      "Visitors still see the last release.",
    );
    expect(mounted.find("[role=alert]").textContent).toContain("disk is full");
    expect(button().textContent).toBe("Try again");
    expect(button().disabled).toBe(false);
  });

  it("HELD-03, HELD-05: what is held says why and what comes next, and is no failure; what was refused says why", async () => {
    const server = fakeServer();
    const reasons = [{ kind: "secret", quote: "Enter your password.", page: "/login" }];
    const held = { since: "2026-06-03T10:00:00.000Z", reasons };
    const told: { held?: object } = {};
    const call = (async (path: string, options?: CallOptions) => {
      const answer = await server.call<object>(path, options);
      return path === "sites/1" ? { ...answer, ...told } : answer;
    }) as Call;
    await open({ ...server, call });
    await click(button());
    told.held = held;
    server.publication.reject(new ApiError({ status: 409, code: "publish-held", message: "x" }));
    await until(() => mounted.all(".note").length > 0);
    const note = mounted.find(".note").textContent;
    for (const words of [
      "Waiting for review",
      "“Enter your password.” (/login)",
      "the decision will appear here",
    ])
      expect(note).toContain(words);
    expect(mounted.all("[role=alert]")).toHaveLength(0);
    await mounted.unmount();
    told.held = { ...held, refusal: "You aren’t that bank." };
    await open({ ...server, call });
    await until(() => mounted.all(".note").length > 0);
    const refused = mounted.find(".note").textContent;
    for (const words of ["didn’t let this through", "You aren’t that bank.", "publish it again"])
      expect(refused).toContain(words);
  });

  it("tells errors that the checks find while it publishes as such", async () => {
    const server = fakeServer();
    await open(server);
    await click(button());
    server.publication.reject(new ApiError({ status: 422, code: "invalid", message: "problems" }));
    await until(() => mounted.all("[role=alert]").length > 0);
    expect(mounted.find("[role=alert]").textContent).toContain(
      "Fix the problems listed under Checks first.",
    );
  });

  it("OFF-10: without a connection it says so and what is kept, and offers to publish once the connection is back", async () => {
    const server = fakeServer();
    const editor = await open(server);
    const resting = editor.store.save.get();
    const save = (state: Partial<SaveState>) =>
      act(async () => editor.store.save.set({ ...resting, ...state }));
    await save({ phase: "offline", unsent: 1 });
    expect(text()).toContain("No connection to the server. You can publish once it’s back.");
    expect(text()).toContain("Your edits are kept on this device.");
    expect(text()).not.toContain("Changes since the last release");
    expect(button().disabled).toBe(true);
    await save({ phase: "offline", unsent: 1, isKept: false });
    expect(text()).toContain("Don’t close this tab");
    await save({});
    expect(text()).not.toContain("No connection");
    expect(button().disabled).toBe(false);
  });

  it("OFF-10: opened without a connection it says so at once, and compares when asked again", async () => {
    const server = fakeServer();
    server.cut.isCut = true;
    const editor = createSampleEditor(server.call);
    mounted = await mount(
      <PublishPopover anchor={document.body} onClose={() => undefined} />,
      editor,
    );
    await until(() => mounted.all(".publish-cut").length > 0);
    expect(button().disabled).toBe(true);
    server.cut.isCut = false;
    await click(mounted.find(".publish-cut .link"));
    await until(() => !button().disabled);
    expect(mounted.all(".publish-cut")).toHaveLength(0);
  });

  it("OFF-10: a publication whose connection is lost ends and can be tried again", async () => {
    const server = fakeServer();
    await open(server);
    await click(button());
    server.publication.reject(errorOfFailure("network", new Error("cut")));
    await until(() => mounted.all("[role=alert]").length > 0);
    expect(mounted.find("[role=alert]").textContent).toContain("The connection was lost.");
    expect(mounted.find("[role=alert]").textContent).not.toContain("last release");
    expect(button().textContent).toBe("Try again");
  });

  it("PUB-111: Escape closes it also where what had the focus is gone, as the button that makes a release live", async () => {
    const close = vi.fn<() => void>();
    const editor = createSampleEditor(fakeServer().call);
    mounted = await mount(<PublishPopover anchor={document.body} onClose={close} />, editor);
    await until(() => mounted.all('[aria-label="Releases"]').length > 0);
    await click(mounted.find('[aria-label="Releases"]'));
    await until(() => mounted.all("[aria-label^='Make release']").length > 0);
    mounted.find("[aria-label^='Make release']").focus();
    mounted.find("[aria-label^='Make release']").blur();
    expect(document.activeElement).toBe(document.body);
    const press = { key: "Escape", bubbles: true };
    await act(async () => document.body.dispatchEvent(new KeyboardEvent("keydown", press)));
    expect(close).toHaveBeenCalledOnce();
  });

  it("HIST-16: makes an earlier release live, says what visitors lose by it, and takes that back", async () => {
    const server = fakeServer();
    const editor = await open(server);
    await click(mounted.find('[aria-label="Releases"]'));
    await until(() => mounted.all(".release-list li").length > 0);
    await click(mounted.find('[aria-label="Make release 2 live"]'));
    await until(() => mounted.all('[aria-label="Make release 1 live"]').length > 0);
    expect(server.makeLive).toHaveBeenCalledExactlyOnceWith("2");
    expect(mounted.all("[aria-label^='Make release']")).toHaveLength(1);
    const [told] = editor.toasts.get();
    expect(told?.message).toBe(
      "Release 2 is live. Visitors no longer find: Deutsch, /menu/, /team/, /a/, and 6 more pages",
    );
    told?.action?.run();
    await until(() => editor.toasts.get()[0]?.message === "Release 1 is live again");
    expect(server.makeLive.mock.calls).toEqual([["2"], ["1"]]);
  });
});
