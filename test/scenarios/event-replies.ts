import { publishTestSite, testEvent } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const host = "lamp.localhost:3000";
const origin = `http://${host}`;

function asked(event: string, headers: Record<string, string | null> = { origin }) {
  const url = `/api/v1/sites/events/{site}/${event}/replies`;
  return { method: "GET", url, host, headers } as const;
}

function told(name: string, event: string, body: object): Scenario {
  return { ...asked(event), name: `RSVP-09: ${name}`, expect: { status: 200, body } };
}

export const table: ScenarioTable = {
  subject: "whether an event takes replies",
  async prepare(world) {
    const { id, siteHash } = await publishTestSite(world);
    return { site: String(id), hash: siteHash };
  },
  rows: [
    told("an event without a limit is open", "open-air", { state: "open", left: null }),
    told("one whose deadline is over is closed", "past", { state: "closed" }),
    {
      name: "RSVP-09: a reply takes all places",
      method: "POST",
      url: "/api/v1/sites/form/rsvp/{site}/",
      host,
      headers: { origin },
      body: {
        siteHash: "{hash}",
        eventId: testEvent.id,
        name: "Ann",
        email: "ann@example.org",
        attending: "yes",
        guests: "9",
      },
      expect: { status: 204 },
    },
    told("then the event is full", testEvent.id, { state: "full", left: 0 }),
    {
      ...asked(testEvent.id),
      name: "RSVP-09: an answer says nothing of those who come, and is old soon",
      expect: {
        status: 200,
        page: /^\{"state":"full","left":0\}$/,
        headers: { "cache-control": /private, max-age=5/ },
      },
    },
    {
      ...asked("no-such-event"),
      name: "RSVP-09: an event that was not published is not found",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...asked("__proto__"),
      name: "RSVP-09: nor is what every object has",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...asked(`${"a".repeat(5_000)}`),
      name: "RSVP-09: nor an id that is none",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...asked(testEvent.id, { origin: "https://stranger.example" }),
      name: "RSVP-09: pages of others may not ask",
      expect: { status: 403, code: "origin-refused" },
    },
  ],
};
