// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import type { FirstStep } from "#/api/first-steps.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import { click, mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { FirstStepsCard } from "./first-steps-card.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

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

  it("NEW-09: is closed for good", async () => {
    const { calls, closed } = await open(["starter", "name", "title", "picture", "publish"]);
    await until(() => mounted.all(".first-steps").length > 0);
    expect(mounted.find(".first-steps h2").textContent).toBe("You’re all set");
    await click(mounted.find('[aria-label="Close the checklist"]'));
    expect(closed()).toBe(1);
    expect(calls.at(-1)).toEqual(["sites/1/first-steps", { method: "DELETE" }]);
  });

  it("NEW-09: isn’t shown where it was closed in another window", async () => {
    await open([], false);
    expect(mounted.all(".first-steps")).toHaveLength(0);
  });
});
