// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { namedRatio, placeRatio } from "./place-ratio.ts";

function image(
  shown: [number, number],
  natural: [number, number],
  style: Partial<CSSStyleDeclaration>,
) {
  const element = document.createElement("img");
  const sizes = {
    clientWidth: shown[0],
    clientHeight: shown[1],
    naturalWidth: natural[0],
    naturalHeight: natural[1],
  };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(element, name, { value });
  Object.assign(element.style, { objectFit: "cover", ...style });
  document.body.append(element);
  return element;
}

describe("placeRatio", () => {
  it("PIC-14: is that of the place that cuts a picture's sides", () => {
    expect(placeRatio(image([288, 288], [900, 600], {}), false)).toEqual({ width: 1, height: 1 });
    expect(placeRatio(image([1281, 549], [900, 600], {}), false)).toEqual({ width: 7, height: 3 });
  });

  it("PIC-14: stays once the picture is cropped to it", () => {
    const place = image([300, 200], [600, 400], {});
    expect(placeRatio(place, true)).toEqual({ width: 3, height: 2 });
    expect(placeRatio(place, false)).toBeUndefined();
  });

  it("PIC-14: is known where the style sheet says it, whatever the picture is", () => {
    const place = image([300, 200], [600, 400], { aspectRatio: "3 / 2" });
    expect(placeRatio(place, false)).toEqual({ width: 3, height: 2 });
  });

  it("PIC-14: is not known of what is shown whole, hidden or not there yet", () => {
    expect(
      placeRatio(image([288, 288], [900, 600], { objectFit: "contain" }), true),
    ).toBeUndefined();
    expect(placeRatio(image([0, 0], [900, 600], {}), true)).toBeUndefined();
    expect(placeRatio(image([288, 288], [0, 0], {}), true)).toBeUndefined();
  });
});

describe("namedRatio", () => {
  it.each([
    [1, 1, 1],
    [16 / 9, 16, 9],
    [0.8, 4, 5],
    [1.334, 4, 3],
    [30.5, 30.5, 1],
    [0.01, 0.01, 1],
  ])("PIC-14: calls %d %d : %d", (ratio, width, height) => {
    expect(namedRatio(ratio)).toEqual({ width, height });
  });
});
