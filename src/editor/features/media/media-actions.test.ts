// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { Asset } from "#/site/image.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Call } from "../../api/request.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { withAssets } from "../../session/with-assets.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import {
  describePicture,
  emptyPlaces,
  replacePictures,
  settleDescription,
} from "./media-actions.ts";

const target = { page: "home", section: "head" };
const path = ["background"];

/** @param pair how light it is, as two digits that take turns */
function photo(id: string, pair: string): Asset {
  const size = { width: 9, height: 9, colour: "#aabbcc", hasAlpha: false };
  return { id, name: `${id}.png`, kind: "photo", ...size, light: pair.repeat(24) };
}

/** A header with a dark photo, whose words need no shade on it. */
function setUp() {
  const editor = createSampleEditor((() => Promise.reject(new Error("offline"))) as Call);
  const [night, noon] = [photo("night", "22"), photo("noon", "v0")];
  editor.assets.set(withAssets(editor.assets.get(), [night, noon]));
  const picture = { asset: night.id, alt: {}, crop: null, focus: null };
  editor.store.dispatch({ name: "picture.set", args: { target, path, value: picture } });
  editor.store.dispatch({ name: "field.set", args: { target, path: ["strength"], value: 0 } });
  const template = "Header21";
  const place = { page: "home", target, template, path, picture, isDecorative: false };
  const now = () => {
    const records = editor.store.records();
    return [
      valueOfKind(records, { target, path, kind: "picture" })?.asset,
      valueOfKind(records, { target, path: ["strength"], kind: "number" }),
    ];
  };
  return { editor, night, noon, place, now };
}

it("CHECK-22: a picture that replaces another everywhere brings the shade that words on it need", async () => {
  const { editor, night, noon, place, now } = setUp();
  await replacePictures(editor, [place], { from: night, to: noon, alt: {} });
  expect(now()[0]).toBe("noon");
  expect(now()[1]).toBeGreaterThan(0.5);
  editor.store.undo();
  expect(now()).toEqual(["night", 0]);
});

it("CHECK-22: deleted from the library, it takes its shade along", async () => {
  const { editor, night, place, now } = setUp();
  const entry = { asset: night, bytes: 9, addedAt: "", isTrashed: false };
  const item = { ...entry, places: [place], lacksAlt: false };
  await emptyPlaces(editor, [item]);
  expect(now()).toEqual([undefined, 1]);
  editor.store.undo();
  expect(now()).toEqual(["night", 0]);
});

it("LIB-231: both wordings stay, on the device too, while a page of the picture can't be had", async () => {
  localStorage.clear();
  const { editor } = setUp();
  const goods = { page: "home", section: "goods" };
  const { sections = [] } = editor.store.records()["page:home"] ?? {};
  const items = Object.entries(sections.find(({ id }) => id === "goods")?.fields ?? {});
  const [list = "", cards] = items.find(([, value]) => Array.isArray(value)) ?? [];
  const at = [list, (cards as { id: string }[])[0]!.id, "picture"];
  const picture = { asset: "loaf", alt: { ru: { text: "Каравай" } }, crop: null, focus: null };
  editor.store.dispatch({ name: "picture.set", args: { target: goods, path: at, value: picture } });
  const here = {
    page: "home",
    target: goods,
    template: "",
    path: at,
    picture,
    isDecorative: false,
  };
  const away = { ...here, page: "away", target: { page: "away", section: "goods" } };
  await describePicture(editor, [here], { language: "ru", text: "Батон", seen: () => "Хлеб" });
  const [conflict] = editor.store.conflicts.get();
  expect(conflict).toMatchObject({ mine: "Батон", theirs: "Каравай" });
  const kept = () => [editor.store.conflicts.get().length, localStorage.length];
  const before = kept();

  const network = new ApiError({ status: 400, code: "network", message: "Failed to fetch" });
  vi.spyOn(editor.store, "loadPage").mockRejectedValue(network);
  for (const choice of ["mine", "theirs"] as const) {
    const settled = settleDescription(editor, [here, away], { conflict: conflict!, choice });
    await expect(settled).rejects.toBe(network);
    expect(kept()).toEqual(before);
  }
  await settleDescription(editor, [here], { conflict: conflict!, choice: "mine" });
  expect(kept()).toEqual([0, before[1]! - 1]);
  const now = valueOfKind(editor.store.records(), { target: goods, path: at, kind: "picture" });
  expect(now?.alt["ru"]?.text).toBe("Батон");
});
