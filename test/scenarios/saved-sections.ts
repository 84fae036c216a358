import { expect } from "vitest";
import { sectionClip } from "../fixtures/section-clip.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

const spoken = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "uk", "ru", "tr", "sv", "da", "fi"];

const url = "/api/v1/saved-sections";
const ofSite = "/api/v1/sites/{site}/saved-sections";
const owner = { as: "owner" } as const;
const json = { "content-type": "application/json" };
const gone = { status: 404, code: "not-found" } as const;
const clip = sectionClip({ site: 987_654 });
const [section] = clip.sections;

/** A body whose clip is from the table's site. */
function body(name: unknown, changed: object = clip, more: object = {}): string {
  const sent = JSON.stringify({ name, clip: changed, ...more });
  return sent.replace('"site":987654', '"site":{site}');
}

const second = sectionClip({ site: 987_654 }).sections[0];
const header = sectionClip({ site: 987_654, template: "Header21" }).sections[0];

/** A body that saves these sections as a page. */
function page(name: string, sections: readonly unknown[], more: object = {}): string {
  return body(name, { ...clip, sections }, { kind: "page", ...more });
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
  ["a section as a draft", body("x", clip, { isDraft: true }), invalid],
  ["what is neither a section nor a page", body("x", clip, { kind: "site" }), invalid],
].map(([what, sent, expected]) =>
  saving(`SAVED-01: ${what} isn’t saved`, sent as string, expected as Scenario["expect"]),
);

const hostilePages: readonly Scenario[] = [
  ["without sections", page("x", []), invalid],
  ["of 201 sections", page("x", Array(201).fill(section)), invalid],
  ["of another site", body("x", { ...clip, site: 1_234_567 }, { kind: "page" }), invalid],
  ["with the same section twice", page("x", [section, section]), refused],
  ["with a header behind another section", page("x", [section, header]), refused],
  ["with two headers", page("x", [header, { ...header, id: "again" }]), refused],
  ["with a newer template among others", page("x", [section, { ...second, version: 99 }]), refused],
  ["with a linked section", page("x", [section, { ...linkedPlace, id: "place" }]), refused],
  ["that says it is no draft", page("x", [section], { isDraft: false }), invalid],
  [
    "that says in other words that it is a draft",
    page("x", [section], { isDraft: "yes" }),
    invalid,
  ],
  ["with a footer", page("x", [section, { ...second, template: "Footer2", fields: {} }]), refused],
].map(([what, sent, expected]) =>
  saving(`SAVED-81: a page ${what} isn’t saved`, sent as string, expected as Scenario["expect"]),
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
    saving(
      "SAVED-81: a page is saved with all its sections",
      page(" Services ", [header, section]),
      {
        status: 201,
        body: {
          name: "Services",
          clip: { sections: [{ template: "Header21" }, { template: "Email1" }] },
        },
      },
    ),
    saving(
      "SAVED-145: a page of one section is saved, and that visitors didn’t see it",
      page("Letters", [section], { isDraft: true }),
      { status: 201, body: { name: "Letters", isDraft: true } },
    ),
    ...hostilePages,
    saving("SAVED-81: 200,001 characters of a page aren’t saved", tooLongAsPage(), {
      status: 413,
      code: "payload-too-large",
    }),
    {
      name: "SAVED-81: pages are listed by themselves, whole",
      method: "GET",
      url: `${url}?kind=page`,
      ...owner,
      expect: { status: 200 },
      after({ response }) {
        const listed: { name: string; isDraft?: true; clip: { sections: unknown[] } }[] =
          response.json();
        expect(
          listed
            .map(({ name, isDraft, clip: { sections } }) => [name, sections.length, isDraft])
            .toSorted(([one], [two]) => String(one).localeCompare(String(two))),
        ).toEqual([
          ["Letters", 1, true],
          ["Services", 2, undefined],
        ]);
      },
    },
    {
      name: "SAVED-81: and aren’t among sections",
      method: "GET",
      url,
      ...owner,
      expect: { status: 200, body: [{ name: "Opening hours" }] },
      after({ response }) {
        expect(response.json()).toHaveLength(1);
      },
    },
    {
      name: "SAVED-81: nothing else is listed",
      method: "GET",
      url: `${url}?kind=site`,
      ...owner,
      expect: invalid,
    },
    {
      name: "SAVED-81: another account has none of them",
      method: "GET",
      url: `${url}?kind=page`,
      as: "other owner",
      expect: { status: 200 },
      after({ response }) {
        expect(response.json()).toEqual([]);
      },
    },
    {
      ...saving("SAVED-81: a writer saves no page", page("x", [section]), {
        status: 403,
        code: "forbidden",
      }),
      as: "operator",
    },
    {
      ...saving("SAVED-81: nobody saves pages of others’ sites", page("x", [section]), gone),
      as: "other owner",
    },
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
          { name: "Letters", trashedAt: null },
          { name: "Services", trashedAt: null },
          { name: "Theirs", trashedAt: null },
        ]);
      },
    },
  ],
};

/** A clip of a section whose text has 15,000 characters in each of these languages. */
function wordy(languages: readonly string[]) {
  const text = "x".repeat(15_000);
  const paragraph = Object.fromEntries(languages.map((language) => [language, { text }]));
  return sectionClip({ site: 987_654, template: "Feature15_2", fields: { paragraph } });
}

/** A section whose text has its place, in more languages than there is room for. */
function tooLong(): object {
  return wordy(spoken);
}

/** Two sections, each of which is short enough by itself. */
function tooLongAsPage(): string {
  const halves = [spoken.slice(0, 7), spoken.slice(7)];
  return page(
    "x",
    halves.flatMap((languages) => wordy(languages).sections),
  );
}
