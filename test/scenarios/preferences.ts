import { expect } from "vitest";
import { mostFavourites } from "#/api/preferences.ts";
import type { ScenarioTable } from "../scenarios.ts";

const templateIds = (count: number) => Array.from({ length: count }, (_, at) => `Template${at}`);
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
        body: { language: null, colourMode: null, commentEmails: true, favouriteTemplates: [] },
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
          favouriteTemplates: [],
        });
      },
    },
    {
      name: "PREF-01: another account has its own",
      ...mine,
      expect: { status: 200, body: { language: "de", colourMode: "light" } },
    },
    {
      name: "PICK-04: favourite templates are kept, as many as an account may have",
      ...change,
      body: { favouriteTemplates: templateIds(mostFavourites) },
      expect: { status: 204 },
      after: async ({ world }) => {
        const { favouriteTemplates } = await world.auth.preferences.of(world.userIds.owner);
        expect(favouriteTemplates).toEqual(templateIds(mostFavourites));
        const other = await world.auth.preferences.of(world.userIds["other owner"]);
        expect(other.favouriteTemplates).toEqual([]);
      },
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
      { favouriteTemplates: null },
      { favouriteTemplates: "TeamCards" },
      { favouriteTemplates: ["<script>"] },
      { favouriteTemplates: ["TeamCards", "TeamCards"] },
      { favouriteTemplates: [["TeamCards"]] },
      { favouriteTemplates: ["T".repeat(41)] },
      { favouriteTemplates: templateIds(mostFavourites + 1) },
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
