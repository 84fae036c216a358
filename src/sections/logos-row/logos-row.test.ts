import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";

const picture = { asset: "sign", alt: { en: { text: "Two waves" } }, crop: null, focus: null };
const logos = ["River", "Oak", "Mill"].map((name, at) => ({
  id: `logo-${at}`,
  picture: at === 0 ? picture : null,
  name: { en: { text: name } },
  link: null,
}));

it.each(["LogosRow", "LogosText"])(
  "SECT-23: %s writes names beside signs only where it is asked to, and where there is no logo always",
  (template) => {
    const seen = (patch: Record<string, unknown>) =>
      [...renderSection({ template, patch }).matchAll(/<span class="([\w-]+)"[^>]*>(\w+)<\/span>/g)]
        .filter(([, name]) => name !== "vh")
        .map(([, , text]) => text);
    expect(seen({ logos })).toEqual(["Oak", "Mill"]);
    expect(seen({ logos, named: true })).toEqual(["River", "Oak", "Mill"]);
  },
);

it("SECT-435: up to four logos stand beside their sentence, more in a row below it", () => {
  const isBeside = (count: number) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...logos[1], id: `logo-${at}` }));
    return renderSection({ template: "LogosText", patch: { logos: many } }).includes(
      "logos-text__grid--beside",
    );
  };
  expect([isBeside(3), isBeside(4), isBeside(5), isBeside(12)]).toEqual([true, true, false, false]);
});
