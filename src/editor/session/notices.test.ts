import { expect, it } from "vitest";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { announcementStays, createNotices } from "./notices.ts";

it("TELL-01: what was said is gone after a while, and what is said next stays as long", () => {
  const timers = createFakeTimers();
  const notices = createNotices(timers);
  notices.announce("Prices, 4 of 4");
  timers.pass(announcementStays - 1);
  notices.announce("Prices, 3 of 4");
  timers.pass(announcementStays - 1);
  expect(notices.announcement.get()).toBe("Prices, 3 of 4");
  timers.pass(1);
  expect(notices.announcement.get()).toBe("");
});
