import liveForm from "#/sections/kit/live-form.css?inline";
import { readText } from "#/site/localized-text.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import { lookOf } from "#/sections/looks.ts";
import type { PageIndex } from "#/site/page-index.ts";
import { createRouter } from "#/site/router.ts";
import type { Section } from "#/site/section.ts";
import type { SiteRecord } from "#/site/site.ts";
import { newCollected, rulesCss } from "./collected.ts";
import { composePage } from "./page-composition.ts";
import type { PageFacts, SiteFacts } from "./page-facts.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { rootAttributes } from "./root-attributes.ts";
import { SectionPart } from "./section-part.tsx";
import { siteCss } from "./site-css.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { visitorMessage } from "#/site/visitor-message.ts";

export interface SectionDocumentInput {
  /** Gives theme, languages and events. */
  readonly site: SiteRecord;
  readonly sections: readonly Section[];
  readonly language: string;
  readonly files: SiteFacts["files"];
  /** `@font-face` rules, where the fonts are at hand. */
  readonly fontCss?: string;
}

const emptyIndex: PageIndex = { entries: [{ id: "home", path: "/", name: "Home" }], redirects: [] };

/** A document without scripts that shows just these sections: for looking at them, and for the picker's thumbnails. */
export function renderSectionDocument(input: SectionDocumentInput): string {
  const { site, sections, language, files } = input;
  const collected = newCollected();
  const form = { apiBase: "/api/v1", siteId: 0, siteHash: "" };
  const facts: PageFacts = {
    site,
    index: emptyIndex,
    router: createRouter(site, emptyIndex),
    files,
    form,
    report: null,
    say: visitorMessage,
    language,
    page: "home",
  };
  const environment = createPlainEnvironment(facts, collected);
  const styles = new Set<string>();
  const read = (text: LocalizedText) => readText(text, language, environment.primary);
  // what is hidden is looked at too
  const all = sections.map(({ hidden: _hidden, ...section }) => section);
  const body = composePage(all, read).sections.map(({ section, definition, rank }) => {
    styles.add(lookOf(definition.id).style);
    const target = { page: "home", section: section.id };
    return renderToStaticMarkup(
      <SectionPart {...{ environment, definition, section, target, rank }} />,
    );
  });
  const css = [
    input.fontCss ?? "",
    siteCss(site.theme),
    ...styles,
    liveForm,
    rulesCss(collected.rules),
    // nothing moves where sections are looked at in small
    "*{animation:none!important}",
  ].join("");
  return (
    `<!doctype html><html${rootAttributes(site.theme, language)}><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${css}</style></head>` +
    `<body><main id="main">${body.join("")}</main></body></html>`
  );
}
