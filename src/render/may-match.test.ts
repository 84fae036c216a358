import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { elementsOf } from "./page-elements.ts";
import { mayMatch, pageTree } from "./may-match.ts";
import { pageMarks } from "./page-marks.ts";
import { scriptedClasses, soughtClasses } from "./scripted-classes.ts";
import { stepsOf } from "./selector-steps.ts";
import { usableCss } from "./used-css.ts";

const markup =
  '<html dir="ltr" data-look="sharp"><body><header class="nav"></header><main id="main">' +
  '<section class="rows" data-on="brand"><ul class="list"><li class="row"><a class="row__link" href="/">x &lt;b&gt;</a>' +
  '<br/><b class="row__end" data-count="3">y</b></li></ul></section><p class="lead">z</p></main></body></html>';

function matches(selector: string): boolean {
  const page = pageTree(markup, []);
  if (!page) throw new Error("The markup doesn't add up");
  return mayMatch(selector, page);
}

describe("what a selector may match on a page", () => {
  it.each([
    ".rows .row__link",
    ".rows>.list>.row",
    "a.row__link:hover",
    ".row__link~.row__end",
    ".row>br+.row__end",
    '[data-look=sharp] [data-on=brand] .row__end[data-count="3"]:before',
    ":is(.lead,.rows) :is(.list .row__link)",
    ".rows:not(.lead) .row",
    ".rows:has(>.list) .row:nth-child(2n of .x)",
    ".row:nth-child(2n+1):last-child",
    ".rows:has(+.lead)",
    ".rows:not(:has(.row:hover)) .row",
    // who stands beside it may change
    ".lead:first-child",
    // what it says may be taken away
    ".rows:not([data-on])",
    ".rows:not(:has(.button))",
    ".rows+.lead",
    ".rows[open] .row[aria-busy=true]",
  ])("WEIGHT-06: %s does", (selector) => {
    expect(matches(selector)).toBe(true);
  });

  it.each([
    ".lead .row",
    ".rows>.row",
    "b.row__link",
    ".row__end+.row__link",
    ".lead~.rows",
    ".rows.lead",
    "[data-on=brand] .lead",
    ".row[data-count]",
    ":is(.lead .row,.nav .row) .row__link",
    ".nav .list",
    ".rows table",
    ".rows:has(.nothing)",
    ".rows:has(.lead)",
    ".rows:has(~.nothing)",
    ".row:nth-child(2n)",
    ".row:nth-last-child(n+2)",
    ".rows:not(:has(.row))",
    ".rows:not(.lead,:has(>.list)) .row",
    ".row__end:not([data-count])",
  ])("WEIGHT-06: %s doesn't", (selector) => {
    expect(matches(selector)).toBe(false);
  });

  it("WEIGHT-06: may be drawn by scripts: with their classes, as what they create, and in forms", () => {
    expect(matches(".lead .button")).toBe(true);
    expect(matches(".lead .nav--scrolled")).toBe(true);
    expect(matches(".lead iframe")).toBe(true);
    const form = markup.replace(">z<", '><form class="ask"></form><');
    const matchesIn = (selector: string): boolean => {
      const page = pageTree(form, ["joined"]);
      return page !== undefined && mayMatch(selector, page);
    };
    expect(matches(".lead .joined")).toBe(false);
    for (const one of [".lead .joined", "main table", ".ask>table", ".joined table"])
      expect(matchesIn(one), one).toBe(true);
    for (const one of [".rows .joined", "[data-on=brand] .joined", ".rows table"])
      expect(matchesIn(one), one).toBe(false);
  });

  it("WEIGHT-06: may match while the page comes, where it waits for a part of the bar", () => {
    const bar = '<div class="bar"><details class="nav__menu"></details><i class="own"></i></div>';
    const page = pageTree(bar, []);
    expect(page && mayMatch(".bar:not(:has(.nav__menu))", page)).toBe(true);
    expect(page && mayMatch(".bar:not(:has(.own))", page)).toBe(false);
  });

  it("WEIGHT-06: is taken for granted where a selector or a page isn't understood", () => {
    expect(stepsOf(".a & .b")).toBeUndefined();
    expect(matches(".lead & .rows")).toBe(true);
    expect(elementsOf("<div><p></div>")).toBeUndefined();
    expect(elementsOf('<div class="a>b"><img alt="<p>"/></div>')).toHaveLength(2);
  });

  it("WEIGHT-06: leaves a page the rules that its elements stand for", () => {
    const css = ".rows .row{a:b}.lead .row,.rows .list{c:d}@media print{.list .lead{e:f}}";
    const used = usableCss(css).used(pageMarks(markup), pageTree(markup, []));
    expect(used).toBe(".rows .row{a:b}.rows .list{c:d}");
  });

  it("WEIGHT-06: nothing that scripts draw has a class that they only look for", () => {
    const folder = path.join(import.meta.dirname, "..");
    const files = globSync(
      ["islands/**/*.tsx", "chrome/{messenger-widget,popup,consent-popup,report-form}.tsx"],
      { cwd: folder },
    ).filter((file) => !file.includes(".test."));
    const drawn = files
      .map((file) => readFileSync(path.join(folder, file), "utf8"))
      .flatMap((text) => [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)])
      .flatMap(([, plain = "", made = ""]) => `${plain} ${made}`.split(/[^\w-]+/));
    expect(drawn).toContain("button");
    expect(drawn.filter((name) => soughtClasses.includes(name))).toEqual([]);
    expect(soughtClasses.filter((name) => !scriptedClasses.includes(name))).toEqual([]);
  });
});
