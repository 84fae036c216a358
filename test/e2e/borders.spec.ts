import { createServer } from "node:http";
import type { Server } from "node:http";
import { freePort } from "../free-port.ts";
import { ownerAccount } from "./harness/product.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { signInQuietly } from "./harness/sign-in.ts";
import { expect, test } from "./harness/story.ts";
import { SignInScreen } from "./screens/sign-in-screen.ts";

const shared = shareProduct();

let stranger: Server;
let strangersAddress: string;

/** A page of somebody else, on this machine, that may do what any page may. */
test.beforeAll(async () => {
  const port = await freePort();
  stranger = createServer((_request, answer) => {
    answer.setHeader("content-type", "text/html").end("<!doctype html><title>Stranger</title>");
  });
  await new Promise<void>((resolve) => stranger.listen(port, resolve));
  strangersAddress = `http://stranger.localhost:${port}/`;
});
test.afterAll(() => stranger.close());

test("SEC-10: the session lives in a cookie that no script reads and no other host gets", async ({
  page,
  context,
}) => {
  const { product } = shared();
  await page.goto(`${product.appOrigin}/sign-in`);
  await new SignInScreen(page).signIn(ownerAccount);
  await expect(page.getByRole("heading", { name: "Sites", exact: true })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    expect(cookie.name).toMatch(/^__Host-/);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, path: "/", domain: "localhost" });
    expect(["Lax", "Strict"]).toContain(cookie.sameSite);
  }
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(page.url()).not.toContain(cookies[0]?.value ?? "-");

  await page.goto(product.siteAddress());
  const sent = await context.cookies(product.siteAddress());
  expect(sent.filter(({ name }) => name.startsWith("__Host-"))).toEqual([]);
});

test("SEC-11: a published site can read nothing of the editor", async ({ page, noise }) => {
  noise.expect(/Content Security Policy|Failed to fetch|CORS|violates|ERR_FAILED|Fetch API/);
  const { product } = shared();
  await signInQuietly(page.context(), product);
  const route = `${product.appOrigin}/api/v1/sites`;
  const read = async (address: string): Promise<string> =>
    page.evaluate(
      (url) =>
        fetch(url, { credentials: "include" }).then(
          async (answer) => `read ${await answer.text()}`,
          () => "refused",
        ),
      address,
    );
  await page.goto(product.siteAddress());
  expect(await read(route)).toBe("refused");
  await page.goto(strangersAddress);
  expect(await read(route)).toBe("refused");
  expect(await read(product.siteAddress())).toBe("refused");
});

test("SEC-11: neither the editor nor a site can be framed by somebody else", async ({
  page,
  noise,
}) => {
  noise.expect(/frame-ancestors|X-Frame-Options|refused to connect|ERR_BLOCKED_BY_RESPONSE/i);
  const { product } = shared();
  await signInQuietly(page.context(), product);
  for (const address of [`${product.appOrigin}/`, product.siteAddress()]) {
    await page.goto(strangersAddress);
    const refused = page.waitForEvent("requestfailed", (request) => request.url() === address);
    await page.evaluate((source) => {
      document.body.append(Object.assign(document.createElement("iframe"), { src: source }));
    }, address);
    expect((await refused).failure()?.errorText).toContain("ERR_BLOCKED_BY_RESPONSE");
  }
});

test("SEC-11: whoever opens the editor has no hold on its window", async ({ page, context }) => {
  const { product } = shared();
  await signInQuietly(context, product);
  await page.goto(strangersAddress);
  const opened = context.waitForEvent("page");
  await page.evaluate((address) => {
    Object.assign(globalThis, { editorWindow: window.open(address) });
  }, `${product.appOrigin}/`);
  const editor = await opened;
  await editor.waitForLoadState();
  expect(await editor.evaluate(() => window.opener === null)).toBe(true);
  const isCut = (): Promise<boolean> =>
    page.evaluate(
      () => (globalThis as unknown as { editorWindow: Window | null }).editorWindow?.closed ?? true,
    );
  await expect.poll(isCut).toBe(true);
});

test("SEC-12: a form of another site changes nothing", async ({ page, noise }) => {
  noise.expect(/status of 403|ERR_FAILED|CORS/);
  const { product, api } = shared();
  await signInQuietly(page.context(), product);
  const before = (await api.site()).revision;
  const { id } = await api.site();
  await page.goto(strangersAddress);
  const route = `${product.appOrigin}/api/v1/sites/${id}/releases`;
  const answered = page.waitForResponse(route);
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement("form"), { action, method: "post" });
    document.body.append(form);
    form.submit();
  }, route);
  expect((await answered).status()).toBe(403);
  expect((await api.site()).revision).toBe(before);
});

test("SEC-10: after signing out the session is dead, on the screen and for its old cookie", async ({
  page,
  context,
  noise,
}) => {
  noise.expect(/status of 401/);
  const { product } = shared();
  await page.goto(`${product.appOrigin}/sign-in`);
  await new SignInScreen(page).signIn(ownerAccount);
  await expect(page.getByRole("heading", { name: "Sites", exact: true })).toBeVisible();
  const old = await context.cookies();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(new SignInScreen(page).submit).toBeVisible();

  await context.addCookies(old);
  const answer = await context.request.get(`${product.appOrigin}/api/v1/sites`);
  expect(answer.status()).toBe(401);
  await page.goto(product.appOrigin);
  await expect(new SignInScreen(page).submit).toBeVisible();
});

test("a sign-in link works once", async ({ page, noise }) => {
  noise.expect(/status of 401/);
  const { product } = shared();
  await page.goto(`${product.appOrigin}/sign-in#token=${"x".repeat(43)}`);
  await expect(page.getByRole("alert")).toContainText(/already been used or has expired/);
  expect(page.url()).not.toContain("token");
});
