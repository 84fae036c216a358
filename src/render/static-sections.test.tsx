import { describe, expect, it } from "vitest";
import { findSection, registry } from "#/sections/registry.ts";
import type { Section } from "#/site/section.ts";
import { newCollected } from "./collected.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { testFacts, testSection } from "./render-fixture.ts";
import { SectionPart } from "./section-part.tsx";
import { renderToStaticMarkup } from "react-dom/server";

const files = () => ({
  sources: [{ type: "image/avif", srcSet: "/assets/a.avif 480w" }],
  src: "/assets/a.jpg",
  width: 480,
  height: 360,
  colour: "#102030",
});
const picture = {
  asset: "a",
  alt: { en: { text: `"Alt" & <more>` } },
  crop: null,
  focus: { x: 0.25, y: 0.5 },
};

/** Fills every picture field, however deep. */
function withPictures(specs: object, fields: Record<string, unknown>): Record<string, unknown> {
  const filled = { ...fields };
  for (const [name, spec] of Object.entries(specs)) {
    if (spec.kind === "picture") filled[name] = picture;
    if (spec.kind === "list") {
      filled[name] = (fields[name] as Record<string, unknown>[]).map((item) =>
        withPictures(spec.item, item),
      );
    }
  }
  return filled;
}

const hostile = `"><script>alert(1)</script><p style="color:red" onclick="alert(1)">\u0000`;

/** Puts what would be markup behind every text. */
function withHostileTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withHostileTexts);
  if (value === null || typeof value !== "object") return value;
  const changed = Object.entries(value).map(([name, one]): [string, unknown] => {
    if (name === "text" && typeof one === "string") return [name, one + hostile];
    return [name, withHostileTexts(one)];
  });
  return Object.fromEntries(changed);
}

function render(id: string, language: string, change: (section: Section) => Section): string {
  const section = change(testSection(id, "s1", language));
  const definition = findSection(id);
  if (!definition) throw new Error(`There is no template ${id}`);
  const facts = { ...testFacts, files, language, page: "home" };
  const environment = createPlainEnvironment(facts, newCollected());
  const target = { page: "home", section: section.id };
  const element = <SectionPart {...{ environment, definition, section, target, rank: 1 }} />;
  return renderToStaticMarkup(element);
}

/** What a page's policy allows nowhere, and what nobody but React may write. */
const forbidden = / style="| on[a-z]+="|<script|<style|="\s*j\s*a\s*v\s*a\s*script:/i;

describe.each(registry.map((definition) => [definition.id, definition] as const))(
  "%s",
  (id, definition) => {
    it.each(["en", "ru"])("in %s has no style attributes, handlers or scripts", (language) => {
      const filled = (section: Section): Section => ({
        ...section,
        fields: withPictures(definition.fields, section.fields),
      });
      expect(render(id, language, (section) => section)).not.toMatch(forbidden);
      expect(render(id, language, filled)).not.toMatch(forbidden);
    });

    it("SEC-01: escapes what somebody wrote", () => {
      const markup = render(id, "en", (section) => ({
        ...section,
        fields: withHostileTexts(
          withPictures(definition.fields, section.fields),
        ) as Section["fields"],
      }));
      expect(markup).not.toMatch(forbidden);
      // the reply to an event shows what an event says, and there is none
      if (
        !id.startsWith("Rsvp") &&
        /"text":"/.test(JSON.stringify(testSection(id, "s1", "en").fields))
      )
        expect(markup).toContain("&lt;script&gt;");
    });
  },
);
