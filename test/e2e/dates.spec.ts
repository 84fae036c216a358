import { expectAccessible } from "./harness/axe.ts";
import { createSite, sectionId } from "./harness/new-site.ts";
import { openEditor } from "./harness/open-editor.ts";
import { expectToFit } from "./harness/overflow.ts";
import { shareProduct } from "./harness/shared-product.ts";
import { expect, test } from "./harness/story.ts";

const shared = shareProduct();

test("DATE-04, HAPPEN-02: an owner moves an event by its date on the page; visitors see what isn't over", async ({
  page,
  anotherBrowser,
}) => {
  const { product, api } = shared();
  const site = await createSite(api, { templates: ["EventsList"] });
  const editor = await openEditor(page, product, { site: site.id });
  const section = editor.canvas.section(sectionId("EventsList"));
  const moved = section.locator("time").first();
  await moved.click();
  const day = page.getByRole("dialog", { name: "Date" }).locator("input[type=date]");
  // typed as people type it, the year by its digits: 0002, 0020 … are years, too
  await day.fill("0203-09-12");
  await day.press("Enter");
  await expect(day).not.toHaveValue("0203-09-12");
  await day.fill("2030-09-12");
  await day.press("Enter");
  await expect(moved).toHaveText("12September");
  await page.keyboard.press("Escape");
  // its times are a part of the date, and open the same control
  await section.getByText("Thursday, 12:00 – 4:00 PM", { exact: true }).click();
  await page.getByLabel("Ends at").fill("");
  await page.getByLabel("Ends at").press("Enter");
  await expect(section.getByText("Thursday, 12:00 PM", { exact: true })).toBeVisible();
  await editor.saved();
  await api.publish(site.id);

  const visitor = await (await anotherBrowser()).newPage();
  await visitor.clock.setFixedTime("2030-09-13T11:00:00Z");
  await visitor.goto(product.siteAddress(site.slug));
  const events = visitor.locator(".events-list ol > li");
  await expect(events.filter({ visible: true })).toHaveCount(1);
  await expect(events.filter({ visible: true })).toContainText("The kiln is opened");
  await expectAccessible(visitor, "a list of events of which some are over");
  await expectToFit(visitor, "a list of events");
  // the day after everything it stays, without its buttons
  await visitor.clock.setFixedTime("2030-09-13T12:00:00Z");
  await visitor.reload();
  await expect(events.filter({ visible: true })).toHaveCount(3);
  await expect(visitor.getByText("Save a seat")).toBeHidden();
});
