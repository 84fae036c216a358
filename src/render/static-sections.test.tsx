import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { registry } from "#/sections/registry.ts";
import { newCollected } from "./collected.ts";
import { createPlainEnvironment } from "./plain-environment.ts";
import { testFacts, testSection } from "./render-fixture.ts";
import { SectionPart } from "./section-part.tsx";
import { staticMarkup } from "./static-markup.ts";

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

describe.each(registry.map((definition) => [definition.id, definition] as const))(
  "%s",
  (id, definition) => {
    it.each(["en", "ru"])(
      "in %s has the bytes of react-dom/server, without style attributes",
      (language) => {
        const section = testSection(id, "s1", language);
        const filled = { ...section, fields: withPictures(definition.fields, section.fields) };
        for (const one of [section, filled]) {
          const facts = { ...testFacts, files, language, page: "home" };
          const environment = createPlainEnvironment(facts, newCollected());
          const target = { page: "home", section: one.id };
          const element = (
            <SectionPart {...{ environment, definition, section: one, target, rank: 1 }} />
          );
          const markup = staticMarkup(element);
          expect(markup).toBe(renderToStaticMarkup(element));
          expect(markup).not.toMatch(/ style=| on[a-z]+="/);
        }
      },
    );
  },
);
