import { expect } from "vitest";
import {
  chatSettings,
  goodTracking,
  goodValues,
  testChats,
  testMessengers,
  testTrackers,
} from "../fixtures/vendors.ts";
import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";
import type { World } from "../world.ts";

interface Hostile {
  rule: string;
  operation: string;
  args: object;
}

const socials = { target: { part: "navigation" }, path: ["socials"] };

function link(address: string): Hostile {
  const item = { id: "social1", kind: "telegram", link: { kind: "address", address } };
  return {
    rule: "SEC-02: a link",
    operation: "item.add",
    args: { ...socials, item, after: null },
  };
}

function privacyLink(address: string): Hostile {
  const target = { part: "consent", variant: "gdpr", of: "privacyPolicyBtn" };
  const value = { kind: "address", address };
  return { rule: "SEC-02: a link", operation: "link.set", args: { target, path: ["link"], value } };
}

function settings(values: object): Hostile {
  return { rule: "SEC-03: an id", operation: "settings.set", args: { settings: values } };
}

function chat(entry: object): Hostile {
  return settings({ chats: { data: [{ ...entry, isPrimary: true }] } });
}

function theme(values: object): Hostile {
  return { rule: "SEC-04: a look", operation: "theme.set", args: { theme: values } };
}

function favicon(changes: object): Hostile {
  const crop = { left: 0, top: 0, width: 1, height: 1, turn: 0, ...changes };
  const value = { asset: "a1", alt: {}, crop, focus: null };
  const target = { part: "settings" };
  return {
    rule: "SEC-04: a look",
    operation: "picture.set",
    args: { target, path: ["favicon"], value },
  };
}

const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java&#115;cript:alert(1)",
  "javascript%3Aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
];

const breakout = "');alert(1)//";

/** What each vendor's folder calls hostile, in place of each of its values. */
const ids = [
  ...testTrackers.flatMap(({ standIn }) =>
    Object.entries(standIn.values).flatMap(([name, { hostile }]) =>
      [...hostile, `${goodValues(standIn)[name]}${breakout}`, 12345678].map((value) =>
        settings({ tracking: { [name]: value } }),
      ),
    ),
  ),
  ...testChats.flatMap(({ name, standIn }) =>
    [...standIn.values.key.hostile, `${standIn.values.key.good[0]}${breakout}`].map((key) =>
      chat({ name, key }),
    ),
  ),
  ...testMessengers.flatMap(({ name, standIn }) =>
    standIn.values.value.hostile.map((value) => settings({ messengers: { [name]: { value } } })),
  ),
  settings({ tracking: { gtagId: "G-ABCD1234\n" } }),
  settings({ tracking: { adSensePublisherId: `"><script>alert(1)</script>` } }),
  chat({ name: "evilchat", key: "x" }),
];

const looks = [
  theme({ brand: "red" }),
  theme({ brand: "#fff;}body{background:url(//evil.example)" }),
  theme({ brand: "#ffff" }),
  theme({ fontSize: "69px" }),
  theme({ fonts: "comic-sans" }),
  theme({ look: "ROUND" }),
  favicon({ left: "1e999" }),
  favicon({ width: null }),
  favicon({ width: 0 }),
  favicon({ width: -1 }),
  favicon({ turn: "90deg" }),
];

async function isUntouched({ world }: { world: World }): Promise<void> {
  const sites = await world.database.db.selectFrom("sites").select("revision").execute();
  expect(sites).toEqual([{ revision: 1 }]);
}

const hostile = [...addresses.flatMap((one) => [link(one), privacyLink(one)]), ...ids, ...looks];

/** The same calls with values that are allowed: what is refused is the value. */
const allowed = [
  link("https://example.org/"),
  privacyLink("/privacy/"),
  settings({ tracking: goodTracking }),
  settings({ chats: chatSettings("jivochat") }),
  ...testMessengers.map(({ name, standIn }) =>
    settings({ messengers: { [name]: { value: standIn.values.value.good[0] } } }),
  ),
  theme({ brand: "#ff0000", fontSize: 69 }),
  favicon({}),
];

/** Names of what nobody offers, and SQL where a value may stand. */
const sql = "1'%20or%20'1'='1";
const queries = [
  ["/api/v1/sites?sort=name;drop%20table%20sites", 422],
  [`/api/v1/sites?limit=${sql}`, 422],
  [`/api/v1/sites?offset=${sql}`, 422],
  [`/api/v1/sites/${sql}`, 404],
  [`/api/v1/sites/{site}/document?page=${sql}`, 422],
  [`/api/v1/sites/{site}/operations?limit=${sql}`, 422],
  [`/api/v1/sites/{site}/events?since=${sql}`, 422],
  [`/api/v1/sites/{site}/messages?isUnread=${sql}`, 422],
  ["/api/v1/sites/{site}/messages?filter[email]=x&sort=-email", 422],
  [`/api/v1/sites/{site}/assets?limit=${sql}`, 422],
  [`/api/v1/sites/{site}/releases?offset=${sql}`, 422],
] as const;

export const table: ScenarioTable = {
  subject: "hostile values in an owner's calls",
  async prepare(world) {
    const site = await makeSite(world, { name: "Lamp", language: "en" });
    return { site: String(site) };
  },
  rows: [
    ...hostile.map(({ rule, operation, args }, index): Scenario => ({
      name: `${rule} in ${operation} ${JSON.stringify(args).slice(0, 140)} is refused`,
      method: "POST",
      url: "/api/v1/sites/{site}/operations",
      as: "owner",
      body: { operations: [{ id: `hostile${index}`, name: operation, args }] },
      expect: { status: 422, code: "operation-refused" },
      after: isUntouched,
    })),
    ...queries.map(([url, status]): Scenario => ({
      name: `SEC-05: ${url} is no 500`,
      method: "GET",
      url,
      as: "owner",
      expect: { status, code: status === 404 ? "not-found" : "invalid" },
      after: isUntouched,
    })),
    ...allowed.map(({ operation, args }, index): Scenario => ({
      name: `${operation} ${JSON.stringify(args).slice(0, 140)} is applied`,
      method: "POST",
      url: "/api/v1/sites/{site}/operations",
      as: "owner",
      body: { operations: [{ id: `allowed${index}`, name: operation, args }] },
      expect: { status: 200, body: { results: [{ status: "applied" }] } },
    })),
  ],
};
