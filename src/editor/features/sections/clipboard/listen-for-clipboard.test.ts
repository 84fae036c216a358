// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../../api/request.ts";
import { listenTo } from "../../../canvas/events/listen.ts";
import type { Listeners } from "../../../canvas/events/listen.ts";
import type { CanvasPort } from "../../../session/canvas-port.ts";
import type { Editor } from "../../../session/editor.ts";
import { sectionsOf } from "../../../session/sections-of.ts";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { stillCanvas } from "../../../testing/still-canvas.ts";
import { listenForClipboard } from "./listen-for-clipboard.ts";

const opened: Listeners[] = [];
afterEach(() => {
  for (const listeners of opened.splice(0)) listeners.stop();
  document.body.innerHTML = "";
});

const photo = { asset: "photo1", alt: {}, crop: null, focus: null };
const offline: Call = () => Promise.reject(new Error("no server"));
const words = ((key: string, values?: object) =>
  values ? `${key} ${JSON.stringify(values)}` : key) as never;

/** An editor that hears the clipboard's events; the one before hears them no longer. */
function open(call: Call = offline): Editor {
  for (const listeners of opened.splice(0)) listeners.stop();
  const editor = createSampleEditor(call);
  const listeners = listenTo(document);
  opened.push(listeners);
  listenForClipboard(listeners, { editor, t: words, isCanvas: false });
  return editor;
}

/** What the clipboard holds, as a browser hands it to a page. */
class Held {
  readonly texts = new Map<string, string>();
  setData(type: string, text: string): void {
    this.texts.set(type, text);
  }
  getData(type: string): string {
    return this.texts.get(type) ?? "";
  }
}

function fire(name: "copy" | "cut" | "paste", held: Held, target: EventTarget = document.body) {
  const event = new Event(name, { bubbles: true, cancelable: true });
  target.dispatchEvent(Object.assign(event, { clipboardData: held }));
  return event;
}

function select(editor: Editor, section: string): void {
  editor.selection.set({ page: "home", section });
}
const ids = (editor: Editor) => sectionsOf(editor).map(({ id }) => id);
const toast = (editor: Editor) => editor.toasts.get()[0]?.message;

/** A copied section that shows a picture, as it comes from another site of this installation. */
function copiedWithPicture(): Held {
  const held = new Held();
  const editor = open();
  editor.dispatch({
    name: "picture.set",
    args: { target: { page: "home", section: "mail" }, path: ["background"], value: photo },
  });
  select(editor, "mail");
  fire("copy", held);
  const clip: object = JSON.parse(held.getData("application/x-vitrine+json"));
  held.setData("application/x-vitrine+json", JSON.stringify({ ...clip, site: 2 }));
  return held;
}

describe("the clipboard of sections", () => {
  it("PASTE-06: pastes what was copied behind the selected section, as one step that undo takes back", async () => {
    const held = new Held();
    const from = open();
    select(from, "mail");
    expect(fire("copy", held).defaultPrevented).toBe(true);
    expect(held.getData("text/plain")).not.toBe("");
    const to = open();
    const before = ids(to);
    select(to, "goods");
    const dispatch = vi.spyOn(to.store, "dispatch");
    expect(fire("paste", held).defaultPrevented).toBe(true);
    await expect.poll(() => ids(to)).toHaveLength(before.length + 1);
    const made = ids(to)[ids(to).indexOf("goods") + 1];
    expect(before).not.toContain(made);
    expect(dispatch).toHaveBeenCalledExactlyOnceWith(expect.anything(), "paste");
    expect(to.selection.get()).toEqual({ page: "home", section: made });
    to.undo();
    expect(ids(to)).toEqual(before);
  });

  it("PASTE-06: reads it from HTML too, where a browser keeps no types of its own", async () => {
    const held = new Held();
    const editor = open();
    const before = ids(editor).length;
    select(editor, "mail");
    fire("copy", held);
    held.texts.delete("application/x-vitrine+json");
    fire("paste", held);
    await expect.poll(() => ids(editor)).toHaveLength(before + 1);
  });

  it("PASTE-06: cuts, and pastes again", async () => {
    const held = new Held();
    const editor = open();
    const before = ids(editor);
    select(editor, "mail");
    fire("cut", held);
    expect(ids(editor)).toEqual(before.filter((id) => id !== "mail"));
    fire("paste", held);
    await expect.poll(() => ids(editor)).toHaveLength(before.length);
  });

  it("PASTE-05: pictures come along from another site, under the ids that they have here", async () => {
    const held = copiedWithPicture();
    const asset = {
      id: "photo9",
      name: "a.png",
      kind: "photo",
      width: 9,
      height: 9,
      colour: "#112233",
      hasAlpha: false,
    };
    const asked: unknown[] = [];
    const to = open(async <Answer>(...call: Parameters<Call>) => {
      asked.push(call);
      return [{ from: "photo1", asset }] as Answer;
    });
    select(to, "mail");
    fire("paste", held);
    await expect.poll(() => to.assets.get().has("photo9")).toBe(true);
    expect(asked).toEqual([
      ["sites/1/assets/copies", { method: "POST", body: { from: 2, assets: ["photo1"] } }],
    ]);
    const made = sectionsOf(to)[ids(to).indexOf("mail") + 1];
    expect(made?.fields["background"]).toEqual({ ...photo, asset: "photo9" });
    expect(toast(to)).toBeUndefined();
  });

  it("PASTE-10: a link leads to the page at the same path, and one that leads nowhere here is told, with a way to it", async () => {
    const held = new Held();
    const from = open();
    const leadTo = (to: object) =>
      from.dispatch({
        name: "link.set",
        args: { target: { page: "home", section: "goods" }, path: ["buttonLink"], value: to },
      });
    leadTo({ kind: "page", page: "gallery" });
    select(from, "goods");
    fire("copy", held);
    const clip: { pages: object[] } = JSON.parse(held.getData("application/x-vitrine+json"));
    expect(clip.pages).toEqual([{ id: "gallery", path: "/connect" }]);
    const pasted = async (path: string) => {
      const pages = [{ id: "gallery", path }];
      const to = open();
      const before = ids(to);
      select(to, "mail");
      const data = JSON.stringify({ ...clip, site: 2, pages });
      held.setData("application/x-vitrine+json", data);
      fire("paste", held);
      await expect.poll(() => ids(to)).toHaveLength(before.length + 1);
      return { to, made: sectionsOf(to)[ids(to).indexOf("mail") + 1] };
    };
    const found = await pasted("/connect");
    expect(found.made?.fields["buttonLink"]).toEqual({ kind: "page", page: "gallery" });
    expect(toast(found.to)).toBeUndefined();
    const lost = await pasted("/nowhere");
    expect(lost.made?.fields["buttonLink"]).toBeNull();
    expect(toast(lost.to)).toBe('clipboard.linksLost {"count":1}');
    lost.to.selection.set(null);
    const reveal = vi.fn<CanvasPort["reveal"]>();
    lost.to.canvas.set(stillCanvas({ reveal }));
    lost.to.toasts.get()[0]?.action?.run();
    const target = { page: "home", section: lost.made?.id };
    await expect.poll(() => reveal.mock.calls).toHaveLength(1);
    expect(reveal.mock.calls[0]).toMatchObject([target, { path: ["buttonLink"] }]);
    expect(lost.to.selection.get()).toEqual(target);
  });

  it("PASTE-05: says how many couldn't come, from a site that isn't ours to see or from elsewhere", async () => {
    const held = copiedWithPicture();
    for (const origin of [location.origin, "https://elsewhere.example"]) {
      const clip: object = JSON.parse(held.getData("application/x-vitrine+json"));
      held.setData("application/x-vitrine+json", JSON.stringify({ ...clip, origin }));
      let calls = 0;
      const to = open((path) => {
        calls += 1;
        return offline(path);
      });
      const before = ids(to).length;
      fire("paste", held);
      await expect.poll(() => ids(to)).toHaveLength(before + 1);
      expect(sectionsOf(to).at(-1)?.fields["background"]).toBeNull();
      expect(toast(to)).toBe('clipboard.picturesLost {"count":1}');
      expect(calls).toBe(origin === location.origin ? 1 : 0);
    }
  });

  it("PASTE-04: what is hostile changes nothing, and says so", async () => {
    const held = new Held();
    const editor = open();
    const before = ids(editor);
    select(editor, "mail");
    fire("copy", held);
    const text = held.getData("application/x-vitrine+json");
    for (const hostile of [
      "{",
      "a".repeat(10_000_000),
      text.replace('"Email1"', '"Nothing"'),
      text.replace(/"version":\d+/, '"version":99'),
      text.replace('"title":{', '"title":"<script>","x":{'),
    ]) {
      editor.toasts.set([]);
      held.setData("application/x-vitrine+json", hostile);
      fire("paste", held);
      await expect.poll(() => toast(editor)).toBeDefined();
      expect(ids(editor)).toEqual(before);
    }
  });

  it("PASTE-06: leaves fields, texts and marked words to the browser", () => {
    document.body.innerHTML = `<input value="a"><p data-edit="text">b</p><p id="words">c</p>`;
    const editor = open();
    select(editor, "mail");
    for (const selector of ["input", "p"]) {
      const element = document.querySelector(selector) ?? document.body;
      for (const name of ["copy", "cut", "paste"] as const)
        expect(fire(name, new Held(), element).defaultPrevented).toBe(false);
    }
    const marked = document.querySelector("#words");
    if (marked) getSelection()?.selectAllChildren(marked);
    expect(fire("copy", new Held()).defaultPrevented).toBe(false);
    getSelection()?.removeAllRanges();
    editor.selection.set(null);
    expect(fire("copy", new Held()).defaultPrevented).toBe(false);
    const foreign = new Held();
    foreign.setData("text/plain", "Words of another program");
    expect(fire("paste", foreign).defaultPrevented).toBe(false);
  });
});
