import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

const origin = "http://localhost:3000";

describe("ownPath", () => {
  it.each(["/sites/1/edit/home", "/sites/1/edit/home?x=1#comp-a", "/"])("keeps %s", (path) => {
    expect(ownPath(path, origin)).toBe(path);
  });

  it.each([
    null,
    "",
    "sites",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "http://localhost:3000.evil.example/",
    "/sign-in?next=/sign-in",
  ])("SEC-18: leads home instead of to %s", (path) => {
    expect(ownPath(path, origin)).toBe("/");
  });
});
