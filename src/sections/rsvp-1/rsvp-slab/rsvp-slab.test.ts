import { describe, expect, it } from "vitest";
import type { SiteEvent } from "#/site/event.ts";
import { renderSection, wordsOf } from "../../../../test/render-section.ts";

const walk: SiteEvent = {
  id: "walk",
  title: { en: { text: "The walk" } },
  description: {},
  place: { en: { text: "Side gate <Leith>" } },
  start: "2027-02-14T06:30",
  end: "2027-02-14T08:30",
  timeZone: "Europe/London",
  capacity: 120,
  deadline: null,
};
const template = "RsvpSlab";

describe(template, () => {
  it("RSVP-10: says when and where the event is, and asks its own question", () => {
    const html = renderSection({ template, events: [walk], patch: { title: "Walk with us" } });
    expect(html).toContain('<time dateTime="2027-02-14T06:30">Sunday, 14 February</time><span>');
    expect(wordsOf(html)).toContain("Side gate &lt;Leith&gt; Walk with us");
    expect(html.match(/<h1/g)).toHaveLength(1);
    const bare = renderSection({ template, events: [{ ...walk, place: {} }] });
    expect(bare).not.toContain("gate");
  });

  it("RSVP-12: says the owner’s words for the date in place of the event’s own", () => {
    const patch = { dateLine: "All of February" };
    const html = renderSection({ template, events: [walk], patch });
    expect(html).toContain('<p class="rsvp-slab__when">All of February</p>');
    expect(html).not.toContain("14 February");
    expect(html).not.toContain("Side gate");
    const own = renderSection({ template, events: [walk] });
    expect(own.match(/rsvp-slab__when/g)).toHaveLength(1);
  });

  it("RSVP-10: replies as every invitation does, and says that it is over or full", () => {
    const html = renderSection({ template, events: [walk] });
    expect(html).toMatch(/<form class="form"[^>]* data-view="rsvp-1"/);
    expect(html).toContain('<input type="hidden" name="eventId" value="walk"');
    expect(html).toMatch(/<fieldset class="choice" aria-labelledby="comp-s1-title">/);
    expect(html).toMatch(/data-closes="[^"]+"/);
    expect(html).toContain("data-full=");
  });

  it("RSVP-10: stands on the brand's colour, or on what was chosen instead", () => {
    const ground = (value: string) =>
      /data-ground="(\w+)"/.exec(
        renderSection({ template, events: [walk], patch: { ground: value } }),
      )?.[1];
    expect(["page", "brand", "band", "second"].map(ground)).toEqual([
      "brand",
      "brand",
      "band",
      "second",
    ]);
  });

  it("RSVP-04: without an event it says calmly that the date will follow", () => {
    const html = renderSection({ template, patch: { event: "gone" }, events: [walk] });
    expect(wordsOf(html)).toBe("Coming soon The date will be announced here.");
    expect(html).not.toContain("<form");
  });
});
