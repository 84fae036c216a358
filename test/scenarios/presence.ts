import type { ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/sites/{site}/presence";
const place = { page: "home", section: null, text: null, language: "en", device: "desktop" };
const move = { method: "POST", url, as: "owner", body: { tab: "t1", place } } as const;

export const table: ScenarioTable = {
  subject: "who has a site open",
  async prepare({ app, cookies, env }) {
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const payload = { name: "Shop", language: "en" };
    const response = await app.inject({ method: "POST", url: "/api/v1/sites", headers, payload });
    return { site: String(response.json().id) };
  },
  rows: [
    {
      ...move,
      name: "PRES-02: a tab that hears no events is nowhere, and that is no error",
      expect: { status: 204 },
    },
    {
      name: "PRES-02: a stranger is nowhere",
      method: "POST",
      url,
      body: move.body,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...move,
      name: "PRES-02: another owner's site doesn't exist",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      ...move,
      name: "PRES-02: what else somebody sends is refused",
      body: { tab: "t1", place: { ...place, name: "Boss" } },
      expect: { status: 422, code: "invalid" },
    },
    {
      ...move,
      name: "PRES-02: a place is no essay",
      body: { tab: "t1", place: { ...place, text: "x".repeat(301) } },
      expect: { status: 422, code: "invalid" },
    },
  ],
};
