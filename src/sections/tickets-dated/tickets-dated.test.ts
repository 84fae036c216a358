import { expect, it } from "vitest";
import { renderSection } from "../../../test/render-section.ts";
import fixture from "./fixtures/version-1.json" with { type: "json" };
import { look } from "./look.ts";

it("SECT-19: only a ticket that is sold has a main button, and each says its price", () => {
  const html = renderSection({ template: "TicketsDated" });
  const tickets = html.split("data-state=").slice(1);
  const isMain = tickets.map((ticket) => /class="button"/.test(ticket));
  expect(isMain).toEqual([false, true, false, true]);
  expect(tickets.every((ticket) => ticket.includes('class="price"'))).toBe(true);
  expect(tickets[1]).toMatch(/^"now"[^>]*data-on="brand"/);
});

it("SECT-19: search engines are told of every ticket but what is sold out", () => {
  // a fixture is what is stored of these fields: versions.test.ts
  const { priced = [] } =
    look.about?.(fixture.fields as never, (text) => text["en"]?.text ?? "", {
      page: "home",
      resolve: () => undefined,
    }) ?? {};
  expect(priced.map(({ name }) => name)).toEqual(["Early", "Standard", "Night worker"]);
});

it("SECT-25: a bar says how much of a ticket is sold; at 0 there is none", () => {
  const ticket = { name: "Early", left: "38 of 180 left" };
  const tickets = [0, 1, 79, 100].map((sold) => ({ ...ticket, sold }));
  const html = renderSection({ template: "TicketsDated", patch: { tickets } });
  const bars = html.match(/<meter[^>]*>/g) ?? [];
  expect(bars.map((bar) => /value="(\d+)"/.exec(bar)?.[1])).toEqual(["1", "79", "100"]);
  expect(bars.every((bar) => bar.includes('aria-hidden="true"'))).toBe(true);
});
