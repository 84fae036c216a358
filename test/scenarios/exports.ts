import type { ErrorCode } from "#/api/errors.ts";
import { publishTestSite } from "../fixtures/published-site.ts";
import { makeSite } from "../make-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/export";
const owner = { as: "owner" } as const;

const refusedAddress = (address: unknown, code: ErrorCode = "export-address-wrong"): Scenario => ({
  ...owner,
  name: `EXPORT-07: ${JSON.stringify(address).slice(0, 50)} is no address of another server`,
  method: "PUT",
  url: `${url}/address`,
  body: { address },
  expect: { status: 422, code },
});

const zip = (form: string, name: string): Scenario => ({
  ...owner,
  name: `EXPORT-08: ${form} is sent as a zip`,
  method: "GET",
  url: `${url}?form=${form}`,
  expect: {
    status: 200,
    page: /^PK/,
    headers: {
      "content-type": /^application\/zip$/,
      "content-disposition": new RegExp(`^attachment; filename="${name}\\.zip"$`),
      "cache-control": /^no-store$/,
    },
  },
});

export const table: ScenarioTable = {
  subject: "exports",
  async prepare(world) {
    const { id } = await publishTestSite(world);
    const unpublished = await makeSite(world, { name: "Dark" });
    return { site: String(id), dark: String(unpublished) };
  },
  rows: [
    {
      ...owner,
      name: "EXPORT-08: what can leave is told before anything does",
      method: "GET",
      url: `${url}/offer`,
      expect: {
        status: 200,
        body: {
          address: null,
          website: { obstacle: null, leftOut: [] },
          visitors: { messages: 0, subscribers: 0, rsvps: 0 },
        },
        headers: { "cache-control": /no-store/ },
      },
    },
    zip("website", "lamp-website"),
    zip("everything&versions=true&visitors=true", "lamp-everything"),
    zip("visitors", "lamp-visitors"),
    ...["pdf", "everything&forms=maybe", "everything&visitors=yes", ""].map((form): Scenario => ({
      ...owner,
      name: `EXPORT-08: ${JSON.stringify(form)} is no form of an export`,
      method: "GET",
      url: `${url}?form=${form}`,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "EXPORT-05: forms that go on sending need to know from where",
      method: "HEAD",
      url: `${url}?form=website&forms=here`,
      expect: { status: 409 },
    },
    {
      ...owner,
      name: "EXPORT-09: a site that isn’t published leaves as a project only, and says so",
      method: "GET",
      url: "/api/v1/sites/{dark}/export?form=website",
      expect: {
        status: 409,
        code: "export-refused",
        body: { details: { obstacle: "not-published" } },
      },
    },
    {
      ...owner,
      name: "EXPORT-09: that is told before, too",
      method: "GET",
      url: "/api/v1/sites/{dark}/export/offer",
      expect: { status: 200, body: { website: { obstacle: "not-published", bytes: 0 } } },
    },
    ...["offer", "address"].flatMap((part): Scenario[] => [
      {
        name: `EXPORT-10: a stranger gets no ${part}`,
        method: part === "offer" ? "GET" : "PUT",
        url: `${url}/${part}`,
        ...(part === "address" && { body: { address: null } }),
        expect: { status: 401, code: "not-signed-in" },
      },
      {
        name: `EXPORT-10: for another owner there is no ${part}`,
        as: "other owner",
        method: part === "offer" ? "GET" : "PUT",
        url: `${url}/${part}`,
        ...(part === "address" && { body: { address: null } }),
        expect: { status: 404, code: "not-found" },
      },
    ]),
    ...[
      "",
      "javascript:alert(1)",
      "ftp://www.example.com",
      "https://user:secret@www.example.com",
      "https://www.example.com/shop/",
      "https://www.example.com/?a=b",
      "https://www.example.com/#a",
      "http://localhost:3000",
      "https://lamp.localhost",
      "//",
      "nowhere",
      "https://",
      "https://localhost.",
      "https://lamp.localhost.",
      'https://a"onclick=b.example',
      "https://a`b.example",
      "https://a{b}.example",
      "https://a$1.example",
      "https://a;b.example",
      "https://a&b.example",
      "https://a_b.example",
      "https://-a.example",
      "https://a..example",
      "https://www.example.com.",
      `https://${"a".repeat(64)}.example`,
      "https://www.example.com:99999",
    ]
      .filter((address) => address !== "")
      .map((address) => refusedAddress(address)),
    ...[7, "x".repeat(2_001), ["https://www.example.com"]].map((address) =>
      refusedAddress(address, "invalid"),
    ),
    {
      ...owner,
      name: "EXPORT-07: the address is kept as scheme and host",
      method: "PUT",
      url: `${url}/address`,
      body: { address: "  WWW.Bäckerei.example/ " },
      expect: { status: 200, body: { address: "https://www.xn--bckerei-5wa.example" } },
    },
    ...[
      "https://192.0.2.1:8443",
      "https://[2001:db8::1]:8443",
      `https://${"a".repeat(63)}.example`,
    ].map((address): Scenario => ({
      ...owner,
      name: `EXPORT-07: ${address.slice(0, 50)} is the address of a server`,
      method: "PUT",
      url: `${url}/address`,
      body: { address },
      expect: { status: 200, body: { address } },
    })),
    {
      ...owner,
      name: "EXPORT-07: it is forgotten when it is taken back",
      method: "PUT",
      url: `${url}/address`,
      body: { address: null },
      expect: { status: 200, body: { address: null } },
    },
  ],
};
