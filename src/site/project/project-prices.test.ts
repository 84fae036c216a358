import { describe, expect, it } from "vitest";
import { templates } from "#/sections/registry.ts";
import { textHash } from "#/lib/text-hash.ts";
import { readStarter } from "../../../test/fixtures/starter.ts";
import { everyPrices, pricesFor, projectAmounts, withPrices } from "./project-prices.ts";
import { marksPerText } from "../text-mark.ts";
import { readProject } from "./read-project.ts";

const now = new Date("2026-11-20T17:00:00Z");
const { document } = readStarter("cafe");
const [first, ...others] = document.pages;
const original = "Tea {price:2.50}, pot {price:7}";
const title = {
  en: { text: original },
  ru: { text: "Чай {price:2.50}", basis: textHash(original) },
};
const menu = {
  id: "menu",
  template: "NoHeader",
  version: 1,
  fields: { dish: { amount: "7", currency: "EUR" }, other: { amount: "7", currency: "USD" } },
};
const prices = {
  currency: "EUR",
  elsewhere: {
    ru: { currency: "RUB", amounts: { "2.50": "190", "7": "1480" } },
    uk: { currency: "UAH", amounts: { "7": "330" } },
  },
};

function priced(more: object): unknown {
  const pages = first && [{ ...first, meta: { ...first.meta, title } }, ...others];
  return { ...document, pages, pictures: [], ...more };
}

const read = (more: object) => readProject(priced(more), { templates, now });
const titleOf = ({ pages }: typeof document) => pages[0]?.meta.title;

describe("a project that declares prices", () => {
  it("PRICE-155: says its own amounts where it comes in as it is, and what was up to date stays so", () => {
    expect(titleOf(read({ prices }).document)).toEqual({
      en: { text: "Tea €2.50, pot €7" },
      ru: { text: "Чай 2,50\u00a0€", basis: textHash("Tea €2.50, pot €7") },
    });
    expect(titleOf(read({}).document)).toEqual(title);
  });

  it("PRICE-155: marks stay on their words before, on and behind an amount", () => {
    const text = "From {price:2.50} per month, or {price:7}";
    const marks = ["From", "{price:2.50}", "month", "{price:7}"].map((words) => {
      const from = text.indexOf(words);
      return { kind: "strong", from, to: from + words.length };
    });
    const words = { ...menu, fields: { text: { en: { text, marks } } } };
    const pages = first && [{ ...first, sections: [words] }, ...others];
    const made = withPrices(
      { ...document, pages: pages ?? [] },
      prices,
      pricesFor(prices, { language: "en" }),
    );
    const filled = Object(made.pages[0]?.sections[0]?.fields["text"]).en;
    expect(filled.text).toBe("From €2.50 per month, or €7");
    expect(
      filled.marks.map(({ from, to }: { from: number; to: number }) => filled.text.slice(from, to)),
    ).toEqual(["From", "€2.50", "month", "€7"]);
  });

  it("PROJ-373: an amount is written once for each token, however many marks are on its text", () => {
    const text = "{price:7}".repeat(500);
    const marks = Array.from({ length: marksPerText }, (_, at) => ({
      kind: "strong",
      from: at,
      to: text.length - at,
    }));
    const words = { ...menu, fields: { text: { en: { text, marks } } } };
    const pages = first && [{ ...first, sections: [words] }, ...others];
    let asked = 0;
    const made = withPrices({ ...document, pages: pages ?? [] }, prices, (amount) => {
      asked += 1;
      return { amount, currency: "EUR" };
    });
    expect(asked).toBe(500);
    const filled = Object(made.pages[0]?.sections[0]?.fields["text"]).en;
    expect(filled.text).toBe("€7".repeat(500));
    expect(filled.marks[0]).toEqual({ kind: "strong", from: 0, to: 1000 });
    // what begins and ends within an amount stays in it
    expect(filled.marks.at(-1)).toEqual({ kind: "strong", from: 45, to: 956 });
  });

  it("PRICE-155: costs what it says it does elsewhere, in its prices and in the words of every language", () => {
    const { document: kept, ...project } = readProject(priced({ prices }), {
      templates,
      now,
      keepsTokens: true,
    });
    expect(project.prices).toEqual(prices);
    expect(titleOf(kept)).toEqual(title);
    const pages = kept.pages.map((page) => ({ ...page, sections: [menu] }));
    const made = withPrices({ ...kept, pages }, prices, pricesFor(prices, { language: "ru" }));
    expect(titleOf(made)).toEqual({
      en: { text: "Tea ₽190, pot ₽1,480" },
      ru: { text: "Чай 190\u00a0₽", basis: textHash("Tea ₽190, pot ₽1,480") },
    });
    // what isn't in its currency isn't one of its prices
    expect(made.pages[0]?.sections[0]?.fields).toEqual({
      dish: { amount: "1480", currency: "RUB" },
      other: { amount: "7", currency: "USD" },
    });
  });

  it.each([
    [{ language: "ru" }, "RUB"],
    [{ language: "en" }, "EUR"],
    [{ language: "de" }, "EUR"],
    [{ language: "en", currency: "RUB" }, "RUB"],
    [{ language: "ru", currency: "EUR" }, "EUR"],
    [{ language: "ru", currency: "USD" }, "RUB"],
  ])("PRICE-156: for %j it costs in %s", (wanted, currency) => {
    expect(pricesFor(prices, wanted)("7").currency).toBe(currency);
  });

  it("PRICE-155: keeps an amount that it gives in no other currency", () => {
    const said = everyPrices(prices).map((one) => one("2.50"));
    expect(said).toEqual([
      { amount: "2.50", currency: "EUR" },
      { amount: "190", currency: "RUB" },
      { amount: "2.50", currency: "EUR" },
    ]);
  });

  const amounts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at), "1"]));
  const elsewhere = (count: number) => ({ ru: { currency: "RUB", amounts: amounts(count) } });

  it("PRICE-155: gives so many amounts at most, at n and at n + 1", () => {
    const { document: made } = read({
      prices: { ...prices, elsewhere: elsewhere(projectAmounts) },
    });
    expect(titleOf(made)?.["en"]?.text).toBe("Tea €2.50, pot €7");
    const more = { ...prices, elsewhere: elsewhere(projectAmounts + 1) };
    expect(() => read({ prices: more })).toThrow();
  });

  it.each<unknown>([
    true,
    null,
    [],
    {},
    { currency: "EUR" },
    { ...prices, currency: "eur" },
    { ...prices, more: 1 },
    { ...prices, elsewhere: { "<b>": prices.elsewhere.ru } },
    { ...prices, elsewhere: { ru: { currency: "RUB", amounts: { "7": "<b>" } } } },
    { ...prices, elsewhere: { ru: { currency: "RUB", amounts: { "7": "1e9" } } } },
    { ...prices, elsewhere: { ru: { currency: "RUB", amounts: { constructor: "7" } } } },
    { ...prices, elsewhere: { ru: { currency: "RUBLE", amounts: {} } } },
  ])("PRICE-155: declares none by %j", (declared) => {
    expect(() => read({ prices: declared })).toThrow();
  });
});
