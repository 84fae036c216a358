// @vitest-environment jsdom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { Call } from "../../api/request.ts";
import { publishState } from "../../session/publish-state.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor, sampleInfo } from "../../testing/sample-editor.ts";
import { OpenTakedown } from "./open-takedown.tsx";

const takenDown = {
  reason: "Sells <b>fakes</b>",
  since: "2020-06-03T09:27:00",
  contact: "host@example.org",
  contactLink: "mailto:host@example.org",
};

describe("a takedown in the bar of those who can’t publish", () => {
  let mounted: Mounted;
  afterEach(() => mounted.unmount());

  for (const role of ["viewer", "writer"] as const)
    it(`MODER-08: a ${role} is told as it happens, since when, why, and whom to write to`, async () => {
      const told: { takedown?: object } = {};
      const editor = createSampleEditor((async () => ({ ...sampleInfo, ...told })) as Call);
      editor.role.set(role);
      mounted = await mount(<OpenTakedown />, editor);
      expect(mounted.all("button")).toEqual([]);
      told.takedown = takenDown;
      await act(async () =>
        editor.serverEvent.set({ kind: "publish", event: { state: "moved", done: 0, total: 0 } }),
      );
      await until(() => mounted.all("button").length > 0);
      const button = mounted.find<HTMLButtonElement>("[aria-label='Taken offline by the host']");
      expect(button.getAttribute("aria-expanded")).toBe("false");
      await click(button);
      const note = mounted.find(".takedown-note");
      expect(note.textContent).toContain("The host took this site offline: June 3, 2020 at 9:27");
      expect(note.textContent).toContain("Sells <b>fakes</b>");
      expect(note.querySelector("a")?.href).toBe("mailto:host@example.org");
      delete told.takedown;
      await act(async () =>
        editor.serverEvent.set({ kind: "publish", event: { state: "moved", done: 0, total: 0 } }),
      );
      await until(() => mounted.all("button").length === 0);
    });

  it("MODER-08: those who can publish have the one mark of publishing", async () => {
    const call = (async () => ({ ...sampleInfo, takedown: takenDown })) as Call;
    const editor = createSampleEditor(call);
    publishState(editor).mayNeedMark.set(true);
    mounted = await mount(<OpenTakedown />, editor);
    await act(async () => {});
    expect(mounted.all("button")).toEqual([]);
    await act(async () => editor.role.set("writer"));
    await until(() => mounted.all("button").length === 1);
  });
});
