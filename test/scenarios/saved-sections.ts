import { expect } from "vitest";
import { sectionClip } from "../fixtures/section-clip.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const url = "/api/v1/saved-sections";
const ofSite = "/api/v1/sites/{site}/saved-sections";
const owner = { as: "owner" } as const;
const json = { "content-type": "application/json" };
const gone = { status: 404, code: "not-found" } as const;
const clip = sectionClip({ site: 987_654 });
const [section] = clip.sections;

/** A body whose clip is from the table's site. */
function body(name: unknown, changed: object = clip): string {
  return JSON.stringify({ name, clip: changed }).replace('"site":987654', '"site":{site}');
}

function saving(name: string, sent: string, expected: Scenario["expect"]): Scenario {
  return {
    name,
    method: "POST",
    url: ofSite,
    ...owner,
    headers: json,
    body: sent,
    expect: expected,
  };
}

const withSection = (changed: object) => ({ ...clip, sections: [{ ...section, ...changed }] });
const linkedPlace = { template: "Linked", version: 1, fields: {}, linked: "shared" };
const invalid = { status: 422, code: "invalid" } as const;
const refused = { status: 422, code: "operation-refused" } as const;

const hostile: readonly Scenario[] = [
  ["a name of spaces", body("   "), invalid],
  ["a name of which nothing is seen", body("\u200b"), invalid],
  ["61 characters", body("x".repeat(61)), invalid],
  ["no section", body("x", { ...clip, sections: [] }), invalid],
  ["two sections", body("x", { ...clip, sections: [section, section] }), invalid],
  ["an item of a section", body("x", { ...clip, part: { kind: "style" } }), invalid],
  ["a section of another site", body("x", { ...clip, site: 1_234_567 }), invalid],
  ["more than a section", body("x", withSection({ script: "alert(1)" })), invalid],
  ["an unknown template", body("x", withSection({ template: "Nothing" })), refused],
  ["a newer template", body("x", withSection({ version: 99 })), refused],
  ["a footer", body("x", withSection({ template: "Footer2", fields: {} })), refused],
  ["a place of a linked section", body("x", withSection(linkedPlace)), refused],
  ["a section that says it is linked", body("x", withSection({ linked: "shared" })), refused],
  ["other fields", body("x", withSection({ fields: { title: "<script>" } })), refused],
].map(([what, sent, expected]) =>
  saving(`SAVED-01: ${what} isn’t saved`, sent as string, expected as Scenario["expect"]),
);

export const table: ScenarioTable = {
  subject: "saved sections",
  async prepare({ app, cookies, env, userIds, database }) {
    const call = async (cookie: string, at: string, payload: object) => {
      const headers = { host: "localhost:3000", origin: env.appOrigin, cookie };
      return (
        await app.inject({ method: "POST", url: `/api/v1/sites${at}`, headers, payload })
      ).json();
    };
    const { id } = await call(cookies.owner, "", { name: "Shop" });
    const other = await call(cookies["other owner"], "", { name: "Another" });
    const member = { siteId: id, userId: userIds.operator, role: "writer", createdAt: 0 };
    await database.db.insertInto("siteMembers").values(member).execute();
    const theirs = { name: "Theirs", clip: sectionClip({ site: other.id }) };
    const foreign = await call(cookies["other owner"], `/${other.id}/saved-sections`, theirs);
    return { site: String(id), foreign: foreign.id };
  },
  rows: [
    saving("SAVED-01: a section is saved with its name", body("  Opening hours "), {
      status: 201,
      body: { name: "Opening hours", assets: [], clip: { sections: [{ template: "Email1" }] } },
    }),
    {
      name: "SAVED-01: it is there in the whole account",
      method: "GET",
      url,
      ...owner,
      expect: {
        status: 200,
        body: [{ name: "Opening hours", clip: { sections: [{ fields: expect.any(Object) }] } }],
        headers: { "cache-control": /no-store/ },
      },
      after({ response, values }) {
        expect(response.json()).toHaveLength(1);
        values["saved"] = response.json()[0].id;
      },
    },
    ...hostile,
    saving("SAVED-01: 200,001 characters aren’t saved", body("x", tooLong()), {
      status: 413,
      code: "payload-too-large",
    }),
    {
      ...saving("SAVED-02: a writer, who adds no sections, saves none", body("x"), {
        status: 403,
        code: "forbidden",
      }),
      as: "operator",
    },
    {
      ...saving("SAVED-02: others’ sites have no sections to save", body("x"), gone),
      as: "other owner",
    },
    {
      name: "SAVED-02: strangers have none",
      method: "GET",
      url,
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "SAVED-02: another account’s section isn’t renamed",
      method: "PATCH",
      url: `${url}/{foreign}`,
      ...owner,
      body: { name: "Mine" },
      expect: gone,
    },
    {
      name: "SAVED-02: another account’s section isn’t deleted",
      method: "DELETE",
      url: `${url}/{foreign}`,
      ...owner,
      expect: gone,
    },
    {
      name: "SAVED-02: another account’s section is brought nowhere",
      method: "POST",
      url: `${ofSite}/{foreign}/assets`,
      ...owner,
      expect: gone,
    },
    {
      name: "SAVED-02: a section without pictures shows none",
      method: "GET",
      url: `${url}/{saved}/assets/nothing/file`,
      ...owner,
      expect: gone,
    },
    {
      name: "SAVED-01: it gets another name",
      method: "PATCH",
      url: `${url}/{saved}`,
      ...owner,
      body: { name: "Hours" },
      expect: { status: 204 },
    },
    {
      name: "SAVED-01: but not an owner",
      method: "PATCH",
      url: `${url}/{saved}`,
      ...owner,
      body: { userId: "{foreign}" },
      expect: invalid,
    },
    {
      name: "SAVED-04: it is deleted",
      method: "DELETE",
      url: `${url}/{saved}`,
      ...owner,
      expect: { status: 204 },
    },
    {
      name: "SAVED-04: what is deleted is brought nowhere",
      method: "POST",
      url: `${ofSite}/{saved}/assets`,
      ...owner,
      expect: gone,
    },
    {
      name: "SAVED-04: it is taken back",
      method: "PATCH",
      url: `${url}/{saved}`,
      ...owner,
      body: { isTrashed: false },
      expect: { status: 204 },
      async after({ world }) {
        const rows = await world.database.db
          .selectFrom("savedSections")
          .select(["name", "trashedAt"])
          .execute();
        expect(rows.toSorted((one, two) => one.name.localeCompare(two.name))).toEqual([
          { name: "Hours", trashedAt: null },
          { name: "Theirs", trashedAt: null },
        ]);
      },
    },
  ],
};

/** A section whose text has its place, in more languages than there is room for. */
function tooLong(): object {
  const languages = [
    "en",
    "de",
    "fr",
    "es",
    "it",
    "pt",
    "nl",
    "pl",
    "uk",
    "ru",
    "tr",
    "sv",
    "da",
    "fi",
  ];
  const text = "x".repeat(15_000);
  const paragraph = Object.fromEntries(languages.map((language) => [language, { text }]));
  return sectionClip({ site: 987_654, template: "Feature15_2", fields: { paragraph } });
}
