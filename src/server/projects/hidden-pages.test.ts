import { expect, onTestFinished, test } from "vitest";
import { emptyMeta } from "#/site/page.ts";
import { smallSite, zipOf } from "../../../test/project-archive.ts";
import { createWorld } from "../../../test/world.ts";

/** A site of four pages, in the account of an owner. */
async function prepare() {
  const world = await createWorld();
  onTestFinished(() => world.close());
  const headers = {
    host: "localhost:3000",
    origin: world.env.appOrigin,
    cookie: world.cookies.owner,
  };
  const call = async (method: "GET" | "PUT", path: string, payload?: object) => {
    const url = `/api/v1/sites/${path}`;
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const send = async (path: string, zip: Buffer) => {
    const start = `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n`;
    const answer = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/${path}`,
      headers: { ...headers, "content-type": "multipart/form-data; boundary=cut" },
      payload: Buffer.concat([Buffer.from(start), zip, Buffer.from("\r\n--cut--\r\n")]),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const { pages, ...rest } = smallSite(null);
  const others = ["members", "later", "prices"];
  const document = {
    ...rest,
    index: {
      entries: [
        { id: "home", path: "/", name: "Home" },
        ...others.map((id) => ({ id, path: `/${id}`, name: id })),
      ],
      redirects: [],
    },
    pages: [
      { ...pages[0], id: "home" },
      ...others.map((id) => ({ id, meta: emptyMeta, sections: [] })),
    ],
  };
  const { id } = await send("import", await zipOf([["site.json", JSON.stringify(document)]]));
  const hide = async () => {
    for (const page of ["home", "members"])
      await call("PUT", `${id}/locks/${page}`, { password: "mehl & wasser", days: 1 });
    await call("PUT", `${id}/visibility/later`, { isPublished: false });
  };
  const exported = async () => (await call("GET", `${id}/export?form=project`)).rawPayload;
  return { world, site: Number(id), send, hide, exported };
}

const draftsOf = (entries: readonly { id: string; isDraft?: true | undefined }[]) =>
  entries.flatMap(({ id, isDraft }) => (isDraft ? id : []));

test("LOCK-131: pages that strangers don't see are drafts where an export is imported, but not in their own place", async () => {
  const { world, site, send, hide, exported } = await prepare();
  const open = await exported();
  const before = await send("import", open);
  expect(draftsOf((await world.documents.load(before.id)).document.index.entries)).toEqual([]);
  await hide();
  const zip = await exported();
  const { id } = await send("import", zip);
  const { index } = (await world.documents.load(id)).document;
  expect(draftsOf(index.entries)).toEqual(["members", "later"]);
  expect(draftsOf((await world.documents.load(site)).document.index.entries)).toEqual([]);
  expect(draftsOf((await send(`${site}/replacement`, zip)).index.entries)).toEqual([]);
  const elsewhere = await send(`${before.id}/replacement`, zip);
  expect(draftsOf(elsewhere.index.entries)).toEqual(["members", "later"]);
});
