// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { testFacts, testPage, testSite } from "#/render/render-fixture.ts";
import { createPageRenderer } from "#/render/render-page.ts";
import { pageTree } from "#/render/may-match.ts";
import { hasForm, pageMarks, settledAttributes } from "#/render/page-marks.ts";
import { formClasses, scriptedClasses, soughtClasses } from "#/render/scripted-classes.ts";
import { siteCss } from "#/render/site-css.ts";
import { piecesOf } from "#/render/style-pieces.ts";
import type { Piece } from "#/render/style-pieces.ts";
import { usedPieces } from "#/render/used-pieces.ts";
import { lookOf } from "#/sections/looks.ts";
import { registry } from "#/sections/registry.ts";
import { emptyMeta } from "#/site/page.ts";

const source = path.join(import.meta.dirname, "..");
/** The islands, and the parts that they draw. */
const files = globSync(
  [
    "islands/**/*.{ts,tsx}",
    "chrome/{messenger-widget,popup,consent-popup,report-form,use-modal,fit-bar}.{ts,tsx}",
    "sections/**/form.tsx",
  ],
  { cwd: source },
).filter((file) => !file.includes(".test."));
const scripts = files.map((file) => readFileSync(path.join(source, file), "utf8")).join("\n");

function all(pattern: RegExp): string[] {
  return [...scripts.matchAll(pattern)].map(([, quoted, dotted]) => quoted ?? dotted ?? "");
}

/** Every attribute that a script sets, takes away or draws with, as it stands in a selector. */
function setByScripts(): Set<string> {
  const byData = all(/dataset(?:\["(\w+)"\]|\.(\w+))\s*=(?!=)/g).map(
    (name) => `data-${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`,
  );
  const byName = all(/(?:set|toggle|remove)Attribute\(\s*"([\w-]+)"/g);
  const byProperty = all(/\.(hidden|open|inert|disabled|dir|checked)\s*=(?!=)/g);
  const drawn = all(/[\s{"](data-[\w-]+|aria-[\w-]+)(?:=["{]|":)/g);
  return new Set([...byData, ...byName, ...byProperty, ...drawn]);
}

const scripted = setByScripts();
/** What browsers set of themselves, and what React sets by properties of its own. */
const native = new Set(["open", "hidden", "disabled", "checked", "inert", "popover"]);
const anything = ":where(*)";
const drawnClasses = new Set(scriptedClasses.filter((name) => !soughtClasses.includes(name)));

/** Places among the children of lists, which no script changes. */
const placed = /:(?:first|last|only)-child\b|:nth-(?:last-)?child\([^()]*\)/g;
const inList = ":is(dl, ol, tbody, tr, ul) > *";

/** Whether a `:not()` holds or doesn't in every state: its brackets have no state, and no attribute that scripts change. */
function isSteady(brackets: string): boolean {
  const names = [...brackets.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name);
  const classes = [...brackets.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
  return (
    !/:(?!has\()/.test(brackets) &&
    !/[^>+~] /.test(brackets) &&
    names.every((name) => isSettled(name) && !scripted.has(name)) &&
    !classes.some((name) => drawnClasses.has(name) || formClasses.includes(name))
  );
}

/** A selector that matches whatever this one may match in any state that scripts, visitors or browsers bring about. */
function inAnyState(selector: string, ofForm: ReadonlySet<string>): string {
  const kept: string[] = [];
  const keep = (text: string): string => `:where(#kept-${kept.push(text) - 1})`;
  let text = selector
    .replaceAll(placed, (whole) => keep(`:is(${whole}, :not(${inList}))`))
    .replaceAll(/:not\(((?:[^()]|\([^()]*\))*)\)/g, (whole, brackets: string) =>
      isSteady(brackets) ? keep(whole) : anything,
    );
  // states in brackets, from the inside out
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replaceAll(/:(?!is\b|where\b|has\b)[\w-]+\((?:[^()]|\([^()]*\))*\)/g, anything);
  }
  return text
    .replaceAll(/::?(?!is\(|where\(|has\(|root\b)[\w-]+(?!\w|-|\()/g, anything)
    .replaceAll(/\[([\w-]+)[^\]]*\]/g, (whole, name: string) =>
      (scripted.has(name) || native.has(name) || name.startsWith("aria-")) && !isSettled(name)
        ? anything
        : whole,
    )
    .replaceAll(/\.([A-Za-z_][\w-]*)/g, (whole, name: string) =>
      drawnClasses.has(name) || ofForm.has(name) ? anything : whole,
    )
    .replaceAll(/:where\(#kept-(\d+)\)/g, (_whole, at: string) => kept[Number(at)] ?? "");
}

function isSettled(name: string): boolean {
  return settledAttributes.includes(name) || name === "dir" || name === "aria-current";
}

function selectorsOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === "group") return selectorsOf(piece.pieces);
    return piece.kind === "rule" ? piece.selectors.map(({ text }) => text) : [];
  });
}

const renderer = createPageRenderer({
  ...testFacts,
  origin: "https://lamp.example",
  links: [],
  scripts: ["/runtime.js"],
  socialPicture: () => undefined,
  firstMeta: emptyMeta,
});

/** A page's body as it was rendered, before its names were shortened. */
function bodyWith(template: string): string {
  const main = renderer.main(testPage(`page-${template}`, [template]), "en");
  return `${main.above}<header class="nav"></header><main id="main">${main.markup}</main>`;
}

describe("rules about what scripts change on a page", () => {
  it("WEIGHT-06: scripts set no attribute that says how a page was drawn, but take one away and draw dialogs and the messenger as pages have them", () => {
    const both = [...scripted].filter(isSettled);
    expect(both.toSorted()).toEqual(["data-fit", "data-level", "data-on", "data-several"]);
    expect([...scripted]).toEqual(
      expect.arrayContaining(["data-over", "data-open", "data-paused", "data-ready", "hidden"]),
    );
  });

  it.each(registry.map(({ id }) => id))(
    "WEIGHT-06: of %s every rule stays that may hold in some state of its page",
    (template) => {
      const body = bodyWith(template);
      const look = lookOf(template);
      const isFormThere = hasForm(body);
      const own = [...formClasses, ...(look.form?.classes ?? [])];
      const root = '<html dir="ltr" data-mode="light" data-look="rounded" data-side="left">';
      const markup = `${root}<body>${body}</body></html>`;
      const tree = pageTree(markup, isFormThere ? own : []);
      expect(tree).toBeDefined();
      const has = pageMarks(markup, look.form?.classes ?? []);
      const pieces = piecesOf(
        (siteCss(testSite.theme) + look.style).replaceAll(/\/\*.*?\*\//gs, ""),
      );
      const kept = new Set(selectorsOf(usedPieces(pieces, { has, tree })));
      const dropped = new Set(selectorsOf(pieces).filter((one) => !kept.has(one)));
      expect(dropped.size).toBeGreaterThan(100);
      const page = new DOMParser().parseFromString(markup, "text/html");
      const ofForm = new Set(isFormThere ? own.filter((name) => has.has(`.${name}`)) : []);
      const lost = [...dropped].filter((one) => page.querySelector(inAnyState(one, ofForm)));
      expect(lost).toEqual([]);
    },
  );
});
