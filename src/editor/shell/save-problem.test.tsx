// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import type { Refusal } from "../document-store/document-store-types.ts";
import type { Call } from "../api/request.ts";
import { click, mount, until } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { SaveProblem } from "./save-problem.tsx";

const call: Call = async <Answer,>() => ({}) as Answer;

let mounted: Mounted;
afterEach(() => {
  mounted.unmount();
  document.body.innerHTML = "";
});

function refused(id: string, rule: string, text: string): Refusal {
  const target = { page: "home", section: "head" };
  const args = { target, path: [id], language: "en", text, was: "" };
  const step = { name: "text.set", args };
  return { id, rule, message: "As the server said it", step };
}

it("PEOPLE-85: what the server refused says why in the reader’s words, and its words can be copied", async () => {
  const editor = createSampleEditor(call);
  mounted = await mount(<SaveProblem problem="refused" />, editor);
  const dialog = () => document.querySelector("[role=dialog]");
  await act(async () =>
    editor.store.refusals.set([
      refused("title", "forbidden", "The last words"),
      refused("hint", "batch-refused", "What went with them"),
    ]),
  );
  expect(mounted.find("button").textContent).toContain("1 change not saved");
  await click(mounted.find("button"));
  await until(() => dialog()?.textContent?.includes("The last words") === true);
  await until(() => dialog()?.textContent?.includes("Your role on this site") === true);
  expect(dialog()?.textContent).not.toContain("As the server said it");
  const lines = [...(dialog()?.querySelectorAll("ul:last-of-type li") ?? [])];
  expect(lines.map((line) => line.querySelector("span")?.textContent)).toEqual([
    "The last words",
    "What went with them",
  ]);
  for (const line of lines)
    expect(line.querySelector("button")?.getAttribute("aria-label")).toBe("Copy the text");
});
