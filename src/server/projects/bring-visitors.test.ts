import { expect, test } from "vitest";
import { readVisitors } from "./bring-visitors.ts";
import type { VisitorList } from "./about-archive.ts";
import { textLines } from "./text-lines.ts";

const now = Date.parse("2026-11-26T12:00:00Z");

const message = {
  sentAt: "2026-10-03T12:30:00.000Z",
  isRead: true,
  isCookieAccepted: null,
  page: null,
  language: "en",
  release: null,
  name: "Ann",
  email: "Ann@example.org",
  message: "Hello",
};
const subscriber = { ...message, state: "confirmed", changedAt: message.sentAt };
const reply = { ...message, eventId: "e1", isAttending: true, guests: 2 };

async function* inPieces(text: string, size = 7): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

function read(list: VisitorList, lines: readonly unknown[], most?: number) {
  const text = `[\n${lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join(",\n")}\n]\n`;
  const source = new Map([[list, () => inPieces(text, 1_000)]]);
  return readVisitors(source, { now, ...(most !== undefined && { most }) });
}

test("EXPORT-19: lines are cut at any byte, and one that is too long is none", async () => {
  const lines = async (text: string, most: number) => {
    const all: (string | undefined)[] = [];
    for await (const line of textLines(inPieces(text, 1), most)) all.push(line);
    return all;
  };
  expect(await lines("я\n\nab\nabc\nd", 2)).toEqual(["я", "", "ab", undefined, "d"]);
  expect(await lines("", 2)).toEqual([]);
});

test.each<[string, VisitorList, unknown]>([
  ["no JSON", "messages", '{"name":'],
  ["a list", "messages", [message]],
  ["an email that is none", "messages", { ...message, email: "ann" }],
  [
    "a header in an email",
    "messages",
    { ...message, email: "a@example.org\r\nBcc: b@example.org" },
  ],
  ["no name", "messages", { ...message, name: " " }],
  ["a name that is too long", "messages", { ...message, name: "n".repeat(10_000) }],
  ["a name that is no text", "messages", { ...message, name: { toString: "x" } }],
  ["a line of a megabyte", "messages", { ...message, message: "m".repeat(1_048_576) }],
  ["a time that is none", "messages", { ...message, sentAt: "yesterday" }],
  ["a time that is still to come", "messages", { ...message, sentAt: "2026-11-26T12:00:01Z" }],
  ["a time before computers", "messages", { ...message, sentAt: "0001-01-01T00:00:00Z" }],
  ["a read mark that is none", "messages", { ...message, isRead: "yes" }],
  ["a consent that is none", "messages", { ...message, isCookieAccepted: 1 }],
  ["a state that there is none", "subscribers", { ...subscriber, state: "owner" }],
  ["no state", "subscribers", message],
  ["an event that is no id", "rsvps", { ...reply, eventId: "../../x" }],
  ["more guests than may be", "rsvps", { ...reply, guests: 21 }],
  ["guests that are no number", "rsvps", { ...reply, guests: "1e9" }],
  ["prototype keys", "rsvps", '{"__proto__":{"eventId":"e1","isAttending":true}}'],
])(
  "EXPORT-19: an entry with %s is left out, and what stands beside it comes along",
  async (_what, list, bad) => {
    const good = { messages: message, subscribers: subscriber, rsvps: reply }[list];
    const { entries, told } = await read(list, [bad, good]);
    expect(told).toMatchObject({ [list]: 1, leftOut: 1 });
    expect(entries).toHaveLength(1);
  },
);

test("EXPORT-19: nothing else of an entry is taken than its form has, and what is said beside it only where it is sound", async () => {
  const more = { id: 7, siteId: 9, version: 3, kind: "compliance", seats: -5, isPaid: true };
  const beside = { page: "javascript:alert(1)", language: "<b>", release: "../x" };
  const { entries } = await read("messages", [{ ...message, ...more, ...beside }]);
  expect(entries).toEqual([
    {
      kind: "contact",
      email: "ann@example.org",
      body: JSON.stringify({ name: "Ann", email: "Ann@example.org", message: "Hello" }),
      topic: null,
      state: null,
      seats: null,
      language: null,
      page: null,
      release: null,
      createdAt: Date.parse(message.sentAt),
      updatedAt: Date.parse(message.sentAt),
      sentAt: Date.parse(message.sentAt),
      readAt: Date.parse(message.sentAt),
      noticedAt: now,
    },
  ]);
});

test("EXPORT-19: an address that subscribed, or replied to an event, is there once", async () => {
  const twice = { ...subscriber, email: "ANN@example.org", state: "unsubscribed" };
  const { entries, told } = await read("subscribers", [subscriber, twice]);
  expect(told).toMatchObject({ subscribers: 1, leftOut: 1 });
  expect(entries[0]?.state).toBe("confirmed");
  const other = { ...reply, eventId: "e2" };
  expect((await read("rsvps", [reply, reply, other])).told).toMatchObject({ rsvps: 2, leftOut: 1 });
  expect((await read("messages", [message, message])).told).toMatchObject({ messages: 2 });
});

test("EXPORT-19: n entries are taken and n + 1 are refused, those that are left out included", async () => {
  expect((await read("messages", [message, 7, message], 3)).told.leftOut).toBe(1);
  await expect(read("messages", [message, 7, message], 2)).rejects.toMatchObject({
    problems: [{ rule: "too-many", file: "visitors/messages.json" }],
  });
});

test("EXPORT-19: a line of blanks, however long, is looked at once", async () => {
  const lines = Array.from({ length: 400 }, () => `${" ".repeat(65_000)}x`);
  const { told } = await read("messages", [...lines, message]);
  expect(told).toMatchObject({ messages: 1, leftOut: 400 });
});
