import { expect, test } from "vitest";
import { testEvent } from "../../../test/fixtures/published-site.ts";
import { calendarFile } from "./calendar.ts";

const options = {
  language: "en",
  primary: "en",
  origin: "https://lamp.example",
  now: Date.UTC(2026, 10, 20, 12, 30),
};

test("REPLY-05: an event's times are in UTC, whatever its zone is", () => {
  const file = calendarFile(testEvent, options);
  expect(file).toContain("DTSTAMP:20261120T123000Z\r\n");
  expect(file).toContain("DTSTART:20991212T080000Z\r\nDTEND:20991212T150000Z\r\n");
  expect(file).toContain("UID:opening@lamp.example\r\n");
});

test("REPLY-05: no text of an event can start a line of its own", () => {
  const title = { en: { text: "a\r\nATTENDEE:x\nb\rc;d,e\\f" } };
  const file = calendarFile({ ...testEvent, title }, options);
  expect(file).toContain("SUMMARY:a\\nATTENDEE:x\\nb\\nc\\;d\\,e\\\\f\r\n");
});

test("REPLY-05: lines are folded at 75 octets, never within a character", () => {
  const title = { en: { text: "Открытие мастерской ".repeat(20) } };
  const file = calendarFile({ ...testEvent, title }, options);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title.en.text}`);
});

test("an event that ends before it begins ends when it begins", () => {
  const file = calendarFile({ ...testEvent, end: "2099-12-11T00:00" }, options);
  expect(file).toContain("DTSTART:20991212T080000Z\r\nDTEND:20991212T080000Z\r\n");
});
