// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { CanvasControl } from "../../canvas/canvas-control.ts";
import type { Tracked } from "../../canvas/tracker.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { ConflictsOverlay } from "./conflicts-overlay.tsx";

let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.unmount();
  localStorage.clear();
});

const target = { part: "messenger", messenger: "viber" } as const;
const view = { width: 100, height: 100, zoom: 1 };

/** A page on which pictures stand, with what the editor has drawn on it. */
function canvasWith(html: string) {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  const all = new Set<Tracked>();
  const tracker = {
    touch: () => undefined,
    track(one: Tracked) {
      all.add(one);
      one.place(null, view);
      return () => void all.delete(one);
    },
  } as Partial<CanvasControl["tracker"]>;
  const canvas = { document: page, tracker } as CanvasControl;
  const found = () => [...all].flatMap(({ find }) => find()?.id ?? []);
  return { canvas, found };
}

/** Two people have described the avatar of the messenger. */
function setUp() {
  localStorage.clear();
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const value = { asset: "a1", alt: { ru: { text: "Каравай" } }, crop: null, focus: null };
  editor.dispatch({ name: "picture.set", args: { target, path: ["avatar"], value } });
  const args = { target, path: ["avatar", "alt"], language: "ru", text: "Батон", was: "Хлеб" };
  expect(editor.dispatch({ name: "text.set", args }).outcome).toBe("conflict");
  return editor;
}

const picture = (topic: string, id: string) =>
  `<div data-edit="picture" data-topic="${topic}"><img id="${id}"></div>`;

it("LIB-231: two wordings of what is said of a picture stand at the picture", async () => {
  const own = picture("part:messenger/viber/avatar", "own");
  const { canvas, found } = canvasWith(picture("page:home/goods/picture", "other") + own);
  mounted = await mount(<ConflictsOverlay canvas={canvas} />, setUp());
  expect(new Set(found())).toEqual(new Set(["own"]));
  const words = mounted.all(".conflict-version p").map(({ textContent }) => textContent);
  expect(words).toEqual(["Батон", "Каравай"]);
});

it("LIB-231: nothing stands at other pictures, nor at a text of another field", async () => {
  const other = picture("page:home/goods/picture", "other");
  const text = `<p data-edit="text" data-topic="part:messenger/viber/avatar"><img id="text"></p>`;
  const { canvas, found } = canvasWith(other + text);
  mounted = await mount(<ConflictsOverlay canvas={canvas} />, setUp());
  expect([found(), mounted.all(".conflict-popover")]).toEqual([[], []]);
});
