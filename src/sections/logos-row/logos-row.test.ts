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
