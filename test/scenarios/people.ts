import { expect } from "vitest";
import { publishTestSite } from "../fixtures/published-site.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const people = "/api/v1/sites/{site}/people";
const invitations = "/api/v1/sites/{site}/invitations";
const owner = { as: "owner" } as const;
const invitation = { email: "Mia@Example.org", role: "writer" };
const unknown = { token: "a".repeat(43) };
const refusedToken = { status: 401, code: "invitation-invalid" } as const;

export const table: ScenarioTable = {
  subject: "the people of a site",
  async prepare(world) {
    const { id } = await publishTestSite(world);
    return { site: String(id), owner: world.userIds.owner, operator: world.userIds.operator };
  },
  rows: [
    {
      ...owner,
      name: "whoever made a site is its owner, alone",
      method: "GET",
      url: people,
      expect: {
        status: 200,
        body: {
          people: [{ email: "owner@example.org", role: "owner", isSelf: true }],
          invitations: [],
          sendsMail: true,
        },
        headers: { "cache-control": /no-store/ },
      },
    },
    {
      as: "operator",
      name: "SEC-14: an operator is no member of others' sites",
      method: "GET",
      url: people,
      expect: { status: 404, code: "not-found" },
    },
    ...[
      { ...invitation, email: "mia" },
      { ...invitation, email: "mia@example.org\r\nBcc: all@example.org" },
      { ...invitation, email: `${"x".repeat(250)}@example.org` },
      { ...invitation, email: ["mia@example.org"] },
      { ...invitation, role: "operator" },
      { ...invitation, role: "" },
      { ...invitation, language: "../../etc" },
      { ...invitation, isTransfer: "yes" },
      { email: invitation.email },
      {},
    ].map((body): Scenario => ({
      ...owner,
      name: `${JSON.stringify(body).slice(0, 60)} invites nobody`,
      method: "POST",
      url: invitations,
      body,
      expect: { status: 422, code: "invalid" },
    })),
    {
      ...owner,
      name: "PEOPLE-01: an invitation tells no link where mail is sent, and takes no extra fields",
      method: "POST",
      url: invitations,
      body: { ...invitation, link: "mine", tokenHash: "mine", siteId: 99, invitedBy: "me" },
      expect: {
        status: 201,
        body: { email: "mia@example.org", role: "writer", isTransfer: false },
        headers: { "cache-control": /no-store/ },
      },
      after: ({ response, values }) => {
        expect(response.json()).not.toHaveProperty("link");
        values["invitation"] = String(response.json().id);
      },
    },
    {
      ...owner,
      name: "whoever works on the site already isn't invited again",
      method: "POST",
      url: invitations,
      body: { email: "OWNER@example.org", role: "viewer" },
      expect: { status: 409, code: "already-member" },
    },
    {
      ...owner,
      name: "an invitation is sent anew",
      method: "POST",
      url: `${invitations}/{invitation}/link`,
      body: { language: "ru" },
      expect: { status: 200, body: { email: "mia@example.org", role: "writer" } },
      after: ({ response, values }) => {
        values["invitation"] = String(response.json().id);
      },
    },
    ...["0", "x", "1e99", "999999", "1;drop table invitations"].flatMap((id): Scenario[] => [
      {
        ...owner,
        name: `there's no invitation ${id} to send anew`,
        method: "POST",
        url: `${invitations}/${encodeURIComponent(id)}/link`,
        body: {},
        expect:
          id === "999999" ? { status: 404, code: "not-found" } : { status: 422, code: "invalid" },
      },
      {
        ...owner,
        name: `there's no invitation ${id} to withdraw`,
        method: "DELETE",
        url: `${invitations}/${encodeURIComponent(id)}`,
        expect:
          id === "999999" ? { status: 404, code: "not-found" } : { status: 422, code: "invalid" },
      },
    ]),
    {
      ...owner,
      name: "an invitation is withdrawn",
      method: "DELETE",
      url: `${invitations}/{invitation}`,
      expect: { status: 204 },
    },
    {
      name: "a link that nobody made offers nothing",
      method: "POST",
      url: "/api/v1/invitations/read",
      body: unknown,
      expect: refusedToken,
    },
    ...["", "short", "' or 1=1 --", "a".repeat(44), null, ["a"]].map((token): Scenario => ({
      name: `${JSON.stringify(token)} is no token`,
      method: "POST",
      url: "/api/v1/invitations/read",
      body: { token },
      expect: { status: 422, code: "invalid" },
    })),
    {
      name: "SEC-29: a link that nobody made costs no hashing and makes no account",
      method: "POST",
      url: "/api/v1/invitations/accept",
      body: { ...unknown, account: { name: "Mia", password: "1234567890" } },
      expect: refusedToken,
    },
    {
      ...owner,
      name: "SEC-12: a link is not accepted from another site",
      method: "POST",
      url: "/api/v1/invitations/accept",
      headers: { origin: "https://evil.example" },
      body: unknown,
      expect: { status: 403, code: "origin-refused" },
    },
    {
      ...owner,
      name: "PEOPLE-04: the only owner stays one",
      method: "PATCH",
      url: `${people}/{owner}`,
      body: { role: "editor" },
      expect: { status: 409, code: "last-owner" },
    },
    {
      ...owner,
      name: "PEOPLE-04: the only owner doesn't leave",
      method: "DELETE",
      url: `${people}/me`,
      expect: { status: 409, code: "last-owner" },
    },
    {
      ...owner,
      name: "somebody who isn't there has no role",
      method: "PATCH",
      url: `${people}/{operator}`,
      body: { role: "owner" },
      expect: { status: 404, code: "not-found" },
    },
  ],
};
