import { expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const template = "PayDonate";
const to = (address: string) => ({ kind: "address", address });
const links = (html: string) =>
  [...html.matchAll(/<a class="button[^>]*data-often="(\w+)" href="([^"]+)"/g)].map(
    ([, often, href]) => `${often} ${href?.replace("https://pay.example", "")}`,
  );
const price = (amount: string) => ({
  amount,
  currency: "EUR",
  isFrom: false,
  period: "once",
  words: {},
});

it("DONATE-01: amounts are radio buttons, the second one chosen, each with what it buys and its links", () => {
  const html = renderSection({
    template,
    patch: {
      amounts: ["5", "15", "40"].map((amount) => ({ amount: price(amount) })),
      link: to("https://pay.example/once?sum={amount}"),
      monthlyLink: to("https://pay.example/{amount}/monthly"),
    },
  });
  const choices = [...html.matchAll(/<input type="radio"[^>]*name="amount-s1"[^>]*>/g)];
  expect(choices.map(([one]) => one.includes("checked"))).toEqual([false, true, false, false]);
  expect(links(html)).toEqual([
    "monthly /5/monthly",
    "once /once?sum=5",
    "monthly /15/monthly",
    "once /once?sum=15",
    "monthly /40/monthly",
    "once /once?sum=40",
    "monthly /monthly",
    "once /once",
  ]);
  expect(wordsOf(html)).toContain("Every month Once");
});

it("DONATE-01: with one way to give there is no choice between two, and none of one’s own without its words", () => {
  const html = renderSection({
    template,
    patch: { monthlyButton: "", own: "", link: to("https://pay.example/?sum={amount}") },
  });
  expect(html).not.toContain("often-s1");
  expect(links(html)).toHaveLength(4);
  expect(links(html).every((one) => one.startsWith("once "))).toBe(true);
});

it("DONATE-01: an amount isn’t passed on where the owner says so, and nothing hostile is", () => {
  const html = renderSection({
    template,
    patch: { passesAmount: false, link: to('https://pay.example/?sum={amount}&x="><script>') },
  });
  expect(links(html)).toContain("once /?x=&quot;&gt;&lt;script&gt;");
  expect(html).not.toContain("<script");
});

it("DONATE-04: another amount is typed where payment links say where it goes, in the currency of the amounts", () => {
  const html = (patch: object) =>
    renderSection({
      template,
      patch: {
        amounts: ["5", "15", "40"].map((amount) => ({ amount: price(amount) })),
        link: to("https://pay.example/once?sum={amount}"),
        monthlyButton: "",
        ...patch,
      },
    });
  expect(html({})).toMatch(
    /<label class="pay-donate__own" data-own="EUR" hidden="">.*?step="0.01"[^>]*aria-label="Other, €"/,
  );
  expect(html({})).toContain(
    'href="https://pay.example/once" data-address="https://pay.example/once?sum={amount}"',
  );
  const askedThere = [
    { asksAmount: false },
    { passesAmount: false },
    { link: to("https://pay.example/once") },
    { monthlyButton: "Monthly", monthlyLink: to("https://pay.example/monthly") },
    { own: "" },
  ];
  for (const patch of askedThere) expect(html(patch)).not.toMatch(/data-own|data-address/);
});

it("DONATE-03: what has come together is a meter in words and figures, never over the goal", () => {
  const html = (collected: string, goal: string) =>
    renderSection({ template, patch: { collected: price(collected), goal: price(goal) } });
  expect(html("5", "20")).toMatch(/<progress max="20" [^>]*aria-label="Collected so far"/);
  expect(wordsOf(html("5", "20"))).toMatch(/Collected so far €5 \/ €20$/);
  expect(html("50", "20")).toContain('value="20"');
  expect(html("5", "")).not.toContain("<progress");
});
