// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { roundingOf } from "./rounding-of.ts";

afterEach(() => document.body.replaceChildren());

/** A picture of 200 by 100 in what is around it, which is 200 wide. */
function picture({ own, around, height }: { own: string; around: string; height: number }) {
  const outer = document.createElement("figure");
  const inner = document.createElement("img");
  inner.style.cssText = own;
  outer.style.cssText = around;
  const between = document.createElement("picture");
  between.append(inner);
  outer.append(between);
  document.body.append(outer);
  inner.getBoundingClientRect = () => new DOMRect(40, 40, 200, 100);
  outer.getBoundingClientRect = () => new DOMRect(40, 40, 200, height);
  document.body.getBoundingClientRect = () => new DOMRect(0, 0, 1280, 800);
  return inner;
}

const rounded = (radius: string): string =>
  ["top-left", "top-right", "bottom-right", "bottom-left"]
    .map((corner) => `border-${corner}-radius: ${radius}`)
    .join(";");
const cutting = `${rounded("20px")}; overflow: hidden`;

describe("CANV-07: the ring around a picture is as round as it looks", () => {
  it.each([
    ["its own corners, as large as the page is shown", rounded("20px"), "", 100, "10px"],
    ["a circle", rounded("50%"), "", 100, "50%"],
    ["one corner", "border-top-left-radius: 16px", "", 100, "8px 0px 0px 0px"],
    ["those of what cuts it", "", cutting, 100, "10px"],
    ["the upper ones of a card that it fills the top of", "", cutting, 300, "10px 10px 0px 0px"],
    ["not those of a card that cuts nothing", "", rounded("20px"), 100, ""],
    ["none where they are square", "", "", 100, ""],
  ])("%s", (_, own, around, height, expected) => {
    expect(roundingOf(picture({ own, around, height }), 0.5)).toBe(expected);
  });

  it("rounder by what is between them, where it stands outside of what is round", () => {
    const one = picture({ own: rounded("20px"), around: "", height: 100 });
    expect(roundingOf(one, 0.5, 6)).toBe("16px");
    expect(roundingOf(picture({ own: "", around: "", height: 100 }), 1, 6)).toBe("");
  });

  it("none of what isn’t there", () => expect(roundingOf(null, 1)).toBe(""));
});
