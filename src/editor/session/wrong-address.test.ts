// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { stillCanvas } from "../testing/still-canvas.ts";
import { startTranslations } from "../words/i18n.ts";
import { tellWrongAddress } from "./wrong-address.ts";

it("EDIT-03: the address of a page that isn't there becomes that of the one which is shown, and it is said", async () => {
  await startTranslations();
  const editor = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
  const said = () => editor.toasts.get().map(({ message }) => message);
  const home = editor.store.records().index?.entries[0];
  for (const right of ["", "/", "/home", "/connect", "/connect/"]) {
    history.replaceState(null, "", `/sites/1/edit${right}`);
    await tellWrongAddress(editor, location.pathname);
    expect(location.pathname).toBe(`/sites/1/edit${right}`);
  }
  await tellWrongAddress(editor, "/sites/1/settings/nowhere");
  editor.canvas.set(stillCanvas());
  for (const right of ["/sites/1", "/sites/1/", "/sites/1/edit", "/sites/1/edit/home"])
    await tellWrongAddress(editor, right);
  expect(said()).toEqual([]);
  const length = history.length;
  history.replaceState(null, "", "/sites/1/edit/nopage");
  await tellWrongAddress(editor, location.pathname);
  expect(location.pathname).toBe("/sites/1/edit/home");
  expect(history.length).toBe(length);
  const nothingAt = (address: string) => `There’s no page at /${address}. This is “${home?.name}”.`;
  expect(said()).toEqual([nothingAt("nopage")]);
  for (const wrong of ["nowhere", "connect", "nowhere/else/"]) {
    history.replaceState(null, "", `/sites/1/${wrong}`);
    await tellWrongAddress(editor, location.pathname);
    expect(location.pathname).toBe("/sites/1/edit/home");
    expect(said().at(-1)).toBe(nothingAt(wrong.replace(/\/$/, "")));
  }
});
