import { expect, it } from "vitest";
import { testRecords } from "../../test/fixtures/document.ts";
import { runAll } from "../../test/fixtures/operations.ts";
import { findTemplate } from "../../test/fixtures/templates.ts";
import { consentLimits } from "./consent.ts";
import type { Step } from "./operations/operation.ts";
import { findProblems } from "../../test/fixtures/find-problems.ts";

const target = { part: "consent", variant: "gdpr", of: "banner" } as const;

function setText(length: number): Step {
  const text = "я".repeat(length);
  return {
    name: "text.set",
    args: { target, path: ["consentText"], language: "ru", text, was: "" },
  };
}
const show: Step = {
  name: "settings.set",
  args: { settings: { cookieConsent: { gdpr: { isVisible: true } } } },
};

function errors(steps: readonly Step[]) {
  return findProblems(runAll(testRecords(), steps), findTemplate, { pages: [] }).filter(
    (one) => one.severity === "error",
  );
}

it("CHECK-01 (R28): a banner's text over its limit is an error where visitors see the banner", () => {
  const { consentText: limit } = consentLimits;
  expect(errors([setText(limit), show])).toEqual([]);
  expect(errors([setText(limit + 1)])).toEqual([]);
  expect(errors([setText(limit + 1), show])).toMatchObject([
    {
      code: "text-over-limit",
      target,
      path: ["consentText"],
      values: { length: limit + 1, limit },
    },
  ]);
});

it("a privacy link that leads nowhere is an error, and so is a long text of a card that is shown", () => {
  const link: Step = {
    name: "link.set",
    args: {
      target: { ...target, of: "privacyPolicyBtn" },
      path: ["link"],
      value: { kind: "page", page: "gone" },
    },
  };
  expect(errors([link, show])).toMatchObject([{ code: "link-page-gone", path: ["link"] }]);
  const card = { part: "messenger", messenger: "telegram" } as const;
  const long: Step = {
    name: "text.set",
    args: { target: card, path: ["subtitle"], language: "ru", text: "я".repeat(81), was: "" },
  };
  const active: Step = {
    name: "settings.set",
    args: { settings: { messengers: { telegram: { isActive: true, value: "@vitrine" } } } },
  };
  expect(errors([long])).toEqual([]);
  expect(errors([long, active])).toMatchObject([{ code: "text-over-limit", target: card }]);
});
