// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { mount } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { PageMenu } from "./page-menu.tsx";

it("TELL-04: the page on the canvas is the heading of the screen and in the title of the browser", async () => {
  const editor = createSampleEditor(() => Promise.reject(new Error("Nobody is called here")));
  const mounted = await mount(<PageMenu />, editor);
  expect(mounted.find("h1").textContent).toBe("Главная");
  expect(document.title).toBe("Главная · Фары · Vitrine");
  await act(async () => editor.page.set("gallery"));
  expect(mounted.find("h1").textContent).toBe("Галерея");
  expect(document.title).toBe("Галерея · Фары · Vitrine");
  mounted.unmount();
});
