import { describe, expect, it } from "vitest";
import { anchorsOf, scrolledBeside } from "./scroll-map.ts";

const place = (section: string, top: number) => ({ section, top });

describe("HIST-12: both sides of a comparison scroll together", () => {
  const past = { places: [place("a", 0), place("gone", 500), place("b", 900)], height: 1_300 };
  const now = { places: [place("a", 0), place("b", 500), place("new", 900)], height: 1_600 };
  const anchors = anchorsOf(past, now);

  it("so that a section that both have stands at the same height", () => {
    expect(scrolledBeside(anchors, "past", 900)).toBe(500);
    expect(scrolledBeside(anchors, "now", 500)).toBe(900);
  });

  it("in proportion between two of them, and to both ends", () => {
    expect(scrolledBeside(anchors, "past", 450)).toBe(250);
    expect(scrolledBeside(anchors, "past", 0)).toBe(0);
    expect(scrolledBeside(anchors, "past", 5_000)).toBe(1_600);
    expect(scrolledBeside(anchors, "now", 1_600)).toBe(1_300);
  });

  it("never backwards, where sections have changed places", () => {
    const swapped = anchorsOf(
      { places: [place("a", 0), place("b", 400), place("c", 800)], height: 1_200 },
      { places: [place("a", 0), place("c", 400), place("b", 800)], height: 1_200 },
    );
    let last = 0;
    for (let position = 0; position <= 1_200; position += 50) {
      const beside = scrolledBeside(swapped, "past", position);
      expect(beside).toBeGreaterThanOrEqual(last);
      last = beside;
    }
  });
});
