// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, it } from "vitest";

afterEach(() => {
  document.head.innerHTML = "";
  document.body.innerHTML = "";
});

it.each(["comments-top", "comments-list", "comment-thread", "comment-new", "comment-composer"])(
  "COMM-03: a long title or name never widens the %s beyond the panel",
  (name) => {
    const style = document.createElement("style");
    style.textContent = readFileSync(path.join(import.meta.dirname, "comments.css"), "utf8");
    document.head.append(style);
    const box = document.createElement("div");
    box.className = name;
    document.body.append(box);
    const { display, gridTemplateColumns } = getComputedStyle(box);
    expect([display, gridTemplateColumns]).toEqual(["grid", "minmax(0px, 1fr)"]);
  },
);
