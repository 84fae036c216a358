// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { pageSlug } from "#/api/editor-address.ts";
import type { Call } from "../api/request.ts";
import { emptyHistory } from "../document-store/history.ts";
import { loadOperations } from "../document-store/known-operations.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { sampleInfo } from "../testing/sample-editor.ts";
import { places } from "../testing/all-features.ts";
import type { Translate } from "../words/i18n.ts";
import { firstView } from "./first-view.ts";
import { entryOfSlug, openEditor } from "./open-editor.ts";

const index = {
  entries: [
    { id: "h", path: "/", name: "Home" },
    { id: "c", path: "/connect", name: "Gallery" },
    { id: "t", path: "/about/team", name: "Team" },
    { id: "x", path: "/home", name: "Houses" },
  ],
  redirects: [],
};

describe("the page in the editor's address", () => {
  it.each([
    ["h", "home"],
    ["c", "connect"],
    ["t", "about/team"],
    ["x", "x"],
  ])("EDIT-02: page %s is called %s", (id, slug) => {
    const entry = index.entries.find((one) => one.id === id);
    expect(entry && pageSlug(entry)).toBe(slug);
    expect(entryOfSlug(index, slug)?.id).toBe(id);
  });

  it("EDIT-03: an empty address is /home, and so is one of a page that isn't there", () => {
    expect(entryOfSlug(index, "")?.id).toBe("h");
    expect(entryOfSlug(index, "gone")?.id).toBe("h");
  });
});

describe("a site that is left", () => {
  afterEach(() => sessionStorage.clear());

  const answers: Record<string, unknown> = {
    "sites/1": sampleInfo,
    "sites/1/document?page=%2F": sampleDocument(),
  };
  const call = (async (path: string) => {
    if (!(path in answers)) throw new Error(`Nobody answers ${path}`);
    return structuredClone(answers[path]);
  }) as Call;
  const open = () =>
    openEditor({
      call,
      site: "1",
      slug: "",
      places,
      t: ((key: string) => key) as Translate,
      onDocument: () => undefined,
      navigate: () => undefined,
    });
  const kept = (): string[] => Object.values({ ...sessionStorage });

  it("UNDO-20: writes down no longer what could be undone: that is for whoever opens it next", async () => {
    await loadOperations();
    const { editor, close } = await open();
    firstView(editor).set(true);
    editor.dispatch({ name: "site.rename", args: { name: "Bakery" } });
    await expect.poll(() => kept().join()).toContain("site.rename");
    close();
    const left = kept();
    editor.store.history.set(emptyHistory);
    expect(kept()).toEqual(left);
  });
});
