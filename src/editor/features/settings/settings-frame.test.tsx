// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import path from "node:path";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownKey } from "../../api/own-key.ts";
import type { Call } from "../../api/request.ts";
import type { Editor } from "../../session/editor.ts";
import { mount, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { showProblem } from "../../session/show-problem.ts";
import { SettingsFrame } from "./settings-frame.tsx";
import { TabWait } from "./form/form-wait.tsx";
import { tabValues } from "./tab-values.ts";
import { chooseLanguage, translator } from "../../words/i18n.ts";
import { settingsTabs } from "./settings-tabs.ts";
import { settingsAddress } from "./tab-of-target.ts";
import { typeInto } from "./testing/open-tab.tsx";

const nobody: Call = () => Promise.reject(new Error("Nobody is called here"));

class Silence extends EventTarget {
  close(): void {}
}
let editor: Editor;
let screen: Mounted | undefined;

async function open(tab: string, site: Partial<Editor["site"]> = {}): Promise<Mounted> {
  const sample = createSampleEditor(nobody);
  editor = { ...sample, site: { ...sample.site, ...site } };
  if (site.role) editor.role.set(site.role);
  const shown = await mount(<SettingsFrame rest={tab} />, editor);
  screen = shown;
  await until(() => shown.all("h1").length > 0);
  return shown;
}

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(globalThis, {
    EventSource: Silence,
    scrollTo: () => undefined,
  });
  Element.prototype.scrollIntoView = () => undefined;
  editor = createSampleEditor(nobody);
  history.replaceState(null, "", "/sites/1/settings");
});
afterEach(() => screen?.unmount());

describe("the settings", () => {
  it.each(settingsTabs.map(({ name }) => [name]))(
    "SET-01: %s has an address of its own, and one heading",
    async (name) => {
      const { all, find } = await open(name);
      const slug = name === "notFound" ? "not-found" : name;
      expect(find('.settings-nav [aria-current="page"]').getAttribute("href")).toBe(
        `/sites/1/settings/${slug}`,
      );
      expect(slug).toMatch(/^[a-z-]+$/);
      expect(all("h1")).toHaveLength(1);
      expect(document.title).toMatch(/ · Фары · Vitrine$/);
    },
  );

  it("SET-01: without a tab the first is shown", async () => {
    const { find } = await open("");
    expect(find("h1").textContent).toBe("General");
  });

  it.each(["nonsense", "<script>", "x".repeat(2_000), "constructor"])(
    "SET-18: an address that is none (%.20s) says so, with the ways on, and stands in the list as no tab",
    async (name) => {
      const { all, find } = await open(name);
      expect(find("h1").textContent).toBe("There’s no such screen");
      expect(find("main").textContent).toContain(`/settings/${name.slice(0, 50)}`);
      expect(find("main").textContent.length).toBeLessThan(250);
      expect(all("main a").map((link) => link.getAttribute("href"))).toEqual([
        "/sites/1/settings/general",
        "/sites/1/edit/home",
      ]);
      expect(all('.settings-nav [aria-current="page"]')).toEqual([]);
      expect(document.title).toContain("There’s no such screen");
    },
  );

  it("SET-18: a tab that the role doesn’t have says so and isn’t another one", async () => {
    const { find } = await open("schedule", { role: "viewer" });
    expect(find("h1").textContent).toBe("Schedule");
    expect(find("main").textContent).toContain("Your role");
  });

  it("SET-18: the address that a tab had leads to it, and becomes the present one, with the field that it names", async () => {
    history.replaceState(null, "", "/sites/1/settings/notFound#field");
    const { find } = await open("notFound");
    expect(find("h1").textContent).toBe("404 page");
    expect(location.pathname + location.hash).toBe("/sites/1/settings/not-found#field");
  });

  it("SET-01: the way back leads to the page that the canvas showed", async () => {
    const { find } = await open("general");
    expect(find('nav[aria-label="Site"] > a:first-child').getAttribute("href")).toBe(
      "/sites/1/edit/home",
    );
  });

  it("SET-17: phones begin with a list of the tabs by groups, with what they are set to, and go back to it", async () => {
    const { find, all } = await open("");
    expect(find(".settings").className).toContain("is-index");
    const [first] = all(".settings-nav [role=group]");
    expect(first?.querySelector("h2")?.textContent).toBe("Site");
    expect(find('[data-tab="general"] .settings-value').textContent).toBe("Фары");
    expect(all(".settings-nav [data-tab]")).toHaveLength(settingsTabs.length);
    screen?.unmount();
    const tab = await open("languages");
    expect(tab.find(".settings").className).not.toContain("is-index");
    expect(tab.find(".settings-back a").getAttribute("href")).toBe("/sites/1/settings");
  });

  it("SET-17: no two landmarks have the same name, and the way back is in one", async () => {
    const { all, find } = await open("general");
    const nameOf = (one: HTMLElement): string | undefined => {
      const heading = document.getElementById(one.getAttribute("aria-labelledby") ?? "");
      const name = one.getAttribute("aria-label") ?? heading?.textContent;
      return name && `${one.tagName} ${name}`;
    };
    // of the navigations in which a tab has its place, one is shown
    const landmarks = all("nav:not(.settings-back), section").map(nameOf).filter(Boolean);
    expect(landmarks.length).toBeGreaterThan(2);
    expect(landmarks).toEqual([...new Set(landmarks)]);
    expect(find(".settings-back").closest("nav")).not.toBeNull();
  });

  it("SET-17: who may only look isn't shown what they may not read", async () => {
    const { all, find } = await open("access", { role: "viewer" });
    const names = all(".settings-nav [data-tab]").map(({ dataset }) => dataset["tab"]);
    expect(names).not.toContain("access");
    expect(names).not.toContain("schedule");
    expect(find("main").textContent).toContain("Your role");
    expect(all("main fieldset")).toEqual([]);
  });

  it("SET-01: while a tab is on its way its name and the shape of its fields stand there", async () => {
    const shown = await mount(<TabWait title="General" />, editor);
    screen = shown;
    expect(shown.find(".settings-form").textContent).toContain("General");
    expect(shown.find("[role=status]").textContent).toBe("Loading…");
    expect(shown.all(".skeleton")).toHaveLength(6);
    expect(shown.all("h1")).toHaveLength(0);
    // on phones the way back says it already, of the tab that comes as of what stands for it
    const css = readFileSync(path.join(import.meta.dirname, "settings.css"), "utf8");
    const [, said = ""] = /@media[^@]*\s(\S+ \S+) \{[^}]*clip-path/.exec(css) ?? [];
    expect(shown.find(said).textContent).toBe("General");
    shown.unmount();
    const tab = await open("general");
    expect(tab.find(said).tagName).toBe("H1");
  });

  it("SET-17: languages are listed as the language of the interface lists them", async () => {
    await chooseLanguage("ru");
    const { site, index } = editor.store.records();
    const [first] = site!.languages;
    const languages = [first!, { ...first!, localName: "Deutsch" }];
    const { languages: said } = tabValues(
      { site: { ...site!, languages }, index: index! },
      translator("settings"),
    );
    expect(said).toBe(`${first!.localName} и Deutsch`);
    await chooseLanguage("en");
  });

  it("SET-03: nothing is called saved while something wrong stands in a field", async () => {
    const { all, find } = await open("general");
    const email = find("input[type=email]");
    await typeInto(email, "nobody@");
    expect(all(".settings-typing")).toHaveLength(1);
    await typeInto(email, "owner@example.org");
    await act(async () => email.blur());
    expect(all(".settings-typing")).toEqual([]);
    expect(editor.store.records().site?.settings.email).toBe("owner@example.org");
  });

  it("SET-03: another tab says where something is not saved", async () => {
    sessionStorage.setItem(ownKey("settings-1"), '{"tracking/ymId":"x","event/e1/end":"","a":"b"}');
    const { all } = await open("events");
    const marked = all('.settings-nav [role="img"]').map((one) => one.closest("a")?.dataset["tab"]);
    expect(marked).toEqual(["tracking"]);
  });

  it("SET-12: who may only look can change nothing", async () => {
    const { find } = await open("general", { role: "viewer" });
    expect(find<HTMLFieldSetElement>("fieldset").disabled).toBe(true);
    expect(find(".settings-viewer").textContent).toContain("You can view");
  });

  it("PEOPLE-07: who may only look isn’t kept from leaving the site", async () => {
    const { find, all } = await open("people", { role: "viewer" });
    expect(find<HTMLFieldSetElement>("fieldset").disabled).toBe(false);
    expect(all(".settings-viewer")).toEqual([]);
  });

  it("SET-13: a problem of publishing leads to its field, with its language", async () => {
    const target = { part: "messenger", messenger: "viber" } as const;
    await open("messengers");
    await act(async () =>
      showProblem(editor, { page: null, target, path: ["message"], language: "en" }),
    );
    expect(location.pathname + location.hash).toBe(settingsAddress(1, target, ["message"]));
    expect(editor.language.get()).toBe("en");
    await until(() => document.activeElement !== document.body);
    const field = document.activeElement as HTMLElement;
    expect(field.dataset["field"]).toBe("part:messenger/viber/message");
    expect(field.closest("details")?.open).toBe(true);
  });

  it.each([
    [{ part: "consent", variant: "gdpr", of: "banner" }, "cookies"],
    [{ part: "organisation" }, "sharing"],
    [{ part: "event", event: "e1" }, "events"],
    [{ part: "navigation" }, "navigation"],
  ] as const)("SET-13: %j is edited in the tab %s", (target, tab) => {
    expect(settingsAddress(7, target, ["x"])).toMatch(new RegExp(`^/sites/7/settings/${tab}#`));
  });

  it("SET-13: what stands on a page is edited there", () => {
    expect(settingsAddress(7, { page: "home", section: "a" }, ["title"])).toBeUndefined();
    expect(settingsAddress(7, { part: "footer" }, ["text"])).toBeUndefined();
  });
});
