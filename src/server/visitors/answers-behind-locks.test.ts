import { expect, test } from "vitest";
import { showTestSite } from "../../../test/fixtures/shown-site.ts";
import { openingCookie } from "../hosting/lock-cookie.ts";

const siteLock = { page: "", hash: "", key: "a2V5", days: 1 };

async function prepare() {
  const { world, site, show } = await showTestSite();

  async function send(form: string, cookie = "") {
    const { statusCode, body, headers } = await world.app.inject({
      method: "POST",
      url: `/api/v1/sites/form/${form}/`.replace("SITE", String(site.id)),
      headers: {
        host: site.host,
        origin: site.origin,
        cookie,
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: new URLSearchParams({ comment: "", name: "Ann <b>" }).toString(),
    });
    return { statusCode, body, policy: String(headers["content-security-policy"]) };
  }
  const follow = async () => {
    const url = `/api/v1/sites/form/email/${site.id}/confirm/?token=none`;
    const { body } = await world.app.inject({ url, headers: { host: site.host } });
    return body;
  };
  return { world, site, show, send, follow };
}

const frame = /<header|<footer|<nav|Prices|Цены/;

test("LOCK-130: a form without scripts is answered without the site's bar and footer before its password is entered, and with them after", async () => {
  const { site, show, send, follow } = await prepare();
  expect((await send("contact/SITE")).body).toMatch(frame);
  expect(await follow()).toMatch(frame);
  await show({ locks: [siteLock] });
  const { statusCode, body } = await send("contact/SITE");
  expect(statusCode).toBe(422);
  expect(body).not.toMatch(frame);
  expect(body).toContain('value="Ann &lt;b&gt;"');
  expect(await follow()).not.toMatch(frame);
  const [cookie] = openingCookie({ site: site.id, lock: siteLock }, Date.now(), false).split(";");
  expect((await send("contact/SITE", cookie)).body).toMatch(frame);
});

test("LOCK-130: nor is what follows a link of an email from a site that is taken down", async () => {
  const { world, site, follow } = await prepare();
  await world.hosting.setTakenDown(site.id, true);
  expect(await follow()).not.toMatch(frame);
});

test("LOCK-130: nor is a report about a site that is unpublished, also of a release of an earlier program", async () => {
  const { world, site, show, send } = await prepare();
  expect((await send("compliance/SITE")).body).toMatch(frame);
  await show({ unpublished: [""] });
  expect((await send("compliance/SITE")).body).not.toMatch(frame);
  const manifest = await world.hosting.manifestOf(site.id);
  if (!manifest) throw new Error("not shown");
  Reflect.deleteProperty(manifest, "gates");
  const { body, policy } = await send("compliance/SITE");
  expect(body).not.toMatch(frame);
  expect(body).toContain("<form");
  expect(policy).toMatch(/style-src[^;]*'sha256-/);
});
