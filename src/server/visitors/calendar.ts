import { instantOf } from "#/lib/zoned-time.ts";
import type { SiteEvent } from "#/site/event.ts";
import { readText } from "#/site/localized-text.ts";

interface CalendarOptions {
  language: string;
  primary: string;
  /** Scheme and host of the site. */
  origin: string;
  /** Milliseconds since 1970: when the file is made. */
  now: number;
}

/** Octets of a line before it goes on in the next one (RFC 5545). */
const lineOctets = 75;

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** Breaks a line between characters, never within one. */
function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function stampOf(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** An event as a file for calendars (RFC 5545). Its times are in UTC, so that every program shows them right. */
export function calendarFile(event: SiteEvent, options: CalendarOptions): string {
  const { language, primary, origin, now } = options;
  const read = (text: SiteEvent["title"]) => escapeText(readText(text, language, primary));
  const start = instantOf(event.start, event.timeZone);
  const end = Math.max(instantOf(event.end, event.timeZone), start);
  const description = read(event.description);
  const place = read(event.place);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Vitrine//Events//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(start)}`,
    `DTEND:${stampOf(end)}`,
    `SUMMARY:${read(event.title)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${description}`]),
    ...(place === "" ? [] : [`LOCATION:${place}`]),
    `URL:${origin}/`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
