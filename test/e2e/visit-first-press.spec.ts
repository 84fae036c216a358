import { createSite } from "./harness/new-site.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";
import { ConsentScreen } from "./screens/consent-screen.ts";
import { holdLateScripts } from "./visit/late-scripts.ts";

const shared = shareProduct();

test.use({ hasTouch: true });

test("RES-311: an announcement and the banner take the first tap while the scripts for it are on their way", async ({
  page,
  context,
}) => {
  const { api, product } = shared();
  const site = await createSite(api, { templates: ["AnnouncementBar"] });
  const settings = { cookieConsent: { gdpr: { isVisible: true } } };
  await api.operate(site.id, [{ name: "settings.set", args: { settings } }]);
  await api.publish(site.id);
  const bring = await holdLateScripts(context);
  await page.goto(product.siteAddress(site.slug));
  const announcement = page.locator("[data-announcement]");
  const consent = new ConsentScreen(page);
  await expect(consent.banner).toBeVisible();
  await announcement.getByRole("button").tap();
  await consent.accept.tap();
  await expect(consent.banner).toBeHidden();
  await expect(announcement).toBeVisible();
  bring();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain(`website-cookie-${site.id}`);
  await expect(announcement).toBeHidden();
  await expect(consent.banner).toBeHidden();
});
