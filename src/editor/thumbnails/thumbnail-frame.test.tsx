// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { Call } from "../api/request.ts";
import { mount } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { ThumbnailFrame } from "./thumbnail-frame.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

it("PICK-07: until a page is drawn, its place has the colour of the editor, not of the page", async () => {
  const noCall: Call = async <Answer,>() => ({}) as Answer;
  const render = async () => "<p>Bread</p>";
  mounted = await mount(
    <ThumbnailFrame title="Bread" version="1" ratio={0.5} colour="#ffffff" render={render} />,
    createSampleEditor(noCall),
  );
  const { style } = mounted.find(".thumbnail");
  expect(style.background).toBe("");
  expect(style.getPropertyValue("--page-colour")).toBe("#ffffff");
});
