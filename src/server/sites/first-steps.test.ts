import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { describeDatabases } from "../../../test/databases.ts";
import { startersFolder } from "../../../test/fixtures/starter.ts";
import { createWorld } from "../../../test/world.ts";
import { blackPng } from "../images/hostile-pictures.ts";

describeDatabases("the first steps of a site", (open) => {
  async function prepare() {
    const database = await open();
    const world = await createWorld({ database });
    onTestFinished(async () => {
      await world.close();
      await database.close();
    });
    const headers = {
      host: "localhost:3000",
      origin: world.env.appOrigin,
      cookie: world.cookies.owner,
    };
    const ask = (method: "GET" | "POST" | "DELETE", url: string, payload?: object) =>
      world.app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) });
    const upload = async (site: number, type: string, bytes: Uint8Array): Promise<string> => {
      const file = `content-disposition: form-data; name="file"; filename="a"\r\ncontent-type: ${type}`;
      const sent = await world.app.inject({
        method: "POST",
        url: `/api/v1/sites/${site}/assets`,
        headers: { ...headers, "content-type": "multipart/form-data; boundary=cut" },
        payload: Buffer.concat([
          Buffer.from(`--cut\r\n${file}\r\n\r\n`),
          bytes,
          Buffer.from("\r\n--cut--\r\n"),
        ]),
      });
      return sent.json().id;
    };
    const create = async (starter?: string) =>
      (await ask("POST", "sites", { name: "Mine", ...(starter && { starter }) })).json();
    const stepsOf = async (site: number) => (await ask("GET", `sites/${site}/first-steps`)).json();
    let steps = 0;
    const operate = (site: number, name: string, args: object) =>
      ask("POST", `sites/${site}/operations`, {
        operations: [{ id: `step-${(steps += 1)}`, name, args }],
      });
    return { world, ask, create, stepsOf, operate, upload };
  }

  const hero = { page: "home", section: "hero" };

  test("NEW-09: are known from the site: its title, its pictures and whether it is live", async () => {
    const { ask, create, stepsOf, operate } = await prepare();
    const { id, hasFirstSteps } = await create("blank");
    expect(hasFirstSteps).toBe(true);
    expect(await stepsOf(id)).toEqual({ isOpen: true, done: ["starter", "name"] });
    const text = { target: hero, path: ["title"], language: "en" };
    const was = "Say what you do in one line";
    await operate(id, "text.set", { ...text, text: "Bread worth the queue", was });
    expect((await stepsOf(id)).done).toEqual(["starter", "name", "title"]);
    const value = { asset: "own-bread", alt: {}, crop: null, focus: null };
    const answer = await operate(id, "picture.set", { target: hero, path: ["background"], value });
    expect(answer.statusCode).toBe(200);
    expect((await stepsOf(id)).done).toEqual(["starter", "name", "title", "picture"]);
    // and back again: what isn't so any more isn't done
    await ask("POST", `sites/${id}/operations`, {
      operations: [
        {
          id: "title-back",
          name: "text.set",
          args: { ...text, text: was, was: "Bread worth the queue" },
        },
      ],
    });
    expect((await stepsOf(id)).done).toEqual(["starter", "name", "picture"]);
  });

  test("NEW-220: a picture that a starter brings is nobody’s own: with a page that is begun from it, or from a site that is", async () => {
    const { ask, create, stepsOf, operate, upload } = await prepare();
    const { id } = await create("blank");
    const show = async (asset: string): Promise<string[]> => {
      const value = { asset, alt: {}, crop: null, focus: null };
      const shown = await operate(id, "picture.set", { target: hero, path: ["background"], value });
      expect(shown.statusCode).toBe(200);
      return (await stepsOf(id)).done;
    };
    // a page that is begun from a starter sends its pictures as the starter has them
    const file = new URL("shop/pictures/shop-gallery-box.jpg", startersFolder);
    const box = await upload(id, "image/jpeg", await readFile(file));
    expect(await show(box)).toEqual(["starter", "name"]);
    // what is pasted from a site of a starter has its pictures copied
    const { id: cafe } = await create("cafe");
    const library = (await ask("GET", `sites/${cafe}/assets`)).json();
    const body = { from: cafe, assets: [library[0].id] };
    const [copied] = (await ask("POST", `sites/${id}/assets/copies`, body)).json();
    expect(await show(copied.asset.id)).toEqual(["starter", "name"]);
    const own = await upload(id, "image/png", blackPng(64, 64));
    // a logo isn't the picture that the page shows
    const logo = { target: { part: "navigation" }, path: ["logo"] };
    const value = { asset: own, alt: {}, crop: null, focus: null };
    expect((await operate(id, "picture.set", { ...logo, value })).statusCode).toBe(200);
    expect((await stepsOf(id)).done).toEqual(["starter", "name"]);
    expect(await show(own)).toEqual(["starter", "name", "picture"]);
  });

  test("NEW-09: a published site has its last one done", async () => {
    const { ask, create, stepsOf } = await prepare();
    const { id, revision } = await create("blank");
    expect((await ask("POST", `sites/${id}/releases`, { revision })).statusCode).toBe(201);
    expect((await stepsOf(id)).done).toEqual(["starter", "name", "publish"]);
  });

  test("NEW-09: are the account’s that began the site, until it closes them", async () => {
    const { world, ask, create, stepsOf } = await prepare();
    const { id } = await create("blank");
    const { id: other } = await create("blank");
    expect((await ask("DELETE", `sites/${id}/first-steps`)).statusCode).toBe(204);
    expect((await ask("DELETE", `sites/${id}/first-steps`)).statusCode).toBe(204);
    expect(await stepsOf(id)).toEqual({ isOpen: false, done: [] });
    expect((await stepsOf(other)).isOpen).toBe(true);
    expect((await world.sites.info(id, world.userIds.owner)).hasFirstSteps).toBeUndefined();
    const { id: plain } = await create();
    expect((await stepsOf(plain)).isOpen).toBe(false);
    const copy = (await ask("POST", `sites/${other}/copies`, { name: "Copy" })).json();
    expect(copy.hasFirstSteps).toBeUndefined();
  });
});
