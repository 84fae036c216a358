import { expect, it } from "vitest";
import { countingIds, testRecords } from "../../../test/fixtures/document.ts";
import { findSection } from "#/sections/registry.ts";
import { testSection } from "#/render/render-fixture.ts";
import { newContent } from "./new-content.ts";

const templates = findSection;

/** Texts and prices of a list's items, as they are stored. */
function pricesOf(template: string, records = testRecords()): string {
  const specs = findSection(template)!.fields;
  return JSON.stringify(newContent(specs, { records, templates, createId: countingIds("n") }));
}

/** A site some of whose prices are these. */
function siteWith(...prices: { amount: string; currency: string }[]) {
  const records = testRecords();
  const page = records["page:home"]!;
  const { fields, ...section } = testSection("PricingPlans", "plans", "ru");
  const [plan] = Object(fields["plans"]);
  const plans = prices.map((price, at) => ({
    ...plan,
    id: `p${at}`,
    price: { ...plan.price, ...price },
    yearPrice: { ...plan.yearPrice, amount: "" },
  }));
  const sections = [...page.sections, { ...section, fields: { ...fields, plans } }];
  return { ...records, "page:home": { ...page, sections } };
}

it("PRICE-46: a new section costs in the currency of most of the site's prices", () => {
  const euro = { amount: "5", currency: "EUR" };
  const lari = { amount: "9", currency: "GEL" };
  expect(pricesOf("Pricing8")).toContain("₽");
  expect(pricesOf("PricingGroups")).toContain('"RUB"');
  // an example says nothing of the site
  const example = { amount: "12", currency: "GEL" };
  const records = siteWith(lari, euro, euro, example, example);
  expect(pricesOf("Pricing8", records)).not.toMatch(/₽|\\$|₾/);
  expect(pricesOf("Pricing8", records)).toContain("30\u00a0€");
  expect(pricesOf("PricingGroups", records)).not.toMatch(/"(?:RUB|USD|GEL)"/);
  expect(pricesOf("PricingGroups", records)).toContain('"EUR"');
  const georgian = pricesOf("Pricing8", siteWith(lari, { amount: "", currency: "EUR" }));
  // Russian's own sign for it; and nobody translates a price
  expect(georgian).toContain('"price":{"ru":{"text":"30\u00a0ლ"}}');
});
