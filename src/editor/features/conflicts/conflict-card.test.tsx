// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import type { TextConflict } from "../../document-store/document-store-types.ts";
import { mount } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { ConflictCard } from "./conflicts-overlay.tsx";

let mounted: Mounted | undefined;
afterEach(() => mounted?.unmount());

it("I4: the card shows what others have written by now", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("no server")));
  const target = { page: "home", section: "goods" };
  const path = ["title"];
  const key = "page:home/goods/title" as const;
  const conflict: TextConflict = { key, target, path, language: "ru", mine: "a", theirs: "b" };
  const { sections = [] } = editor.store.records()["page:home"] ?? {};
  const section = sections.find(({ id }) => id === "goods");
  const title = section?.fields["title"] as { ru?: { text: string } } | undefined;
  const was = title?.ru?.text ?? "";
  mounted = await mount(<ConflictCard conflict={conflict} />, editor);
  const shown = (): (string | null)[] =>
    [...document.querySelectorAll(".conflict-version p")].map(({ textContent }) => textContent);
  expect(shown()).toEqual(["a", was]);
  const args = { target, path, language: "ru", text: "Written since", was };
  await act(async () => void editor.store.dispatch({ name: "text.set", args }));
  expect(shown()).toEqual(["a", "Written since"]);
});
