// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call } from "../../api/request.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { removePicture, replacePicture, setPicture } from "./picture-commands.ts";
import { fieldSteps, sideSteps } from "./picture-steps.ts";
import { canvasFiles } from "./picture-files.ts";
import { localPicturesOf } from "./uploads.ts";

const local = { createObjectURL: () => "blob:here", revokeObjectURL: () => undefined };
beforeEach(() => void Object.assign(URL, local));
afterEach(() => void vi.unstubAllGlobals());

const target = { part: "messenger", messenger: "viber" } as const;
const spot = { target, path: ["avatar"] };
const alt = { ru: { text: "Хлеб" }, en: { text: "Bread" } };
const cropped = { crop: null, focus: { x: 0.5, y: 0.5 } };

function setUp(uploaded: string) {
  const asset = { id: uploaded, name: "b.png", kind: "photo", width: 9, height: 9 } as const;
  const whole = createSampleEditor((() => Promise.reject(new Error("offline"))) as Call);
  const upload = async () => ({ ...asset, colour: "#aabbcc", hasAlpha: false });
  const editor = { ...whole, upload };
  const picture = () => valueOfKind(editor.store.records(), { ...spot, kind: "picture" });
  return { editor, picture };
}

it("ALT-02: another picture comes without the words for the one before; undo brings both back", async () => {
  const { editor, picture } = setUp("new");
  setPicture(editor, spot, { asset: "old", alt, ...cropped });
  replacePicture(editor, spot, new File(["x"], "b.png"));
  await vi.waitUntil(() => picture()?.asset === "new");
  expect(picture()).toEqual({ asset: "new", alt: {}, crop: null, focus: null });
  editor.store.undo();
  expect(picture()).toEqual({ asset: "old", alt, ...cropped });
});

it("ALT-02: the same picture sent again keeps its words, and a decoration stays one", async () => {
  const { editor, picture } = setUp("old");
  setPicture(editor, spot, { asset: "old", alt, isDecorative: true, ...cropped });
  replacePicture(editor, spot, new File(["x"], "b.png"));
  await vi.waitUntil(() => picture()?.focus === null);
  expect(picture()).toMatchObject({ asset: "old", alt, isDecorative: true });
});

const dark = "2".repeat(48);
const light = "v".repeat(48);
/** As hard for light words as for dark ones. */
const mixed = "v0".repeat(24);
const hero = { target: { page: "home", section: "head" }, path: ["background"] };

function setUpHero(first: string) {
  const { editor } = setUp("new");
  const asset = { name: "b.png", kind: "photo", width: 9, height: 9, hasAlpha: false } as const;
  let [sent, now]: [number, string | null] = [0, first];
  const upload = async () => {
    const id = `new${(sent += 1)}`;
    return { ...asset, id, colour: "#aabbcc", ...(now !== null && { light: now }) };
  };
  const shade = () =>
    valueOfKind(editor.store.records(), { ...hero, path: ["strength"], kind: "number" });
  const choose = (value: number) => {
    const args = { target: hero.target, path: ["strength"], value };
    editor.store.dispatch({ name: "field.set", args });
  };
  const send = async (of: string | null = first): Promise<void> => {
    now = of;
    const revision = editor.store.history.get();
    replacePicture({ ...editor, upload }, hero, new File(["x"], "b.png"));
    await vi.waitUntil(() => editor.store.history.get() !== revision);
  };
  const ink = () => valueOfKind(editor.store.records(), { ...hero, path: ["ink"], kind: "choice" });
  const chooseInk = (value: "light" | "dark") => {
    const args = { target: hero.target, path: ["ink"], value };
    editor.store.dispatch({ name: "field.set", args });
  };
  return { editor, shade, choose, ink, chooseInk, send };
}

it("CHECK-22: a picture behind words brings the shade that they need, and undo takes both back", async () => {
  const { editor, shade, choose, send } = setUpHero(dark);
  choose(1);
  await send();
  expect(shade()).toBe(0);
  editor.store.undo();
  expect(shade()).toBe(1);
});

it("CHECK-22: a shade that the owner chose stays with the next picture", async () => {
  const { shade, choose, send } = setUpHero(dark);
  choose(0.85);
  await send();
  expect(shade()).toBe(0.85);
});

it("CHECK-22: what came with a picture goes with it, so that the next one brings its own", async () => {
  const { editor, shade, choose, send } = setUpHero(dark);
  choose(1);
  await send();
  removePicture(editor, hero);
  expect(shade()).toBe(1);
  editor.store.undo();
  expect(shade()).toBe(0);
  removePicture(editor, hero);
  await send(mixed);
  expect(shade()).toBeGreaterThan(0.5);
});

it("CHECK-22: a shade that the owner chose stays where the picture is removed", async () => {
  const { editor, shade, choose, send } = setUpHero(dark);
  await send();
  choose(0.85);
  removePicture(editor, hero);
  expect(shade()).toBe(0.85);
});

describe("CHECK-41: the colour of words on another picture", () => {
  it("is the one that needs the weaker veil, with a shade for it, and one undo takes all back", async () => {
    const { editor, shade, choose, ink, chooseInk, send } = setUpHero(light);
    chooseInk("dark");
    choose(1);
    await send();
    expect([ink(), shade()]).toEqual(["dark", 0]);
    choose(0.6);
    await send(dark);
    expect([ink(), shade()]).toEqual(["light", 0]);
    editor.store.undo();
    expect([ink(), shade()]).toEqual(["dark", 0.6]);
  });

  it("stays where its owner chose it against the picture before, and where a picture is no easier with the other", async () => {
    const { ink, chooseInk, send } = setUpHero(dark);
    await send();
    chooseInk("dark");
    await send("3".repeat(48));
    expect(ink()).toBe("dark");
    chooseInk("light");
    await send(null);
    expect(ink()).toBe("light");
  });

  it("is left alone in dark pages, whose text is light in either", async () => {
    const { editor, ink, chooseInk, send } = setUpHero(dark);
    chooseInk("dark");
    editor.store.dispatch({ name: "theme.set", args: { theme: { colorMode: "DARK" } } });
    await send();
    expect(ink()).toBe("dark");
  });

  it("and the shade stay where whoever sends a picture may set neither", async () => {
    const { editor, ink, chooseInk, send } = setUpHero(dark);
    chooseInk("dark");
    editor.role.set("writer");
    await send();
    expect(ink()).toBe("dark");
  });
});

it("CHECK-22: a picture that nothing is known of gets the template’s own shade, also after another", async () => {
  const { shade, choose, send } = setUpHero(dark);
  choose(1);
  await send();
  expect(shade()).toBe(0);
  await send(null);
  expect(shade()).toBe(1);
});

describe("CHECK-22: another crop, side or colour of the words", () => {
  /** Light on the left, dark on the right. */
  const halves = "tttt0000".repeat(6);

  async function setUpHalves() {
    const hero21 = setUpHero(halves);
    const { editor, choose, send } = hero21;
    const set = (name: string, value: unknown): void => {
      const args = { target: hero.target, path: [name], value };
      editor.dispatch(fieldSteps(editor, { name: "field.set", args }));
    };
    editor.store.dispatch({
      name: "field.set",
      args: { target: hero.target, path: ["titleAlignment"], value: "start" },
    });
    choose(1);
    await send();
    const crop = (left: number): void => {
      const picture = valueOfKind(editor.store.records(), { ...hero, kind: "picture" });
      const area = { left, top: 0, width: 0.5, height: 1, turn: 0 };
      if (picture) setPicture(editor, hero, { ...picture, crop: area });
    };
    return { ...hero21, set, crop };
  }

  it("takes the shade along with one undo, and leaves the one that the owner chose", async () => {
    const { editor, shade, choose, set, crop } = await setUpHalves();
    expect(shade()).toBeGreaterThan(0.5);
    const came = shade() ?? 0;
    crop(0.5);
    expect(shade()).toBe(0);
    editor.store.undo();
    expect(shade()).toBe(came);
    set("ink", "dark");
    expect(shade()).not.toBe(came);
    editor.store.undo();
    expect(shade()).toBe(came);
    choose(0.85);
    crop(0.5);
    set("ink", "dark");
    set("titleAlignment", "end");
    expect(shade()).toBe(0.85);
  });

  it("counts for the title’s side only, and not for a shade of 1, which may be chosen", async () => {
    const { shade, choose, set, crop } = await setUpHalves();
    crop(0.5);
    expect(shade()).toBe(0);
    crop(0);
    expect(shade()).toBeGreaterThan(0.5);
    const came = shade();
    set("paragraphAlignment", "end");
    expect(shade()).toBe(came);
    choose(1);
    crop(0.5);
    set("titleAlignment", "end");
    expect(shade()).toBe(1);
  });

  it("counts for a side of the section’s own as well", async () => {
    const { editor, shade, choose, crop } = await setUpHalves();
    // light at its left edge only
    crop(0.375);
    const came = shade() ?? 0;
    editor.dispatch(sideSteps(editor, hero.target, "RIGHT"));
    expect(shade()).toBe(0);
    editor.dispatch(sideSteps(editor, hero.target, null));
    expect(shade()).toBe(came);
    editor.dispatch(sideSteps(editor, hero.target, "RIGHT"));
    editor.store.undo();
    expect(shade()).toBe(came);
    choose(0.85);
    editor.dispatch(sideSteps(editor, hero.target, "RIGHT"));
    expect(shade()).toBe(0.85);
  });

  it("is set without the shade by whoever may change pictures only", async () => {
    const { editor, shade, crop } = await setUpHalves();
    const came = shade();
    editor.role.set("writer");
    crop(0.5);
    expect(shade()).toBe(came);
  });
});

it("CHECK-22: whoever may change pictures only brings them without the shade", async () => {
  const { editor, shade, choose, send } = setUpHero(dark);
  choose(1);
  editor.role.set("writer");
  await send();
  expect(shade()).toBe(1);
});

/** Sends a file, and answers what the canvas shows of it and the server's file that is asked for. */
async function sendFile() {
  const served: EventTarget[] = [];
  vi.stubGlobal(
    "Image",
    class extends EventTarget {
      src = "";
      constructor() {
        super();
        served.push(this);
      }
    },
  );
  const { editor, picture } = setUp("new");
  replacePicture(editor, spot, new File(["x"], "b.png"));
  await vi.waitUntil(() => picture()?.asset === "new");
  const shown = picture();
  const src = () =>
    shown && canvasFiles(1, editor.assets.get(), shown, localPicturesOf(editor).get())?.src;
  return { served, src };
}

it("PIC-09: what was just sent is shown from this device until the server has made its file", async () => {
  const { served, src } = await sendFile();
  expect(src()).toBe("blob:here");
  expect(served).toMatchObject([{ src: expect.stringContaining("assets/new/file") }]);
  served[0]?.dispatchEvent(new Event("load"));
  expect(src()).toContain("assets/new/file");
});

it("PIC-09: it goes on to be shown from this device where the server’s file can’t be had", async () => {
  const { served, src } = await sendFile();
  served[0]?.dispatchEvent(new Event("error"));
  expect(src()).toBe("blob:here");
});

it("NEW-15: shared links go along with a header that is replaced, in one step, and stay once another picture was chosen for them", async () => {
  const { editor } = setUp("new");
  const shared = { target: { part: "settings" } as const, path: ["socialImage"] };
  const ofPage = { target: { part: "meta", page: "home" } as const, path: ["socialImage"] };
  const assets = () =>
    [shared, ofPage].map(
      (one) => valueOfKind(editor.store.records(), { ...one, kind: "picture" })?.asset,
    );
  const replace = async () => {
    replacePicture(editor, hero, new File(["x"], "b.png"));
    await vi.waitUntil(
      () => valueOfKind(editor.store.records(), { ...hero, kind: "picture" })?.asset === "new",
    );
  };
  for (const one of [hero, shared, ofPage])
    setPicture(editor, one, { asset: "old", alt, ...cropped });
  await replace();
  expect(assets()).toEqual(["new", "new"]);
  editor.store.undo();
  expect(assets()).toEqual(["old", "old"]);
  setPicture(editor, ofPage, { asset: "chosen", alt, ...cropped });
  await replace();
  expect(assets()).toEqual(["new", "chosen"]);
});
