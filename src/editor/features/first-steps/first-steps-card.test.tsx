// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstSteps } from "#/api/first-steps.ts";
import type { FirstStep } from "#/api/first-steps.ts";
import { linkSteps } from "#/site/linked-steps.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { choosingOf } from "../../fields/library/choosing.ts";
import { browserTimers } from "../../signals/timers.ts";
import { publishState } from "../../session/publish-state.ts";
import { leadTo } from "./lead-to.ts";
import { FirstStepsCard } from "./first-steps-card.tsx";

let mounted: Mounted;
const wide = 1440;
beforeEach(() => void Object.assign(globalThis, { innerWidth: wide }));
afterEach(() => {
  mounted.unmount();
  localStorage.clear();
});

async function open(done: FirstStep[], isOpen = true) {
  const calls: [string, CallOptions | undefined][] = [];
  const call = (async (path: string, options?: CallOptions) => {
    calls.push([path, options]);
    return { isOpen, done };
  }) as Call;
  const editor = createSampleEditor(call);
  let closed = 0;
  mounted = await mount(<FirstStepsCard onClose={() => (closed += 1)} />, editor);
  await until(() => calls.length > 0);
  return { calls, editor, closed: () => closed };
}

const steps = () => mounted.all(".first-step").map(({ textContent }) => textContent);

describe("the checklist of first steps", () => {
  it("NEW-09: shows what is done, what comes next, and leads to it", async () => {
    const { editor } = await open(["starter", "name"]);
    await until(() => mounted.all(".first-steps").length > 0);
    expect(mounted.find(".first-steps").textContent).toContain("2 of 5");
    expect(steps()).toEqual([
      "Choose what to start fromDone",
      "Name and colourDone",
      "Write your title",
      "Use a picture of your own",
      "Publish",
    ]);
    await click(mounted.find(".first-step.is-next"));
    expect(editor.selection.get()).toMatchObject({ page: editor.page.get() });
  });

  it("NEW-13: once all is done and that was seen, the checklist goes by itself", async () => {
    const waits: [number, () => void][] = [];
    const after = vi.spyOn(browserTimers, "after").mockImplementation((ms, run) => {
      waits.push([ms, run]);
      return () => undefined;
    });
    const { calls, closed } = await open([...firstSteps]);
    await until(() => mounted.all(".first-steps").length > 0);
    after.mockRestore();
    expect(closed()).toBe(0);
    waits.find(([ms]) => ms === 12_000)?.[1]();
    expect(closed()).toBe(1);
    expect(calls.at(-1)).toEqual(["sites/1/first-steps", { method: "DELETE" }]);
  });

  it("NEW-09: leads to a picture in a linked section", () => {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    const home = editor.store.records()["page:home"];
    const target = { part: "linked", linked: "shared" };
    const value = { asset: "photo1", alt: {}, crop: null, focus: null };
    editor.dispatch([
      ...(home ? linkSteps(home, "mail", "shared") : []),
      { name: "picture.set", args: { target, path: ["background"], value } },
    ]);
    leadTo(editor, "picture")?.();
    expect(editor.selection.get()).toEqual({ page: "home", section: "mail" });
    expect(choosingOf(editor).get()).toEqual({ target, path: ["background"] });
  });

  it("NEW-09: each step that isn't done leads to where it is done", async () => {
    const { editor } = await open(["starter", "name"]);
    await until(() => steps().length === 5);
    const press = (name: string) => {
      const button = mounted.all(".first-step").find((one) => one.textContent === name);
      return click(button ?? expect.unreachable());
    };
    await press("Use a picture of your own");
    expect(choosingOf(editor).get()).toMatchObject({ target: { page: "home" } });
    // led by it, one goes on by it
    const { asked } = publishState(editor);
    const before = asked.get();
    await press("Publish");
    expect(asked.get()).toBe(before + 1);
  });

  it("NEW-09: those who may not publish aren't led there", () => {
    const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
    editor.role.set("writer");
    expect(leadTo(editor, "publish")).toBeUndefined();
  });

  it("NEW-09: begins collapsed in a window that has no room beside its page", async () => {
    Object.assign(globalThis, { innerWidth: 1100 });
    await open(["starter"]);
    await until(() => mounted.all(".first-steps").length > 0);
    expect(steps()).toEqual([]);
    await click(mounted.find('[aria-label="Expand the checklist"]'));
    mounted.unmount();
    await open(["starter"]);
    await until(() => mounted.all(".first-steps").length > 0);
    expect(steps()).toEqual([]);
  });

  it("NEW-100: is collapsed once the site is published, where it lies over the page", async () => {
    const isOpenAt = async (innerWidth: number) => {
      Object.assign(globalThis, { innerWidth });
      const { editor } = await open(["starter"]);
      await until(() => steps().length === 5);
      const event = { state: "live", done: 1, total: 1 };
      await act(async () => editor.serverEvent.set({ kind: "publish", event }));
      const isOpen = steps().length === 5;
      mounted.unmount();
      return isOpen;
    };
    expect([await isOpenAt(1919), await isOpenAt(1920), await isOpenAt(820)]).toEqual([
      false,
      true,
      true,
    ]);
    await open(["starter"]);
  });

  it("NEW-09: is collapsed to how far one is, which leaves the page free, and stays so", async () => {
    await open(["starter"]);
    await until(() => steps().length === 5);
    await click(mounted.find('[aria-label="Collapse the checklist"]'));
    expect(steps()).toEqual([]);
    expect(mounted.find(".first-steps").textContent).toContain("1 of 5");
    mounted.unmount();
    await open(["starter"]);
    await until(() => mounted.all(".first-steps").length > 0);
    expect(steps()).toEqual([]);
    await click(mounted.find('[aria-label="Expand the checklist"]'));
    expect(steps()).toHaveLength(5);
  });

  it("NEW-09: is out of the way of whoever begins with something on the page, and opened by hand", async () => {
    const { editor } = await open(["starter"]);
    await until(() => steps().length === 5);
    await act(async () => editor.selection.set({ page: "home", section: "hero" }));
    expect(steps()).toEqual([]);
    await click(mounted.find('[aria-label="Expand the checklist"]'));
    expect(steps()).toHaveLength(5);
  });

  it("NEW-09: is closed for good", async () => {
    const { calls, closed } = await open(["starter", "name", "title", "picture", "publish"]);
    await until(() => mounted.all(".first-steps").length > 0);
    expect(mounted.find(".first-steps h2").textContent).toBe("First steps done");
    await click(mounted.find('[aria-label="Close the checklist"]'));
    expect(closed()).toBe(1);
    expect(calls.at(-1)).toEqual(["sites/1/first-steps", { method: "DELETE" }]);
  });

  it("NEW-09: isn’t shown where it was closed in another window", async () => {
    await open([], false);
    expect(mounted.all(".first-steps")).toHaveLength(0);
  });
});
