// @vitest-environment jsdom
import { act, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mount } from "../../../testing/mount.tsx";
import type { Mounted } from "../../../testing/mount.tsx";
import { createSampleEditor } from "../../../testing/sample-editor.ts";
import { NumberInput } from "./number-input.tsx";

let counted: number[];
let screen: Mounted;

function Shown() {
  const [value, setValue] = useState(25);
  const onChange = (next: number): void => {
    counted.push(next);
    setValue(next);
  };
  return <NumberInput label="Left" unit="%" min={0} max={50} step={1} {...{ value, onChange }} />;
}

async function type(text: string): Promise<void> {
  const field = screen.find<HTMLInputElement>("input");
  await act(async () => {
    field.focus();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function leave(): Promise<string> {
  const field = screen.find<HTMLInputElement>("input");
  await act(async () => field.blur());
  return field.value;
}

beforeEach(async () => {
  counted = [];
  screen = await mount(
    <Shown />,
    createSampleEditor(() => Promise.reject(new Error("Nobody is called here"))),
  );
});
afterEach(() => screen.unmount());

it("PIC-11: counts what is typed within the range at once", async () => {
  await type("50");
  expect(counted).toEqual([50]);
  expect(await leave()).toBe("50");
  expect(counted).toEqual([50]);
});

it.each([
  ["51", 50, "50"],
  ["-1", 0, "0"],
])("PIC-11: takes the nearest number for %s once it is left", async (text, number, shown) => {
  await type(text);
  expect(counted).toEqual([]);
  expect(await leave()).toBe(shown);
  expect(counted).toEqual([number]);
});

it("PIC-11: shows what counts where nothing is typed", async () => {
  await type("");
  expect(await leave()).toBe("25");
  expect(counted).toEqual([]);
});
