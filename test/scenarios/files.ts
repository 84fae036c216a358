import type { Scenario, ScenarioTable } from "../scenarios.ts";

const send = { method: "POST", url: "/api/v1/sites/{site}/files", as: "owner" } as const;
const sent = { method: "POST", url: "/api/v1/sites/{site}/files/sent", as: "owner" } as const;
const copies = { method: "POST", url: "/api/v1/sites/{site}/files/copies", as: "owner" } as const;
const links = { method: "GET", url: "/api/v1/sites/{site}/file-links" } as const;
const form = { "content-type": "multipart/form-data; boundary=cut" };
const hash = "0".repeat(64);

function part(content: string, name = "a.pdf"): string {
  return `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n${content}\r\n--cut--\r\n`;
}

const refused: Scenario[] = [
  ["a page that says to be a PDF", part("<html><script>alert(1)</script></html>"), 415],
  ["a drawing", part('<svg xmlns="http://www.w3.org/2000/svg"/>', "a.svg"), 415],
  ["an empty file", part(""), 415],
  ["a form without a file", "--cut--\r\n", 400],
].map(([name, body, status]): Scenario => ({
  ...send,
  name: `FILE-02: ${name} is refused`,
  headers: form,
  body,
  expect: {
    status: Number(status),
    code: status === 400 ? "bad-request" : "unsupported-media-type",
  },
}));

/** What binary uploads do stands in src/server/files/files.test.ts. */
export const table: ScenarioTable = {
  subject: "files of a site",
  async prepare({ app, cookies, env }) {
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const payload = { name: "Files" };
    const url = "/api/v1/sites";
    const made = await app.inject({ method: "POST", url, headers, payload });
    return { site: String(made.json().id) };
  },
  rows: [
    ...refused,
    {
      ...send,
      name: "JSON is no file",
      body: { file: "x" },
      expect: { status: 415, code: "unsupported-media-type" },
    },
    {
      ...send,
      name: "FILE-10: another owner sends no files here",
      as: "other owner",
      headers: form,
      body: part("%PDF-1.7"),
      expect: { status: 404, code: "not-found" },
    },
    {
      ...send,
      name: "FILE-10: a stranger sends no files",
      as: "stranger",
      headers: form,
      body: part("%PDF-1.7"),
      expect: { status: 401, code: "not-signed-in" },
    },
    ...[{}, { hash: "x", name: "a" }, { hash, name: "a".repeat(2_000) }, { hash, name: 1 }].map(
      (body, place): Scenario => ({
        ...sent,
        name: `a file is asked for by its hash and name, ${place}`,
        body,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      ...sent,
      name: "FILE-05: another owner isn’t told what was sent here",
      as: "other owner",
      body: { hash, name: "a.pdf" },
      expect: { status: 404, code: "not-found" },
    },
    ...[{}, { from: 1, hashes: [] }, { from: "1", hashes: [hash] }, { from: 1, hashes: ["x"] }].map(
      (body, place): Scenario => ({
        ...copies,
        name: `files come along by their hashes, ${place}`,
        body,
        expect: { status: 422, code: "invalid" },
      }),
    ),
    {
      ...copies,
      name: "FILE-08: nothing comes from a site that isn’t there",
      body: { from: 999_999, hashes: [hash] },
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "a file that was never sent isn’t there",
      method: "GET",
      url: `/api/v1/sites/{site}/files/${hash}/file?name=a.pdf`,
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "a file has a hash",
      method: "GET",
      url: "/api/v1/sites/{site}/files/..etc/file?name=a.pdf",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      ...links,
      name: "a new site has no links to files",
      as: "owner",
      expect: { status: 200, body: [] },
    },
    {
      ...links,
      name: "another owner is told no places of links",
      as: "other owner",
      expect: { status: 404, code: "not-found" },
    },
  ],
};
