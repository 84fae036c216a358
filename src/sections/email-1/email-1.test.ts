import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { email1Fields } from "./fields.ts";

describe("Email1", () => {
  it("SECT-06: its title has 90 characters, its paragraph 400", () => {
    expect(email1Fields.title).toMatchObject({ limit: 90, isRequired: true });
    expect(email1Fields.paragraph.limit).toBe(400);
  });

  it("FORM-01: the form posts the e-mail with the site's hash without JavaScript", () => {
    const html = renderSection({ template: "Email1" });
    expect(html).toMatch(/<form class="email-1__form"[^>]* data-form="email"/);
    expect(html).toMatch(/<form [^>]*action="\/api\/v1\/sites\/form\/email\/\d+\/"/);
    expect(html).toMatch(/<form [^>]*method="post"/);
    expect(html).toMatch(/<input type="hidden" name="siteHash"/);
    const input = /<input id="comp-s1-email"[^>]*>/.exec(html)?.[0] ?? "";
    for (const part of [
      'type="email"',
      'name="email"',
      'autoComplete="email"',
      'required=""',
      'aria-describedby="comp-s1-email-note"',
    ])
      expect(input.toLowerCase()).toContain(part.toLowerCase());
    expect(html).toContain('id="comp-s1-email-note" role="status"');
    expect(html).toMatch(
      /<label class="floating-label joined__label" for="comp-s1-email"[^>]*>Your email<\/label>/,
    );
    expect(html).toMatch(/<button class="button" type="submit"><span[^>]*>Subscribe<\/span>/);
  });

  it("FORM-02: robots are offered a field that people and screen readers don't meet", () => {
    expect(renderSection({ template: "Email1" })).toMatch(
      /<div class="vh" aria-hidden="true"><input type="text" tabindex="-1" autoComplete="off" name="homepage"/i,
    );
  });

  it("stands on what the owner chose, and on the soft colour where the picture isn't there", () => {
    const ground = (patch: Record<string, unknown>) =>
      /data-on="(\w+)"/.exec(renderSection({ template: "Email1", patch }))?.[1];
    expect(ground({})).toBe("soft");
    expect(ground({ ground: "brand" })).toBe("brand");
    expect(ground({ ground: "picture" })).toBe("soft");
    expect(ground({ ground: "picture", background: testPicture })).toBe("photo");
    expect(ground({ ground: "picture", background: testPicture, ink: "dark" })).toBe("tint");
    expect(ground({ background: testPicture })).toBe("soft");
  });

  it("LOOK-380: dark words of a dark page are light, on a veil of full strength", () => {
    const patch = { ground: "picture", background: testPicture, ink: "dark", strength: 0.3 };
    const [light, dark] = (["LIGHT", "DARK"] as const).map((colorMode) =>
      renderSection({ template: "Email1", patch, theme: { colorMode } }),
    );
    expect(light).toContain('data-on="tint"');
    expect(light).toContain(';strength:0.3"');
    expect(dark).toContain('data-on="photo"');
    expect(dark).toContain(';strength:1"');
  });

  it("SECT-12: hides empty texts from visitors and keeps a place for the answer", () => {
    const html = renderSection({ template: "Email1", patch: { paragraph: "", hint: "" } });
    expect(wordsOf(html)).toBe("Emails worth opening Your email Subscribe");
    expect(html).toContain("joined__note--bare");
  });
});
