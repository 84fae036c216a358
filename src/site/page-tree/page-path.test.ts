import { describe, expect, it } from "vitest";
import { testDocument } from "../../../test/fixtures/document.ts";
import { freePath, pathProblem, pathSegment } from "./page-path.ts";

const { index, site } = testDocument();

describe("a page's path", () => {
  it.each([
    ["About us", "about-us"],
    ["  Crème brûlée & Co. ", "creme-brulee-co"],
    ["Größe übers Öl", "groesse-uebers-oel"],
    ["О нас", "o-nas"],
    ["Щётки и ёлки", "schetki-i-elki"],
    ["菜单", ""],
    ["x".repeat(80), "x".repeat(60)],
  ])("PATH-01: of %s is %s", (name, segment) => {
    expect(pathSegment(name)).toBe(segment);
  });

  it("PATH-01: a new page's is free, under its parent's, and never a language", () => {
    expect(freePath("About", { index, site })).toBe("/about-2");
    expect(freePath("Breads", { index, site }, "/about")).toBe("/about/breads");
    expect(freePath("En", { index, site })).toBe("/en-2");
    expect(freePath("菜单", { index, site })).toBe("/page");
    expect(freePath("API", { index, site })).toBe("/api-2");
  });

  it.each([
    ["/about", "about", undefined],
    ["/prices", "about", "taken"],
    ["/About", "about", "shape"],
    ["about", "about", "shape"],
    ["/api/x", "about", "shape"],
    ["/en/about", "about", "language"],
    ["/anywhere", "home", "home"],
    ["/anywhere", undefined, undefined],
  ])("PATH-02: %s for %s: %s", (path, page, problem) => {
    expect(pathProblem(path, { index, site, page })).toBe(problem);
  });
});
