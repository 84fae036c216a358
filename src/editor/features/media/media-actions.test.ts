// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Asset } from "#/site/image.ts";
import type { Call } from "../../api/request.ts";
import { valueOfKind } from "../../document-store/read-field.ts";
import { withAssets } from "../../session/with-assets.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { emptyPlaces, replacePictures } from "./media-actions.ts";

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
