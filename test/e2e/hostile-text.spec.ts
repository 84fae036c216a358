import type { Locator, Page } from "@playwright/test";
import { allTexts, fillWithScript, payload, shortPayload } from "./harness/hostile-texts.ts";
import { openEditor } from "./harness/open-editor.ts";
import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

const everyTemplate = [
  "Feature15_2",
  "Feature5",
  "Email1",
  "Contact14",
  "Contact9",
  "Portfolio12",
  "Pricing8",
  "Links1",
  "Rsvp1",
];

async function expectNothingRan(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    expect(await frame.evaluate(() => "hostile" in globalThis)).toBe(false);
    expect(await frame.locator("img[src=x]").count()).toBe(0);
  }
}

/** The words of a part without the spaces and breaks that typesetting put in. */
async function lettersOf(part: Locator): Promise<string> {
  return (await part.innerText()).replaceAll(/[\s\u00a0\u00ad]/g, "");
}

test("SEC-01: script in every text runs neither in the editor nor on the site, and shows as typed", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: everyTemplate });
  const count = await fillWithScript(api, site.id);
  expect(count).toBeGreaterThan(60);
  await api.operate(site.id, [{ name: "site.rename", args: { name: payload } }]);
  const meta = { part: "meta", page: site.page };
  await api.operate(
    site.id,
    ["title", "description", "keywords"].map((field) => ({
      name: "text.set",
      args: { target: meta, path: [field], language: "en", text: payload.slice(0, 60), was: "" },
    })),
  );

  const editor = await openEditor(page, product, { site: site.id });
  await expectNothingRan(page);
  await editor.canvas.enter(editor.canvas.title(site.header));
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");
  await expectNothingRan(page);
  const letters = payload.replaceAll(/\s/g, "");
  expect(await lettersOf(editor.canvas.section(site.header))).toContain(letters);

  await editor.publishing.publish();
  await expectNothingRan(page);
  const { address } = await api.site(site.slug);
  const visitor = await (await anotherBrowser()).newPage();
  await visitor.goto(address, { waitUntil: "networkidle" });
  await visitor.mouse.move(100, 100);
  await visitor.keyboard.press("Tab");
  await visitor.waitForLoadState("networkidle");
  await expectNothingRan(visitor);
  expect(await lettersOf(visitor.locator("body"))).toContain(letters);
  expect(await lettersOf(visitor.locator("body"))).toContain(shortPayload);
  expect(await visitor.title()).toContain("<script>");

  await page.goto(product.appOrigin);
  const card = page.getByRole("listitem").filter({ hasText: payload });
  await expect(card.locator("iframe.is-drawn")).toBeAttached();
  await expect(page.locator(".thumbnail > iframe:not(.is-drawn)")).toHaveCount(0);
  await expectNothingRan(page);
});

test("SEC-02: a link that would run script is refused, in all its disguises", async () => {
  const { api } = shared();
  const site = await createSite(api, { templates: ["Links1"] });
  const disguises = [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "&#106;avascript:alert(1)",
  ];
  const [first] = await allTexts(api, site.id);
  expect(first).toBeDefined();
  for (const url of disguises) {
    const path = ["links", "item1", "link"];
    const target = { page: site.page, section: "links1" };
    const value = { kind: "url", url };
    const operation = { name: "value.set", args: { target, path, value } };
    await expect(api.operate(site.id, [operation]), url).rejects.toThrow(/: 4(00|22) /);
  }
});
