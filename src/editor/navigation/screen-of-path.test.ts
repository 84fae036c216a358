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
    ["/sites/7/settings", { name: "settings", site: "7", tab: "" }],
    ["/sites/7/settings/cookies/", { name: "settings", site: "7", tab: "cookies" }],
    ["/sites/7/settings/%3Cscript%3E", { name: "settings", site: "7", tab: "<script>" }],
    ["/sites/7/inbox", { name: "inbox", site: "7", rest: "" }],
    ["/sites/7/inbox/rsvps/12/", { name: "inbox", site: "7", rest: "rsvps/12" }],
  ])("EDIT-01: %s shows %j", (path, screen) => {
    expect(screenOfPath(path)).toEqual(screen);
  });
});
