import { describe, expect, it } from "vitest";
import type { SiteEvent } from "#/site/event.ts";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const night: SiteEvent = {
  id: "night",
  title: { en: { text: "Firing night" } },
  description: { en: { text: "We open the kiln." } },
  place: { en: { text: "4 Green Yard" } },
  start: "2026-12-19T19:00",
  end: "2026-12-19T23:00",
  timeZone: "Europe/Moscow",
  capacity: 30,
  deadline: "2026-12-15T23:59",
};
const day: SiteEvent = { ...night, id: "day", title: { en: { text: "Open day" } }, capacity: null };

describe("Rsvp1", () => {
  it("RSVP-01: invites to the event that it names, and to the site's first one by default", () => {
    const first = renderSection({ template: "Rsvp1", events: [night, day] });
    expect(wordsOf(first)).toContain("Firing night We open the kiln.");
    const second = renderSection({
      template: "Rsvp1",
      patch: { event: "day" },
      events: [night, day],
    });
    expect(wordsOf(second)).toContain("Open day");
    expect(second).toContain('<input type="hidden" name="eventId" value="day"');
    expect(second).not.toContain("30 places");
  });

  it("RSVP-02: replies with attendance, name, e-mail, guests and a message without JavaScript", () => {
    const html = renderSection({ template: "Rsvp1", events: [night] });
    expect(html).toMatch(/<form [^>]*action="\/api\/v1\/sites\/form\/rsvp\/\d+\/"/);
    expect(html).toContain('<input type="hidden" name="eventId" value="night"');
    expect(html).toMatch(/<input type="radio" name="attending" checked="" value="yes"/);
    expect(html).toMatch(/<input type="radio" name="attending" value="no"/);
    for (const name of ["name", "email", "guests", "message"])
      expect(html).toMatch(new RegExp(`<label[^>]* for="comp-s1-${name}"`));
    expect(html).toMatch(/<input id="comp-s1-guests" type="number"[^>]* min="0" max="5"/);
    expect(html).toMatch(/<fieldset class="choice" aria-labelledby="comp-s1-title">/);
  });

  it("shows no button that needs a script", () => {
    const buttons =
      renderSection({ template: "Rsvp1", events: [night] }).match(/<button[^>]*>/g) ?? [];
    expect(buttons.filter((button) => !button.includes('hidden=""'))).toEqual([
      '<button class="button" type="submit">',
    ]);
  });

  it("RSVP-11: asks whether somebody wants the newsletter by a box that isn’t ticked; without words it doesn’t", () => {
    const html = renderSection({ template: "Rsvp1", events: [night] });
    expect(html).toContain(
      '<input id="comp-s1-newsletter" type="checkbox" name="newsletter" value="yes"/>',
    );
    expect(html).toMatch(/<label for="comp-s1-newsletter"[^>]*>Email me about future events</);
    const silent = renderSection({
      template: "Rsvp1",
      patch: { newsletterLabel: "" },
      events: [night],
    });
    expect(silent).not.toContain("newsletter");
    expect(silent).not.toContain("data-tick");
  });

  it("RSVP-12: has a line for the date over its question where there is one", () => {
    const patch = { dateLine: "Saturday night" };
    const html = renderSection({ template: "Rsvp1", patch, events: [night] });
    expect(wordsOf(html)).toContain("Saturday night Will you come?");
  });

  it("asks for no guests where none may come", () => {
    const html = renderSection({ template: "Rsvp1", patch: { guestsLimit: 0 }, events: [night] });
    expect(html).not.toContain('name="guests"');
    expect(html).not.toMatch(/rsvpGuestsInvalid|rsvpFewer|rsvpMore/);
  });

  it("RSVP-04: without an event it says calmly that the date will follow", () => {
    for (const events of [[], [night]]) {
      const patch = { event: "gone" };
      const html = renderSection({ template: "Rsvp1", patch, events });
      expect(wordsOf(html)).toBe("Coming soon The date will be announced here.");
      expect(html).not.toContain("<form");
    }
  });
});
