import { expect, test } from "vitest";
import { tellProgress } from "./tell-progress.ts";

test.each([
  [true, ["\r\u001B[K5", "\r\u001B[K"]],
  [false, []],
])("progress is told now and then, on one line where there is a terminal (%s)", (isTTY, told) => {
  let time = 0;
  const written: string[] = [];
  const write = (words: string) => written.push(words) > 0;
  const { tell, end } = tellProgress({ isTTY, write }, () => time);
  for (const number of [1, 2, 3, 4, 5]) {
    time += 50;
    tell(() => String(number));
  }
  end();
  expect(written).toEqual(told);
  time = 10_050;
  tell(() => "6");
  expect(written.at(-1)).toBe(isTTY ? "\r\u001B[K6" : "6\n");
});
