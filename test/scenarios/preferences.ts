import { expect } from "vitest";
import type { ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/auth/preferences";
const mine = { method: "GET", url, as: "owner" } as const;
const change = { method: "PATCH", url, as: "owner" } as const;

export const table: ScenarioTable = {
  subject: "an account's preferences",
  rows: [
    {
      name: "PREF-01: an account that has chosen nothing has no preferences",
      ...mine,
      expect: {
        status: 200,
        body: { language: null, colourMode: null, commentEmails: true },
        headers: { "cache-control": /no-store/ },
      },
    },
    {
      name: "PREF-01: a stranger has none",
      method: "GET",
      url,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "PREF-01: a stranger changes none",
      method: "PATCH",
      url,
      body: { language: "de" },
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "PREF-01: the language is kept",
      ...change,
      body: { language: "uk" },
      expect: { status: 204 },
    },
    {
      name: "PREF-01: two changes at the same moment are both kept",
      ...change,
      body: { colourMode: "dark" },
      expect: { status: 204 },
      after: async ({ world }) => {
        const { preferences } = world.auth;
        await Promise.all([
          preferences.change(world.userIds.owner, { language: "de" }),
          preferences.change(world.userIds.owner, { colourMode: "light" }),
          preferences.change(world.userIds["other owner"], { colourMode: "dark" }),
          preferences.change(world.userIds["other owner"], { language: "fr" }),
        ]);
        expect(await preferences.of(world.userIds["other owner"])).toEqual({
          language: "fr",
          colourMode: "dark",
          commentEmails: true,
        });
      },
    },
    {
      name: "PREF-01: another account has its own",
      ...mine,
      expect: { status: 200, body: { language: "de", colourMode: "light" } },
    },
    {
      name: "PREF-01: a change of nothing changes nothing",
      ...change,
      body: { userId: "{other}", isOperator: true },
      expect: { status: 204 },
    },
    ...[
      { language: "';--" },
      { language: "x".repeat(400) },
      { language: null },
      { language: ["de"] },
      { colourMode: "sepia" },
      { colourMode: { dark: true } },
      { commentEmails: null },
      { commentEmails: 0 },
      ["de"],
    ].map((body) => ({
      name: `PREF-01: ${JSON.stringify(body).slice(0, 40)} is no preference`,
      ...change,
      body,
      expect: { status: 422, code: "invalid" } as const,
    })),
    {
      name: "PREF-01: what was refused has changed nothing",
      ...mine,
      expect: { status: 200, body: { language: "de", colourMode: "light" } },
    },
  ],
};
