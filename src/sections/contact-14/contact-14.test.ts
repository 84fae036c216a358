import { describe, expect, it } from "vitest";
import { renderSection, testPicture, wordsOf } from "../../../test/render-section.ts";
import { contact14Fields } from "./fields.ts";

describe("Contact14", () => {
  it("SECT-07: titles and details have 100 characters, the paragraph 200", () => {
    const { title, paragraph, address, addressTitle, email, emailTitle, phone, phoneTitle } =
      contact14Fields;
    for (const field of [title, address, addressTitle, email, emailTitle, phone, phoneTitle])
      expect(field.limit).toBe(100);
    expect(paragraph.limit).toBe(200);
  });

  it("SECT-07: the placeholders start as the specification has them", () => {
    expect(contact14Fields.namePlaceholder.initial.en).toBe("Enter your name");
    expect(contact14Fields.emailPlaceholder.initial.en).toBe("Enter your email");
    expect(contact14Fields.messagePlaceholder.initial.en).toBe("Enter your message");
  });

  it("FORM-03: name and e-mail are required, the message isn't; it has eight rows", () => {
    const html = renderSection({ template: "Contact14" });
    expect(html).toMatch(/<form [^>]*action="\/api\/v1\/sites\/form\/contact\/\d+\/"/);
    expect(html).toMatch(/<input id="comp-s1-name"[^>]* required=""[^>]*name="name"/);
    expect(html).toMatch(/<input id="comp-s1-email"[^>]* required=""[^>]*name="email"/);
    const message = /<textarea[^>]*>/.exec(html)?.[0] ?? "";
    expect(message).toContain('name="message"');
    expect(message).toContain('rows="8"');
    expect(message).not.toContain("required");
  });

  it("FORM-04: every field has a label, and a place for its error that describes it", () => {
    const html = renderSection({ template: "Contact14" });
    for (const name of ["name", "email", "message"]) {
      const id = `comp-s1-${name}`;
      expect(html).toMatch(new RegExp(`<label class="floating-label field__label" for="${id}"`));
      expect(html).toMatch(new RegExp(`id="${id}"[^>]* aria-describedby="${id}-note"`));
      expect(html).toMatch(new RegExp(`<p class="[^"]*" id="${id}-note"[^>]* hidden=""></p>`));
    }
  });

  it("makes the e-mail and the phone number links", () => {
    const html = renderSection({ template: "Contact14", patch: { phone: "+7 900 000-00-00" } });
    expect(html).toContain('href="mailto:hello@site.example"');
    expect(html).toContain('href="tel:+79000000000"');
  });

  it("SECT-12: hides a detail that is empty together with its title, and all of them with their list", () => {
    const some = renderSection({ template: "Contact14", patch: { address: "" } });
    expect(wordsOf(some)).not.toContain("Address");
    expect(some).toContain("<dl");
    const none = renderSection({
      template: "Contact14",
      patch: { address: "", email: "", phone: "" },
    });
    expect(none).not.toContain("<dl");
  });

  it("puts its texts on a picture where there is one", () => {
    const html = renderSection({ template: "Contact14", patch: { background: testPicture } });
    expect(html).toContain('data-ground="picture"');
    expect(html.match(/data-on="photo"/g)).toHaveLength(2);
    expect(renderSection({ template: "Contact14" })).not.toContain("data-on");
  });
});
