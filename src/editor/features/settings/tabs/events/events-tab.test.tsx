// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { EventsTab } from "./events-tab.tsx";

let tab: OpenTab;
const event = () => tab.site().events[0];

beforeEach(async () => {
  sessionStorage.clear();
  tab = await openTab(EventsTab);
  await tab.press("Add an event");
});
afterEach(() => tab.unmount());

describe("the events of a site", () => {
  it("SET-10 (R9): one is added with a title, an evening, and the browser's time zone", () => {
    expect(event()).toMatchObject({
      title: { ru: { text: "New event" } },
      capacity: null,
      deadline: null,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(event()?.start).toMatch(/T18:00$/);
  });

  it("SET-10 (R9): every field is edited, and each is undone by itself", async () => {
    const before = event();
    await tab.fill("Title", "Light evening");
    await tab.fill("Description", "Lamps");
    await tab.fill("Place", "Tver");
    await tab.fill("Starts", "2030-01-02T10:00");
    await tab.fill("Ends", "2030-01-02T12:30");
    await tab.fill("Reply by", "2030-01-01T00:00");
    await tab.fill("Time zone", "Asia/Tokyo");
    await tab.fill("Places", "40");
    expect(event()).toMatchObject({
      title: { ru: { text: "Light evening" } },
      description: { ru: { text: "Lamps" } },
      place: { ru: { text: "Tver" } },
      start: "2030-01-02T10:00",
      end: "2030-01-02T12:30",
      deadline: "2030-01-01T00:00",
      timeZone: "Asia/Tokyo",
      capacity: 40,
    });
    await tab.fill("Places", "");
    await tab.fill("Reply by", "");
    expect(event()).toMatchObject({ capacity: null, deadline: null });
    for (let step = 0; step < 10; step += 1) tab.editor.undo();
    expect(event()).toEqual(before);
  });

  it.each(["0", "-1", "1.5", "100001", "1e3", "many"])(
    "SET-03: %s is no number of seats",
    async (text) => {
      const field = await tab.fill("Places", text);
      expect(tab.noteOf(field)).toContain("1 to 100,000");
      expect(event()?.capacity).toBeNull();
    },
  );

  it("SET-10: an event that ends before it begins is told in place", async () => {
    const field = await tab.fill("Ends", "2020-01-01T10:00");
    expect(tab.noteOf(field)).toContain("The end must be after the start");
  });

  it("SET-04: a title that is left empty goes back to what it was", async () => {
    const field = (await tab.fill("Title", " ")) as HTMLInputElement;
    expect(field.value).toBe("New event");
    expect(tab.noteOf(field)).toBe("This field is required");
    expect(event()?.title).toEqual({ ru: { text: "New event" } });
  });

  it("SET-10: one that is removed comes back by the toast", async () => {
    const before = event();
    await tab.press(/^Remove: New event/);
    expect(tab.site().events).toEqual([]);
    tab.editor.toasts.get()[0]?.action?.run();
    expect(event()).toEqual(before);
  });
});
