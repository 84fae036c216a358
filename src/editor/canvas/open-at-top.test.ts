// @vitest-environment jsdom
import { expect, it } from "vitest";
import { createSignal } from "../signals/signal.ts";
import { openAtTop } from "./open-at-top.ts";

it("CANV-03: another page opens at its top; the same one stays where it is", () => {
  const page = createSignal("home");
  const stop = openAtTop(page, document);
  const { documentElement } = document;
  documentElement.scrollTop = 900;
  page.set("home");
  expect(documentElement.scrollTop).toBe(900);
  page.set("gallery");
  expect(documentElement.scrollTop).toBe(0);
  stop();
  documentElement.scrollTop = 300;
  page.set("home");
  expect(documentElement.scrollTop).toBe(300);
});
