import { expect, it } from "vitest";
import { renderSection, wordsOf } from "../../../test/render-section.ts";

const template = "ProgrammeSession";

it("PROG-08: a session in full says when, its facts by name, and who", () => {
  const html = renderSection({ template });
  expect(wordsOf(html)).toMatch(/^13:00 to 14:15, Saturday Room Turbine Hall/);
  expect(html).toMatch(/<dt[^>]*>Room<\/dt><dd[^>]*>Turbine Hall<\/dd>/);
  expect(html).toMatch(/<h1[^>]*>.*The right to open the case/);
  expect(html).toMatch(/<h2[^>]*>Maren Holt<\/h2>/);
});

it("PROG-08: what isn’t filled isn’t there", () => {
  const empty = { time: "", until: "", facts: [], buttons: [], points: [], name: "", about: "" };
  const html = renderSection({ template, patch: { ...empty, lead: "", text: "", eyebrow: "" } });
  expect(wordsOf(html)).toBe("The right to open the case");
  expect(html).not.toMatch(/__side|__person|<ul|<dl/);
});
