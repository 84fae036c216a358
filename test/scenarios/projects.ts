import { expect } from "vitest";
import { readStarter } from "../fixtures/starter.ts";
import { smallSite } from "../project-archive.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

/** A file that the practice brings. */
const practice = readStarter("linden");
const linden = practice.document.site.files?.[0]?.hash ?? "";
/** The same in one language. */
const english = practice.filesIn?.["en"]?.[0]?.hash ?? "";
const replacement = "/api/v1/sites/1/replacement";
const replacing = {
  method: "POST",
  url: replacement,
  as: "owner",
  body: smallSite(null),
} as const;

export const table: ScenarioTable = {
  subject: "projects",
  rows: [
    {
      name: "a stranger can't import",
      method: "POST",
      url: "/api/v1/sites/import",
      body: smallSite(null),
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "another site's form can't import",
      method: "POST",
      url: "/api/v1/sites/import",
      as: "owner",
      headers: { origin: "https://evil.example" },
      body: smallSite(null),
      expect: { status: 403, code: "origin-refused" },
    },
    {
      name: "a document becomes a site of whoever sends it",
      method: "POST",
      url: "/api/v1/sites/import",
      as: "owner",
      body: smallSite(null),
      expect: { status: 201, body: { id: 1, slug: "small", role: "owner", revision: 1 } },
    },
    {
      name: "a form without a file says so",
      method: "POST",
      url: "/api/v1/sites/import",
      as: "owner",
      headers: { "content-type": "multipart/form-data; boundary=cut" },
      body: "--cut--\r\n",
      expect: { status: 400, code: "bad-request" },
    },
    {
      name: "what is neither JSON nor a form is not taken",
      method: "POST",
      url: "/api/v1/sites/import",
      as: "owner",
      headers: { "content-type": "application/zip" },
      body: "PK",
      expect: { status: 415, code: "unsupported-media-type" },
    },
    {
      name: "what is no site is refused with its place",
      method: "POST",
      url: "/api/v1/sites/import",
      as: "owner",
      body: { site: { schema: 2 } },
      expect: {
        status: 422,
        code: "project-refused",
        body: { details: { problems: [expect.objectContaining({ file: "site.json" })] } },
      },
    },
    {
      name: "nothing at all is refused",
      method: "POST",
      url: "/api/v1/sites/import",
      as: "owner",
      expect: { status: 422, code: "project-refused" },
    },
    {
      name: "a site is given back as a project",
      method: "GET",
      url: "/api/v1/sites/1/export?form=project",
      as: "owner",
      expect: {
        status: 200,
        page: /^PK/,
        headers: {
          "content-type": /^application\/zip$/,
          "content-disposition": /^attachment; filename="small\.zip"$/,
          "cache-control": /^no-store$/,
        },
      },
    },
    {
      name: "its size is known before it is fetched",
      method: "HEAD",
      url: "/api/v1/sites/1/export?form=project",
      as: "owner",
      expect: { status: 200, headers: { "content-length": /^[1-9]\d{3,}$/ } },
    },
    {
      name: "another form is not there",
      method: "GET",
      url: "/api/v1/sites/1/export?form=pdf",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "somebody else's site is not there",
      method: "GET",
      url: "/api/v1/sites/1/export?form=project",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "a stranger can't export",
      method: "GET",
      url: "/api/v1/sites/1/export?form=project",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      ...replacing,
      name: "REPLACE-01: what a document would make of a site is told, and its home page is the site’s",
      url: `${replacement}/preview`,
      expect: {
        status: 200,
        body: { name: "Small", pages: [expect.any(String)], pictures: 0, files: 0 },
      },
    },
    {
      ...replacing,
      name: "REPLACE-01: a document is given back as what the site is to become",
      expect: {
        status: 200,
        body: { site: expect.objectContaining({ name: "Small" }), assets: [] },
        headers: { "content-type": /^application\/json/, "cache-control": /^no-store$/ },
      },
    },
    ...["", "/preview"].flatMap((path): Scenario[] => [
      {
        ...replacing,
        name: `REPLACE-03: what is no site replaces none${path}`,
        url: replacement + path,
        body: { site: { schema: 2 } },
        expect: { status: 422, code: "project-refused" },
      },
      {
        ...replacing,
        name: `REPLACE-03: a site is replaced by no other site’s form${path}`,
        url: replacement + path,
        headers: { origin: "https://evil.example" },
        expect: { status: 403, code: "origin-refused" },
      },
      {
        ...replacing,
        name: `REPLACE-03: for another owner there is nothing to replace${path}`,
        as: "other owner",
        url: replacement + path,
        expect: { status: 404, code: "not-found" },
      },
    ]),
    {
      ...replacing,
      name: "REPLACE-06: what came for a replacement that isn’t made is taken back",
      url: `${replacement}/cancellation`,
      body: { pictures: ["nobodys"] },
      expect: { status: 204 },
    },
    {
      ...replacing,
      name: "REPLACE-06: what is no list of pictures takes nothing back",
      url: `${replacement}/cancellation`,
      body: { pictures: "all" },
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "a new site starts from a starter, under its own name and without the starter's contacts",
      method: "POST",
      url: "/api/v1/sites",
      as: "owner",
      body: { name: "Bureau", starter: "studio" },
      expect: { status: 201, body: { id: 2, slug: "bureau", name: "Bureau" } },
      async after({ world }) {
        const { document } = await world.documents.load(2);
        const { languages, navigation, settings } = document.site;
        expect(languages.map(({ code }) => code)).toEqual(["en", "de", "ru"]);
        expect(navigation["logoText"]).toMatchObject({ en: { text: "Bureau" } });
        expect(settings.email).toBe("");
        expect(
          JSON.stringify([settings.messengers, settings.chats, settings.tracking]),
        ).not.toMatch(/491713920014|G-0000000000|00000000/);
        expect(document.pages).toHaveLength(7);
        const { total } = await world.publishing.assets.list(2, { limit: 1, offset: 0 });
        expect(total).toBe(14);
      },
    },
    {
      name: "a starter that there is not is refused",
      method: "POST",
      url: "/api/v1/sites",
      as: "owner",
      body: { name: "Nothing", starter: "nothing" },
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "a starter's name is no path",
      method: "POST",
      url: "/api/v1/sites",
      as: "owner",
      body: { name: "Nothing", starter: "../shop" },
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "a stranger isn’t told which starter comes first",
      method: "GET",
      url: "/api/v1/starters",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "whoever makes a site is told which starter comes first",
      method: "GET",
      url: "/api/v1/starters",
      as: "owner",
      expect: { status: 200, body: { first: "" } },
    },
    {
      name: "a stranger isn’t shown starters",
      method: "GET",
      url: "/api/v1/starters/cafe",
      expect: { status: 401, code: "not-signed-in" },
    },
    {
      name: "a starter is shown with its pictures, its dates those of a site made now",
      method: "GET",
      url: "/api/v1/starters/cafe",
      as: "owner",
      expect: {
        status: 200,
        body: {
          site: expect.objectContaining({
            name: "Kiln & Cup",
            events: [
              expect.objectContaining({ start: expect.stringMatching(/^\d{4}-\d\d-\d\dT19:00$/) }),
            ],
          }),
          pictures: expect.arrayContaining([{ id: "cafe-coffee", file: "cafe-coffee.jpg" }]),
        },
      },
    },
    {
      name: "a picture of a starter is a picture",
      method: "GET",
      url: "/api/v1/starters/cafe/pictures/cafe-bread.jpg",
      as: "owner",
      expect: { status: 200, headers: { "content-type": /^image\/jpeg$/ } },
    },
    {
      name: "a stranger isn’t shown a starter’s pictures",
      method: "GET",
      url: "/api/v1/starters/cafe/pictures/cafe-bread.jpg",
      expect: { status: 401, code: "not-signed-in" },
    },
    ...[linden, english].map((hash) => ({
      name: `FILE-500: a file of a starter is a download: ${hash}`,
      method: "GET" as const,
      url: `/api/v1/starters/linden/files/${hash}`,
      as: "owner" as const,
      expect: {
        status: 200,
        headers: {
          "content-type": /^application\/pdf$/,
          "content-disposition": /^attachment; /,
          "x-content-type-options": /^nosniff$/,
        },
      },
    })),
    {
      name: "FILE-500: a stranger isn’t sent a starter’s files",
      method: "GET",
      url: `/api/v1/starters/linden/files/${linden}`,
      expect: { status: 401, code: "not-signed-in" },
    },
    ...[linden.slice(1), `${linden}.pdf`, "site.json"].map((file) => ({
      name: `FILE-500: a name isn’t a starter’s file: ${file}`,
      method: "GET" as const,
      url: `/api/v1/starters/linden/files/${file}`,
      as: "owner" as const,
      expect: { status: 422, code: "invalid" as const },
    })),
    ...[`yard/files/${linden}`, `linden/files/${"0".repeat(64)}`, `nobody/files/${linden}`].map(
      (file) => ({
        name: `FILE-500: a starter answers for its own files only: ${file}`,
        method: "GET" as const,
        url: `/api/v1/starters/${file}`,
        as: "owner" as const,
        expect: { status: 404, code: "not-found" as const },
      }),
    ),
    ...[
      "/api/v1/starters/..%2Fshop",
      "/api/v1/starters/cafe/pictures/..%2Fsite.json",
      "/api/v1/starters/linden/files/..%2Fsite.json",
      "/api/v1/starters/..%2F..%2Fserver/pictures/main.ts",
    ].map((url) => ({
      name: `a path isn’t a starter’s name: ${url}`,
      method: "GET" as const,
      url,
      as: "owner" as const,
      expect: { status: 400, code: "bad-request" as const },
    })),
    ...["/api/v1/starters/nobody", "/api/v1/starters/cafe/pictures/site.json"].map((url) => ({
      name: `what is no starter and no picture of one isn’t found: ${url}`,
      method: "GET" as const,
      url,
      as: "owner" as const,
      expect: { status: 404, code: "not-found" as const },
    })),
  ],
};
