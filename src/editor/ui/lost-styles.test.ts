// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { watchStyles, withStyles } from "./lost-styles.ts";

function add(rel: string, name: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = `/${name}`;
  document.head.append(link);
  return link;
}
const links = () => [...document.querySelectorAll("link")];
const shown = () => links().map(({ href }) => new URL(href).pathname);

it("OFF-14: a style sheet that couldn't be loaded is loaded again before the next part, until it is there", async () => {
  watchStyles();
  const load = vi.fn<() => Promise<string>>(async () => "part");
  add("stylesheet", "there.css").dispatchEvent(new Event("load"));
  add("icon", "icon.svg").dispatchEvent(new Event("error"));
  expect(await withStyles(load)).toBe("part");
  expect(shown()).toEqual(["/there.css", "/icon.svg"]);

  add("stylesheet", "late.css").dispatchEvent(new Event("error"));
  expect(shown()).not.toContain("/late.css");
  const again = withStyles(load);
  links().at(-1)?.dispatchEvent(new Event("error"));
  await expect(again).rejects.toThrow("/late.css");
  expect(shown()).not.toContain("/late.css");
  expect(load).toHaveBeenCalledTimes(1);

  const parts = [withStyles(load), withStyles(load)];
  expect(shown().filter((path) => path === "/late.css")).toHaveLength(1);
  expect(load, "it waits").toHaveBeenCalledTimes(1);
  links().at(-1)?.dispatchEvent(new Event("load"));
  expect(await Promise.all(parts)).toEqual(["part", "part"]);

  await withStyles(load);
  expect(shown(), "and stays").toEqual(["/there.css", "/icon.svg", "/late.css"]);
});
