// @vitest-environment jsdom
import { expect, it, onTestFinished } from "vitest";
import { mount } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { FileTile } from "../library/tiles.tsx";
import { UploadChoices } from "./upload-parts.tsx";

it.each([
  ["unsupported-media-type", "kind", false],
  ["payload-too-large", undefined, false],
  ["invalid", "damaged", false],
  ["invalid", "svg-root", false],
  ["invalid", undefined, false],
  ["invalid", "too-slow", true],
  ["network", undefined, true],
  ["unavailable", undefined, true],
])(
  "FILE-11: a picture refused as “%s” (%s) is offered to be sent again: %s",
  async (code, reason, isOffered) => {
    const file = new File([""], "a.heic");
    const failure = { code, message: "This file is damaged.", details: reason && { reason } };
    const state = { key: "logo", target: { part: "navigation" as const }, path: ["logo"] };
    const own = { ...state, file, progress: 0, failure, cancel: () => undefined };
    const screen = await mount(
      <>
        <UploadChoices state={own} />
        <FileTile queued={{ id: "1", file, progress: null, failure }} />
      </>,
      createSampleEditor(() => Promise.reject(new Error("Nobody is called here"))),
    );
    onTestFinished(() => screen.unmount());
    const labels = screen.all("button").map((button) => button.textContent);
    const again = isOffered ? ["Retry"] : [];
    expect(labels).toEqual([...again, "Keep the old one", ...again, "Remove"]);
  },
);
