// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { mount } from "../testing/mount.tsx";
import type { Mounted } from "../testing/mount.tsx";
import { Slider } from "./slider.tsx";

let mounted: Mounted;
afterEach(() => mounted.unmount());

const nothing = (): void => undefined;

it("PIC-11: a slider is filled from its start, or to either side of the value that changes nothing", async () => {
  const filled = async (value: number, from?: number) => {
    mounted = await mount(
      <Slider
        label="Straighten"
        min={-45}
        max={45}
        value={value}
        {...(from !== undefined && { from })}
        onChange={nothing}
        onRelease={nothing}
      />,
    );
    const { style } = mounted.find("input");
    const both = ["--from", "--v"].map((name) => style.getPropertyValue(name));
    mounted.unmount();
    return both;
  };
  expect(await filled(0)).toEqual(["0%", "50%"]);
  expect(await filled(0, 0)).toEqual(["50%", "50%"]);
  expect(await filled(45, 0)).toEqual(["50%", "100%"]);
  expect(await filled(-45, 0)).toEqual(["0%", "50%"]);
  mounted = await mount(<p />);
});
