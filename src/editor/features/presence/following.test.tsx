// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import type { PresencePlace } from "#/api/presence.ts";
import type { Editor, OtherTab } from "../../session/editor.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { loadWords } from "../../words/i18n.ts";
import { PeopleHere } from "./people-here.tsx";

function place(page: string | null): PresencePlace {
  return { page, section: null, text: null, language: "ru", device: "desktop" };
}

function tab(name: string, page: string | null, movedAt: number): OtherTab {
  const who = { person: "boris", name: "Boris", kind: "member", role: "editor" } as const;
  return { tab: name, ...who, place: place(page), movedAt, isOwn: false };
}

const show = (editor: Editor, ...tabs: readonly OtherTab[]): Promise<void> =>
  act(async () => editor.others.set(tabs));

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

/** Follows Boris, whose tabs these are. */
async function follow(...tabs: readonly OtherTab[]): Promise<Editor> {
  const editor = createSampleEditor((async () => ({})) as Editor["call"]);
  await loadWords("presence");
  editor.others.set(tabs);
  mounted = await mount(<PeopleHere />, editor);
  await click(mounted.find(".people-here"));
  await click(mounted.find('[aria-label="Follow Boris"]'));
  return editor;
}

const isAt = (editor: Editor, page: string): Promise<void> =>
  until(() => editor.page.get() === page);

const bar = (): string | null | undefined => document.querySelector(".follow-bar")?.textContent;

it("PRES-171: who is followed is followed to the page that they work at, whichever tab they moved in last", async () => {
  const editor = await follow(tab("settings", null, 9), tab("canvas", "gallery", 1));
  await isAt(editor, "gallery");
  await show(editor, tab("settings", null, 12), tab("canvas", "home", 10));
  await isAt(editor, "home");
  await show(editor, tab("canvas", "home", 10), tab("another", "gallery", 14));
  await isAt(editor, "gallery");
  await show(editor, tab("canvas", "home", 10));
  await isAt(editor, "home");
  expect(bar()).toContain("Following Boris");
  expect(editor.toasts.get()).toEqual([]);
});

it("PRES-171: of somebody who has no page open, the bar says that they are outside of it", async () => {
  const editor = await follow(tab("settings", null, 9));
  expect(bar()).toContain("Outside the page");
  await show(editor, tab("settings", "gallery", 10));
  await isAt(editor, "gallery");
  expect(bar()).not.toContain("Outside the page");
});

it("PRES-171: it is said when following ends: on the screen where they are gone, to a screen reader where one does something oneself", async () => {
  const editor = await follow(tab("canvas", "gallery", 1));
  await isAt(editor, "gallery");
  await show(editor);
  expect(bar()).toBeUndefined();
  expect(editor.toasts.get().map(({ message }) => message)).toEqual([
    "Boris is no longer connected, so you’ve stopped following them.",
  ]);
  await show(editor, tab("canvas", "home", 2));
  await click(mounted?.find(".people-here") ?? document.body);
  await until(() => document.querySelector('[aria-label="Follow Boris"]') !== null);
  await click(mounted?.find('[aria-label="Follow Boris"]') ?? document.body);
  await isAt(editor, "home");
  await act(
    async () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true })),
  );
  expect(bar()).toBeUndefined();
  expect(editor.announcement.get()).toBe("You’ve stopped following Boris.");
});
