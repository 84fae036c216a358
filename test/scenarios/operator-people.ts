import type { Scenario, ScenarioTable } from "../scenarios.ts";

const people = "/api/v1/operator/people";
const invitations = "/api/v1/operator/invitations";
const one = `${people}/{owner}`;
const operator = { as: "operator" } as const;

const refused: Scenario[] = [
  { suspension: {} },
  { suspension: { reason: " \n" } },
  { suspension: { reason: "x".repeat(2_001) } },
  { suspension: true },
  { quotas: { sites: -1 } },
  { quotas: { sites: 1.5 } },
  { quotas: { sites: 1_000_001 } },
  { quotas: { storage: "1e9" } },
  { quotas: { pages: -1 } },
  { quotas: { pages: 1_000_001 } },
  { quotas: { mail: -1 } },
  { quotas: { mail: 1_000_001 } },
  { quotas: { views: 0.5 } },
  { quotas: { views: 1_000_000_001 } },
  { quotas: { role: 1 } },
  { quotas: [] },
].map((body) => ({
  ...operator,
  method: "PATCH",
  url: one,
  name: `OPER-05: the change ${JSON.stringify(body).slice(0, 50)} is refused`,
  body,
  expect: { status: 422, code: "invalid" },
}));

export const table: ScenarioTable = {
  subject: "the operators' list of people",
  prepare: async ({ userIds }) => ({ owner: userIds.owner, operator: userIds.operator }),
  rows: [
    ...refused,
    {
      ...operator,
      method: "POST",
      url: `${people}/{operator}/password-link`,
      name: "OPER-184: an operator gets no link to a new password, oneself neither",
      expect: { status: 403, code: "forbidden" },
    },
    ...["nobody", "%27%20or%201%3D1%20--", "x".repeat(64)].map((id): Scenario => ({
      ...operator,
      method: "POST",
      url: `${people}/${id}/password-link`,
      name: `OPER-184: for the account ${id.slice(0, 30)} there is no link`,
      expect: { status: 404, code: "not-found" },
    })),
    {
      ...operator,
      method: "POST",
      url: `${people}/${"x".repeat(65)}/password-link`,
      name: "OPER-184: nor for an id that is too long",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...operator,
      method: "GET",
      url: `${people}?q=OWNER`,
      name: "OPER-07: people are found by name and email",
      expect: {
        status: 200,
        body: [
          {
            email: "owner@example.org",
            role: "owner",
            isSelf: false,
            quotas: { sites: { used: 0, most: null, isOwn: false } },
            suspension: null,
          },
        ],
        headers: { "x-total-count": /^1$/, "cache-control": /no-store/ },
      },
    },
    {
      ...operator,
      method: "GET",
      url: `${people}?state=operators`,
      name: "OPER-07: operators are listed, whoever asks among them",
      expect: { status: 200, body: [{ role: "operator", isSelf: true }] },
    },
    {
      ...operator,
      method: "GET",
      url: `${people}?limit=1&offset=1`,
      name: "OPER-07: a part of the list, and its whole length",
      expect: { status: 200, body: [{}], headers: { "x-total-count": /^3$/ } },
    },
    ...["state=new", "limit=0", "role=operator"].map((query): Scenario => ({
      ...operator,
      method: "GET",
      url: `${people}?${query}`,
      name: `SEC-05: the query ${query} is refused`,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...operator,
      method: "PATCH",
      url: one,
      name: "SEC-15: nobody is made an operator by other fields",
      body: { role: "operator", isSelf: true, quotas: { sites: 1_000_000, storage: 0 } },
      expect: {
        status: 200,
        body: { role: "owner", quotas: { sites: { most: 1_000_000 }, storage: { most: 0 } } },
      },
    },
    {
      ...operator,
      method: "GET",
      url: one,
      name: "OPER-07: one account",
      expect: { status: 200, body: { quotas: { sites: { isOwn: true } } } },
    },
    {
      ...operator,
      method: "PATCH",
      url: `${people}/nobody`,
      name: "an account that isn’t there isn’t changed",
      body: { quotas: { sites: 1 } },
      expect: { status: 404, code: "not-found" },
    },
    {
      ...operator,
      method: "PATCH",
      url: one,
      name: "SEC-12: a page of another site can’t suspend anybody",
      headers: { origin: "http://lamp.localhost:3000" },
      body: { suspension: { reason: "x" } },
      expect: { status: 403, code: "origin-refused" },
    },
    ...["", "no address", 7, `${"x".repeat(250)}@example.org`].map((email): Scenario => ({
      ...operator,
      method: "POST",
      url: invitations,
      name: `OPER-06: ${JSON.stringify(email).slice(0, 30)} isn’t invited`,
      body: { email },
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...operator,
      method: "DELETE",
      url: `${invitations}/short`,
      name: "OPER-06: what names no invitation isn’t withdrawn",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...operator,
      method: "POST",
      url: invitations,
      name: "OPER-06: somebody is invited",
      body: { email: "new@example.org" },
      expect: { status: 200, body: { email: "new@example.org" } },
    },
  ],
};
