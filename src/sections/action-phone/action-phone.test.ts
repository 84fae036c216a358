import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";
import { actionPhoneFields } from "./fields.ts";
import { look } from "./look.ts";

const template = "ActionPhone";
const address = (to: string) => ({ kind: "address", address: to });

describe(template, () => {
  it("PHONEBAR-01: has a button of 24 characters, and a second way whose icon says in words what it does", () => {
    const { label, second } = actionPhoneFields;
    expect([label, second].map(({ limit, isRequired }) => [limit, isRequired])).toEqual([
      [24, true],
      [24, true],
    ]);
    const patch = { link: address("#try"), secondLink: address("tel:+78000000000") };
    const html = renderSection({ template, patch });
    expect(html).toMatch(/<a class="button" href="#try"/);
    expect(html).toMatch(/<a class="action-phone__second" href="tel:\+78000000000"><svg/);
    expect(wordsOf(html)).toBe("Book a visit Call us");
  });

  it("PHONEBAR-01: a second way that leads nowhere isn't there", () => {
    const html = renderSection({ template, patch: { link: address("#try") } });
    expect(wordsOf(html)).toBe("Book a visit");
  });

  it("PHONEBAR-02: it is shown on phones only, and what floats keeps above it", () => {
    expect(look.style).toMatch(/^\.action-phone\s*\{[^}]*display:\s*none/);
    expect(look.style).toMatch(/main \.action-phone[^{]*\{\s*animation-timeline:\s*--first/);
    expect(look.style).toMatch(/:is\(\.messenger,\s*\.to-top[^{]*\{\s*margin-block-end/);
  });
});
