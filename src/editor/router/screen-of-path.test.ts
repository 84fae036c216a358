import { describe, expect, it } from "vitest";
import { screenOfPath } from "./screen-of-path.ts";

describe("screenOfPath", () => {
  it.each([
    ["/", { name: "sites" }],
    ["/anything", { name: "sites" }],
    ["/sign-in", { name: "sign-in" }],
    ["/sites/7/edit", { name: "edit", site: "7", slug: "" }],
    ["/sites/7/edit/", { name: "edit", site: "7", slug: "" }],
    ["/sites/7/edit/home", { name: "edit", site: "7", slug: "home" }],
    ["/sites/7/edit/about/team/", { name: "edit", site: "7", slug: "about/team" }],
    ["/sites/7/edit/%E0%A4", { name: "edit", site: "7", slug: "%E0%A4" }],
    ["/sites/7", { name: "sites" }],
  ])("EDIT-01: %s shows %j", (path, screen) => {
    expect(screenOfPath(path)).toEqual(screen);
  });
});
