// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import type { Call } from "../../../api/request.ts";
import { mount } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { OutlinePanel } from "./outline-panel.tsx";

let mounted: Mounted;
vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe(): void {}
    disconnect(): void {}
  },
);
afterEach(() => mounted.unmount());

it("PICK-08: every row of the panel of sections has its picture, the footer’s too", async () => {
  const noCall: Call = async <Answer,>() => ({}) as Answer;
  mounted = await mount(<OutlinePanel onClose={() => undefined} />, createSampleEditor(noCall));
  const rows = mounted.all(".outline-row");
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.at(-1)?.textContent).toMatch(/^Footer/);
  for (const row of rows) expect(row.querySelectorAll(".thumbnail")).toHaveLength(1);
});
