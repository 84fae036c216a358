// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DocumentAnswer } from "#/api/documents.ts";
import { placeOf } from "#/site/linked.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import { readPage, readSite } from "#/site/operations/target.ts";
import { toDocument } from "#/site/records.ts";
import { changedLinked } from "#/site/restore/restore-page.ts";
import type { Call } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { PointHead } from "./point-head.tsx";
import type { Point } from "./use-point.ts";
import { useRestore } from "./use-restore.ts";
import type { VersionsClient } from "./versions-client.ts";

let mounted: Mounted | undefined;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => mounted?.unmount());

const client = {} as VersionsClient;
const target = { part: "linked", linked: "shared" } as const;

/** The point's head over the records as they are now. */
function Head({ point }: { point: Point }) {
  const restore = useRestore(client, 1);
  return (
    <PointHead
      client={client}
      revision={1}
      newest={2}
      isCompared={false}
      entry={undefined}
      part={undefined}
      point={point}
      device="desktop"
      onDevice={() => undefined}
      language="en"
      onLanguage={() => undefined}
      restore={restore}
      isViewer={false}
    />
  );
}

/** A linked section of the home page, which stands on the gallery too, was made dark since, and the page changed where that is asked for. */
async function open(page: "same" | "changed"): Promise<Editor> {
  const editor = createSampleEditor((async () => []) as Call);
  const place = { page: "gallery", section: placeOf("there", "shared"), after: "bar" };
  const steps = linkSteps(readPage(editor.store.records(), "home"), "goods", "shared");
  editor.dispatch([...steps, { name: "section.add", args: place }]);
  const past = editor.store.records();
  const answer = { ...toDocument(past), assets: [], revision: 1 } as unknown as DocumentAnswer;
  const theme = { colorMode: "DARK", orientation: null };
  editor.dispatch({ name: "section.set", args: { target, theme } });
  const isOther = page === "changed";
  const args = { page: "home", section: "goods", hidden: "phones" };
  if (isOther) editor.dispatch({ name: "section.hide", args });
  const { index } = answer;
  const point = {
    page: "home",
    answer,
    past: { site: readSite(past), index, page: readPage(past, "home") },
    changedLinked: changedLinked(readSite(editor.store.records()), {
      page: readPage(past, "home"),
      site: readSite(past),
    }),
    differences: { pages: isOther ? [{ page: "home" }] : [], languageChanges: [] },
    isOther,
  } as unknown as Point;
  mounted = await mount(<Head point={point} />, editor);
  return editor;
}

const named = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>("button, [role=menuitem]")].find(
    (one) => one.textContent === text || one.getAttribute("aria-label") === text,
  );
  if (!found) throw new Error(`Nothing is called ${text} in ${document.body.innerHTML}`);
  return found;
};
const dialog = (): HTMLElement | null => document.querySelector("dialog");
const mode = ({ store }: Editor) => readSite(store.records()).linked?.[0]?.colorMode;
const hidden = ({ store }: Editor) =>
  readPage(store.records(), "home").sections.find(({ id }) => id === "goods")?.hidden;

async function ask(): Promise<void> {
  await click(named("Restore"));
  await click(named("Restore this page…"));
  await until(() => dialog()?.textContent?.includes("on 2 pages") === true);
}

it("HIST-25: a point since which nothing has changed has nothing to restore", async () => {
  await open("changed");
  named("Restore");
  mounted?.unmount();
  const point = { page: "home", changedLinked: [], differences: { pages: [] } };
  const editor = createSampleEditor((async () => []) as Call);
  mounted = await mount(<Head point={point as unknown as Point} />, editor);
  expect(mounted.container.textContent).toContain("Nothing has changed since");
  expect(() => named("Restore")).toThrow();
});

describe("LINKED-08: restoring a page with a linked section that has changed", () => {
  it("asks, says on how many pages it stands, and takes both back in one step", async () => {
    const editor = await open("changed");
    await ask();
    await click(named("Restore with linked section"));
    await until(() => mode(editor) === undefined);
    expect(hidden(editor)).toBeUndefined();
    expect(editor.toasts.get().at(-1)?.message).toMatch(/restored with its linked sections$/);
    editor.undo();
    expect([mode(editor), hidden(editor)]).toEqual(["DARK", "phones"]);
  });

  it("leaves it as it is where only the page is restored", async () => {
    const editor = await open("changed");
    await ask();
    await click(named("Restore page only"));
    await until(() => hidden(editor) === undefined);
    expect(mode(editor)).toBe("DARK");
  });

  it("offers the linked one alone where the page is as it was", async () => {
    const editor = await open("same");
    await ask();
    expect(dialog()?.textContent).not.toContain("Restore page only");
    await click(named("Restore linked section"));
    await until(() => mode(editor) === undefined);
  });
});
