// @vitest-environment jsdom
import { expect, it } from "vitest";
import { linkSteps } from "#/site/linked-steps.ts";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { sampleTitle } from "./sample-title.ts";

it("fonts are shown on the first title of the page, in a linked section too", () => {
  const { store, dispatch } = createSampleEditor(() => Promise.reject(new Error("no server")));
  const title = sampleTitle(store.records(), "gallery", "ru");
  expect(title).not.toBe("");
  const page = store.records()["page:gallery"];
  if (page) dispatch(linkSteps(page, "pics", "shared"));
  expect(store.records().site?.linked).toHaveLength(1);
  expect(sampleTitle(store.records(), "gallery", "ru")).toBe(title);
});
