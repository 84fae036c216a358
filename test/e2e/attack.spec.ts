import { request } from "node:http";
import { createSite } from "./harness/new-site.ts";
import { signInByApi } from "./harness/owner-api.ts";
import { startProduct } from "./harness/product.ts";
import type { Product } from "./harness/product.ts";
import { seedFolder } from "./harness/seed.ts";
import { expect, test } from "./harness/story.ts";
import { expectSaid, listenTo } from "./visit/said.ts";

/** Of one network in a minute; a site asks for proof beyond five times as many. */
const formsPerMinute = 4;

interface AttackedSite {
  readonly id: number;
  readonly siteHash: string;
  readonly address: string;
}

let product: Product;
let site: AttackedSite;

test.beforeEach(async () => {
  const env = { FORMS_PER_MINUTE: String(formsPerMinute), TRUST_PROXY: "1" };
  product = await startProduct({ seed: seedFolder(), env });
  const api = await signInByApi(product);
  const { id, slug } = await createSite(api, { templates: ["Email1", "Contact14"] });
  await api.publish(id);
  const { siteHash } = await api.site(slug);
  site = { id, siteHash, address: product.siteAddress(slug) };
});
test.afterEach(() => product.remove());

/** A message from somewhere else in the world; answers the status. */
function sendFrom(address: string): Promise<number> {
  const { host } = new URL(site.address);
  const path = `/api/v1/sites/form/contact/${site.id}/`;
  const body = JSON.stringify({ siteHash: site.siteHash, name: "x", email: "x@example.org" });
  const type = { "content-type": "application/json", "x-forwarded-for": address };
  return new Promise((resolve, reject) => {
    const about = { port: product.port, host: "127.0.0.1", path, method: "POST" };
    request({ ...about, headers: { host, origin: `http://${host}`, ...type } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    })
      .once("error", reject)
      .end(body);
  });
}

async function attack(): Promise<void> {
  const statuses = [];
  for (let count = 0; count <= formsPerMinute * 5; count++)
    statuses.push(await sendFrom(`198.51.${count}.1`));
  expect(statuses.at(-2)).toBe(204);
  expect(statuses.at(-1)).toBe(428);
}

test("PROOF-01: a visitor of a site under attack sends a form as ever", async ({ page, noise }) => {
  noise.expect(/status of 428/);
  const scripts: string[] = [];
  page.on("request", (one) => scripts.push(one.url()));
  await page.goto(site.address);
  const form = page.locator("#comp-contact14 form");
  await form.locator("[name=email]").click();
  await expect(form).toHaveAttribute("data-live", "");
  await attack();
  expect(scripts.filter((url) => url.includes("solve-challenge"))).toEqual([]);
  await form.locator("[name=name]").fill("Ann");
  await form.locator("[name=email]").fill("ann@example.org");
  await form.locator("[name=message]").fill("Hello");
  const said = await listenTo(form);
  await form.getByRole("button").click();
  await expectSaid(said, "Your message has been sent. Thank you!");
  expect(scripts.filter((url) => url.includes("solve-challenge"))).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("PROOF-04: a page says why, asks a sum, and takes the form after ten seconds", async ({
    page,
    noise,
  }) => {
    noise.expect(/status of 428/);
    await attack();
    await page.goto(site.address);
    const form = page.locator("#comp-contact14 form");
    await form.locator("[name=name]").fill("Ann");
    await form.locator("[name=email]").fill("ann@example.org");
    await form.locator("[name=message]").fill("Hello");
    await form.getByRole("button").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("One more step");
    await expect(page.locator("[name=message]")).toHaveValue("Hello");
    const asked = Date.now();
    const [, a, b] = /(\d+) \+ (\d+)/.exec((await page.locator("main").innerText()) ?? "") ?? [];
    await page.getByLabel(/How much is/).fill(String(Number(a) + Number(b)));
    // the server's clock is this machine's
    await expect.poll(() => Date.now() - asked, { timeout: 20_000 }).toBeGreaterThan(10_000);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent");
  });
});
