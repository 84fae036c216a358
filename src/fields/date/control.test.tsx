// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { DateControl } from "./control.tsx";
import { date } from "./spec.ts";
import type { DateValue } from "./spec.ts";

async function open(value: DateValue | null, hasTime = true, hasZone = false) {
  const onChange = vi.fn();
  const props = {
    spec: date({ hasTime, hasZone }),
    onChange,
    onPreview: vi.fn(),
    tools: controlTools,
  };
  const mounted = await mount(<DateControl {...props} value={value} />);
  onTestFinished(() => mounted.unmount());
  const inputs = [...mounted.container.querySelectorAll("input")];
  const enter = async (at: number, typed: string) => {
    const input = inputs[at];
    if (!input) throw new Error(`There is no input ${at}`);
    await type(input, typed);
    await act(async () => void input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
    return input.value;
  };
  const zone = mounted.container.querySelector("select");
  return { inputs, enter, onChange, zone };
}

const evening: DateValue = { date: "2026-09-12", time: "19:30", until: "22:00" };

it("DATE-04: day and times are kept when they are left, one step each; without a day there is no date", async () => {
  const { inputs, enter, onChange } = await open(evening);
  expect(inputs.map((one) => [one.type, one.value])).toEqual([
    ["date", "2026-09-12"],
    ["time", "19:30"],
    ["time", "22:00"],
  ]);
  await enter(0, "2026-09-12");
  expect(onChange).not.toHaveBeenCalled();
  await enter(0, "2026-09-13");
  await enter(1, "20:00");
  await enter(2, "");
  await enter(1, "");
  await enter(0, "");
  expect(onChange.mock.calls).toEqual([
    [{ ...evening, date: "2026-09-13" }],
    [{ ...evening, time: "20:00" }],
    [{ date: "2026-09-12", time: "19:30" }],
    [{ date: "2026-09-12" }],
    [null],
  ]);
});

it("DATE-04: a year that is still being typed isn't kept, and goes back when it is left", async () => {
  const { enter, onChange } = await open(evening);
  expect(await enter(0, "0202-09-12")).toBe("2026-09-12");
  expect(onChange).not.toHaveBeenCalled();
});

it("DATE-04: times are asked for where the template has them, an end once there is a start", async () => {
  const types = async (value: DateValue | null, hasTime: boolean) =>
    (await open(value, hasTime)).inputs.map((input) => input.type);
  expect(await types(evening, false)).toEqual(["date"]);
  expect(await types(null, true)).toEqual(["date"]);
  expect(await types({ date: "2026-09-12" }, true)).toEqual(["date", "time"]);
});

it("DATE-06: an instant has a zone in place of an end: the one that it is entered in, until another is chosen", async () => {
  const usual = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { inputs, enter, onChange, zone } = await open(
    { date: "2027-02-12", time: "17:30" },
    true,
    true,
  );
  expect(inputs.map((one) => one.type)).toEqual(["date", "time"]);
  expect(zone?.value).toBe(usual);
  await enter(1, "18:00");
  expect(onChange).toHaveBeenLastCalledWith({ date: "2027-02-12", time: "18:00", zone: usual });
  const other = await open({ date: "2027-02-12", time: "17:30", zone: "Asia/Tokyo" }, true, true);
  expect(other.zone?.value).toBe("Asia/Tokyo");
  await other.enter(1, "");
  expect(other.onChange).toHaveBeenLastCalledWith({ date: "2027-02-12" });
});
