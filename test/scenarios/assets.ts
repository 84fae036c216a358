import type { Scenario, ScenarioTable } from "../scenarios.ts";

const send = { method: "POST", url: "/api/v1/sites/{site}/assets", as: "owner" } as const;
const form = { "content-type": "multipart/form-data; boundary=cut" };

function part(content: string, name = "a.jpg", type = "image/jpeg"): string {
  return `--cut\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n${content}\r\n--cut--\r\n`;
}

const hash = "0".repeat(64);
const sent = { method: "POST", url: "/api/v1/sites/{site}/library/sent", as: "owner" } as const;
const change = {
  method: "PATCH",
  url: "/api/v1/sites/{site}/assets/nothing",
  as: "owner",
} as const;

const library: Scenario[] = [
  {
    name: "LIB-01: a new site's library is empty",
    method: "GET",
    url: "/api/v1/sites/{site}/library",
    as: "owner",
    expect: { status: 200, body: { entries: [], next: null } },
  },
  ...["limit=0", "limit=1001", "after=x", "after=1-%27%3B", "other=1"].map((query): Scenario => ({
    name: `LIB-01: a library has no part ?${query}`,
    method: "GET",
    url: `/api/v1/sites/{site}/library?${query}`,
    as: "owner",
    expect: { status: 422, code: "invalid" },
  })),
  {
    name: "LIB-01: another owner sees no library",
    method: "GET",
    url: "/api/v1/sites/{site}/library",
    as: "other owner",
    expect: { status: 404, code: "not-found" },
  },
  {
    name: "another owner is told no places of pictures",
    method: "GET",
    url: "/api/v1/sites/{site}/pictures",
    as: "other owner",
    expect: { status: 404, code: "not-found" },
  },
  {
    ...sent,
    name: "LIB-02: nothing that was never sent is there",
    body: { hashes: [hash] },
    expect: { status: 200, body: [] },
  },
  ...[[], ["x"], [hash.toUpperCase().replaceAll("0", "G")], Array(101).fill(hash)].map(
    (hashes, place): Scenario => ({
      ...sent,
      name: `hashes are asked for by their form, ${place}`,
      body: { hashes },
      expect: { status: 422, code: "invalid" },
    }),
  ),
  {
    ...sent,
    name: "LIB-02: another owner isn’t told what was sent here",
    as: "other owner",
    body: { hashes: [hash] },
    expect: { status: 404, code: "not-found" },
  },
  {
    ...change,
    name: "an unknown picture has no name to change",
    body: { name: "a.jpg" },
    expect: { status: 404, code: "not-found" },
  },
  ...[{ name: "" }, { tags: ["x".repeat(1000)] }, { isTrashed: true }, { other: 1 }].map(
    (body): Scenario => ({
      ...change,
      name: `a picture isn't changed by ${JSON.stringify(body).slice(0, 24)}`,
      body,
      expect: { status: 422, code: "invalid" },
    }),
  ),
  {
    ...change,
    name: "another owner changes no picture here",
    as: "other owner",
    body: { name: "a.jpg" },
    expect: { status: 404, code: "not-found" },
  },
];

/** What binary uploads do stands in src/server/images/asset-routes.test.ts. */
export const table: ScenarioTable = {
  subject: "pictures of a site",
  async prepare({ app, cookies, env }) {
    const headers = { host: "localhost:3000", origin: env.appOrigin, cookie: cookies.owner };
    const response = await app.inject({
      method: "POST",
      url: "/api/v1/sites",
      headers,
      payload: { name: "Pictures" },
    });
    return { site: String(response.json().id) };
  },
  rows: [
    ...library,
    {
      ...send,
      name: "an SVG with entities is refused, whatever it is called",
      headers: form,
      body: part(
        '<!DOCTYPE svg [<!ENTITY a "a">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
      ),
      expect: { status: 422, code: "invalid" },
    },
    {
      ...send,
      name: "a page that says to be a picture is refused",
      headers: form,
      body: part("<html><script>alert(1)</script></html>", "a.png", "image/png"),
      expect: { status: 415, code: "unsupported-media-type" },
    },
    {
      ...send,
      name: "an empty file is refused",
      headers: form,
      body: part(""),
      expect: { status: 415, code: "unsupported-media-type" },
    },
    {
      ...send,
      name: "a form without a file is refused",
      headers: form,
      body: "--cut--\r\n",
      expect: { status: 400, code: "bad-request" },
    },
    {
      ...send,
      name: "JSON is no picture",
      body: { file: "x" },
      expect: { status: 415, code: "unsupported-media-type" },
    },
    {
      ...send,
      name: "a file cut short says so",
      headers: form,
      body: part("GIF89a\u0001\u0001\u0001"),
      expect: { status: 422, code: "invalid" },
    },
    {
      ...send,
      name: "another owner can't send pictures here",
      as: "other owner",
      headers: form,
      body: part("GIF89a"),
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "a new site has no pictures",
      method: "GET",
      url: "/api/v1/sites/{site}/assets",
      as: "owner",
      expect: { status: 200, body: [], headers: { "x-total-count": /^0$/ } },
    },
    {
      name: "a list has no unknown part",
      method: "GET",
      url: "/api/v1/sites/{site}/assets?limit=0",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "an unknown picture has no file",
      method: "GET",
      url: "/api/v1/sites/{site}/assets/nothing/file",
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    {
      name: "a picture is asked for in a possible width",
      method: "GET",
      url: "/api/v1/sites/{site}/assets/nothing/file?width=1e9",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "a picture is asked for in a possible crop",
      method: "GET",
      url: "/api/v1/sites/{site}/assets/nothing/file?crop=%7B%22left%22:null%7D",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "a picture has a proper name",
      method: "GET",
      url: "/api/v1/sites/{site}/assets/a'b/file",
      as: "owner",
      expect: { status: 422, code: "invalid" },
    },
    {
      name: "an unknown picture can't be thrown away",
      method: "DELETE",
      url: "/api/v1/sites/{site}/assets/nothing",
      as: "owner",
      expect: { status: 404, code: "not-found" },
    },
    ...[{}, { from: 0, assets: ["a"] }, { from: "1' or 1=1", assets: ["a"] }, null].map(
      (body, index) => ({
        name: `broken copies of pictures ${index} are refused`,
        method: "POST" as const,
        url: "/api/v1/sites/{site}/assets/copies",
        as: "owner" as const,
        body,
        expect: { status: 422, code: "invalid" as const },
      }),
    ),
    {
      name: "pictures are copied to a site by its members only",
      method: "POST",
      url: "/api/v1/sites/{site}/assets/copies",
      as: "other owner",
      body: { from: 1, assets: ["a"] },
      expect: { status: 404, code: "not-found" },
    },
  ],
};
