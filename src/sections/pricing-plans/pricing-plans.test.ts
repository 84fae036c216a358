import { describe, expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const cost = (amount: string) => ({ amount, currency: "USD", isFrom: false, period: "once" });
const plan = (name: string, price: unknown, yearPrice: unknown) => ({ name, price, yearPrice });
const none = { ...cost(""), words: {} };
const html = (...plans: unknown[]) => renderSection({ template: "PricingPlans", patch: { plans } });
const priced = (amount: string) => ({ ...cost(amount), words: {} });

describe("PricingPlans", () => {
  it("PRICING-01: both prices are in the page, beside radio buttons that a style sheet reads", () => {
    const page = html(plan("One", priced("12"), priced("9")), plan("Two", priced("30"), none));
    expect(page.match(/type="radio"/g)).toHaveLength(2);
    expect(new Set(page.match(/name="period-[^"]*"/g))).toHaveProperty("size", 1);
    expect(page.match(/class="pricing-plans__month"/g)).toHaveLength(1);
    expect(page.match(/class="pricing-plans__year"/g)).toHaveLength(1);
    expect(wordsOf(page)).toMatch(/\$12.*\$9.*\$30/);
  });

  it("PRICING-02: without a price for the year there is no switch, and the price is there", () => {
    const page = html(plan("One", priced("12"), none));
    expect(page).not.toMatch(/radio|pricing-plans__(switch|month|year)/);
    expect(wordsOf(page)).toContain("$12");
  });

  it("PRICING-92: the highlighted plan is in the brand colour, or dark in a light section and light in a dark one", () => {
    const marksIn = (patch: object, theme: object = {}) => {
      const plans = [{ name: "One" }, { name: "Two", isBest: true }];
      const page = renderSection({ template: "PricingPlans", patch: { plans, ...patch }, theme });
      return [...page.matchAll(/<li class="pricing-plans__plan"([^>]*)>/g)].map(([, data]) => data);
    };
    expect(marksIn({})).toEqual(["", ' data-best="" data-on="brand"']);
    expect(marksIn({ ground: "brand" })).toEqual(["", ' data-best="" data-on="page"']);
    const dark = ["", ' data-best="" data-on="page" data-mode="dark"'];
    expect(marksIn({ best: "contrast" }, { colorMode: "LIGHT" })).toEqual(dark);
    expect(marksIn({ best: "contrast", ground: "brand" }, { colorMode: "LIGHT" })).toEqual(dark);
    const light = ["", ' data-best="" data-on="page" data-mode="light"'];
    expect(marksIn({ best: "contrast" }, { colorMode: "DARK" })).toEqual(light);
  });

  it("PRICING-03: what a plan lacks is said to those who don't see its mark", () => {
    const features = [
      { text: "Reports", isMissing: true },
      { text: "Swaps", isMissing: false },
    ];
    const page = html({ name: "One", price: none, yearPrice: none, features });
    expect(wordsOf(page)).toContain("Not included: Reports");
    expect(wordsOf(page)).not.toContain("included: Swaps");
  });
});
