// @vitest-environment jsdom
import { expect, it } from "vitest";
import { serverReach } from "../reach/server-reach.ts";
import { reloadLostStyles, watchStyles } from "./lost-styles.ts";

function addSheet(href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
  return link;
}

function sheet(href: string): HTMLLinkElement {
  const found = [...document.querySelectorAll<HTMLLinkElement>(`link[href$="${href}"]`)];
  expect(found).toHaveLength(1);
  const [link] = found;
  if (!link) throw new Error("No link");
  return link;
}

it("OFF-12: a style sheet that couldn't be loaded is loaded again, whoever asks, until it is there", async () => {
  watchStyles();
  const there = addSheet("/there.css");
  there.dispatchEvent(new Event("load"));
  const first = addSheet("/late.css");
  first.dispatchEvent(new Event("error"));

  const again = reloadLostStyles();
  expect(sheet("/late.css")).not.toBe(first);
  expect(sheet("/late.css").crossOrigin).toBe("");
  sheet("/late.css").dispatchEvent(new Event("error"));
  await expect(again).rejects.toThrow("/late.css");

  const second = sheet("/late.css");
  serverReach.noteNetwork(false);
  serverReach.begin().answered();
  expect(sheet("/late.css")).not.toBe(second);
  sheet("/late.css").dispatchEvent(new Event("load"));

  const third = sheet("/late.css");
  await reloadLostStyles();
  expect(sheet("/late.css")).toBe(third);
  expect(sheet("/there.css")).toBe(there);
});
