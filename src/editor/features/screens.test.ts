import { describe, expect, it } from "vitest";
import { shownScreen } from "../shell/routes.tsx";
import { features } from "./registry.ts";

describe("the screen of an address", () => {
  it.each([
    ["/", { name: "sites", rest: "" }],
    ["/anything", { name: "sites", rest: "" }],
    ["/sign-in", { name: "sign-in", rest: "" }],
    ["/new-password", { name: "new-password", rest: "" }],
    ["/account", { name: "account", rest: "" }],
    ["/email-change", { name: "email-change", rest: "" }],
    ["/sign-up", { name: "sign-up", rest: "" }],
    ["/invitation", { name: "invitation", rest: "" }],
    ["/operator", { name: "operator", rest: "" }],
    ["/operator/sites", { name: "operator", rest: "" }],
    ["/operators", { name: "sites", rest: "" }],
    ["/sites/7/edit", { name: "edit", site: "7", rest: "" }],
    ["/sites/7/edit/", { name: "edit", site: "7", rest: "" }],
    ["/sites/7/edit/home", { name: "edit", site: "7", rest: "home" }],
    ["/sites/7/edit/about/team/", { name: "edit", site: "7", rest: "about/team" }],
    ["/sites/7/edit/%E0%A4", { name: "edit", site: "7", rest: "%E0%A4" }],
    ["/sites/7", { name: "edit", site: "7", rest: "" }],
    ["/sites/", { name: "sites", rest: "" }],
    ["/sites/7/settings", { name: "settings", site: "7", rest: "" }],
    ["/sites/7/settings/cookies/", { name: "settings", site: "7", rest: "cookies" }],
    ["/sites/7/settings/%3Cscript%3E", { name: "settings", site: "7", rest: "<script>" }],
    ["/sites/7/inbox", { name: "inbox", site: "7", rest: "" }],
    ["/sites/7/inbox/rsvps/12/", { name: "inbox", site: "7", rest: "rsvps/12" }],
    ["/sites/7/nothing", { name: "edit", site: "7", rest: "" }],
    ["/sites/7/nothing/at/all", { name: "edit", site: "7", rest: "" }],
  ])("EDIT-01: %s shows %j", (path, screen) => {
    expect(shownScreen(features, path)).toEqual(screen);
  });
});
