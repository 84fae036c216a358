// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { tellOfSvgText } from "./svg-text.ts";

it.each([
  ["<svg><text x='1'>Korn</text></svg>", "image/svg+xml", 1],
  ["<svg:svg><svg:text>Korn</svg:text></svg:svg>", "image/svg+xml", 1],
  ["<svg><!-- <text> --><path d='M0 0h9'/><textPath/></svg>", "image/svg+xml", 0],
  ["<svg><!-- a <!-- b --><text>Korn</text></svg>", "image/svg+xml", 1],
  ["<svg><!-- a --><!-- <text>Korn</text></svg>", "image/svg+xml", 0],
  ["<svg><text>Korn</text></svg>", "image/png", 0],
])(
  "PIC-10: of %j as %s it is said %i times that its text gets another font",
  async (drawing, type, count) => {
    const toast = vi.fn();
    const file = Object.assign(new File([drawing], "logo.svg", { type }), {
      text: async () => drawing,
    });
    await tellOfSvgText({ toast }, file);
    expect(toast).toHaveBeenCalledTimes(count);
  },
);

it("PIC-10: nothing is said of a file that can’t be read any more", async () => {
  const toast = vi.fn();
  const file = Object.assign(new File([""], "logo.svg", { type: "image/svg+xml" }), {
    text: () => Promise.reject(new DOMException("The file was moved", "NotFoundError")),
  });
  await tellOfSvgText({ toast }, file);
  expect(toast).not.toHaveBeenCalled();
});
