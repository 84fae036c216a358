// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it } from "vitest";
import { navigationFields } from "#/site/navigation.ts";
import { newItem } from "#/site/new-fields.ts";
import { fitLinks, lastStep } from "#/chrome/link-fit.ts";
import { pageParts, siteParts } from "#/site/document-parts.ts";
import { siteNames } from "#/site/site-names.ts";
import { translationRows } from "#/site/translation-rows.ts";
import { templates } from "#/sections/registry.ts";
import { fieldTopic } from "../document-store/topics.ts";
import { openCanvasPage } from "../testing/open-canvas-page.tsx";
import { sampleDocument } from "../testing/sample-document.ts";

let opened: Awaited<ReturnType<typeof openCanvasPage>> | undefined;
afterEach(() => act(async () => opened?.close()));

it("THEME-09 (R34): the footer is drawn in its own colour mode and side", async () => {
  const document = sampleDocument();
  const { footer } = document.site;
  const own = { ...footer, colorMode: "DARK", orientation: "RIGHT" } as const;
  opened = await openCanvasPage({ ...document, site: { ...document.site, footer: own } });
  const drawn = opened.container.querySelector("footer");
  expect([drawn?.dataset["mode"], drawn?.dataset["side"]]).toEqual(["dark", "right"]);
});

it("a section that a newer program made says so in its place, and the others are drawn", async () => {
  const document = sampleDocument();
  const pages = document.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.id === "mail" ? { ...section, version: 99 } : section,
    ),
  }));
  opened = await openCanvasPage({ ...document, pages });
  const sections = [...opened.container.querySelectorAll<HTMLElement>("main > section")];
  expect(sections.map(({ id }) => id)).toContain("comp-mail");
  expect(sections.find(({ id }) => id === "comp-mail")?.textContent).toBe("Made by a newer editor");
  expect(sections.filter(({ textContent }) => textContent === "")).toEqual([]);
});

it("HIDE-05: a hidden section stays on the canvas, marked, below the page's own h1", async () => {
  const document = sampleDocument();
  const [page] = document.pages;
  const [first, ...others] = page?.sections ?? [];
  if (!page || !first) throw new Error("A page with sections is needed");
  const sections = [{ ...first, hidden: "everywhere" } as const, ...others];
  opened = await openCanvasPage({ ...document, pages: [{ ...page, sections }] });
  const drawn = [...opened.container.querySelectorAll<HTMLElement>("main > section")];
  expect(drawn.map(({ id }) => id)).toEqual(sections.map(({ id }) => `comp-${id}`));
  expect(drawn.map(({ dataset }) => dataset["ghost"])).toEqual([
    "everywhere",
    ...others.map(() => undefined),
  ]);
  expect(drawn.some(({ dataset }) => "hide" in dataset)).toBe(false);
  expect(drawn[0]?.querySelector("h1")).toBeNull();
  expect(opened.container.querySelectorAll("h1")).toHaveLength(1);
});

it("NAV-02: beside languages too, the bar has as many links as visitors get", async () => {
  const document = sampleDocument();
  const names = ["Menu", "Workshop", "Firing night", "Our oven", "Find us"];
  const options = { language: "ru", createId: () => crypto.randomUUID() } as const;
  const links = names.map((name) => ({
    ...newItem(navigationFields.links.item, options),
    text: { ru: { text: name } },
  }));
  const navigation = { ...document.site.navigation, links };
  opened = await openCanvasPage({ ...document, site: { ...document.site, navigation } });
  const bar = opened.container.querySelector<HTMLElement>(".nav__links");
  expect(document.site.languages.length).toBeGreaterThan(1);
  expect(bar?.dataset["fit"]).toBe(String(lastStep(fitLinks(names)) ?? "none"));
});

it("TRANS-221: marks the very texts that the translation table calls missing: neither the site’s name nor what has no words", async () => {
  const document = sampleDocument();
  const [page] = document.pages;
  if (!page) throw new Error("A page is needed");
  const titles: Record<string, string> = { head: document.site.name, mail: "№ 5 — 2026" };
  const sections = page.sections.map((section) => {
    const title = titles[section.id];
    if (title === undefined) return section;
    return { ...section, fields: { ...section.fields, title: { ru: { text: title } } } };
  });
  const site = {
    ...document.site,
    navigation: { ...document.site.navigation, logoText: { ru: { text: document.site.name } } },
  };
  const own = { ...page, sections };
  opened = await openCanvasPage({ ...document, site, pages: [own] }, "en");
  const topics = (selector: string) =>
    [...(opened?.container.querySelectorAll<HTMLElement>(selector) ?? [])].map(
      ({ dataset }) => dataset["topic"] ?? "",
    );
  const parts = [...pageParts(own, templates), ...siteParts(site, templates)];
  const rows = translationRows(parts, { language: "en", primary: "ru", names: siteNames(site) });
  const missing = rows
    .filter(({ state }) => state === "missing")
    .map(({ target, path }) => fieldTopic(target, path));
  const shown = new Set(topics('[data-edit="text"]'));
  const marked = topics("[data-untranslated]");
  expect(new Set(marked)).toEqual(new Set(missing.filter((topic) => shown.has(topic))));
  expect(marked.length).toBeGreaterThan(0);
  const titleOf = (section: string) => fieldTopic({ page: page.id, section }, ["title"]);
  expect([titleOf("head"), titleOf("mail")].every((topic) => shown.has(topic))).toBe(true);
  expect(marked).not.toContain(titleOf("head"));
  expect(marked).not.toContain(titleOf("mail"));
});
