// @vitest-environment jsdom
import { act } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { click, mount, type } from "#/editor/testing/mount.tsx";
import { controlTools } from "../control-fixture.ts";
import { HoursControl } from "./control.tsx";
import type { HoursValue } from "./hours-schema.ts";
import { hours } from "./spec.ts";
import { usualHours } from "./week.ts";

const own = { ...usualHours, zone: "Europe/Berlin" };

async function open(value: HoursValue | null, siteHours?: HoursValue) {
  const [onChange, setSiteHours] = [vi.fn(), vi.fn()];
  const tools = { ...controlTools, siteHours, setSiteHours };
  const props = { spec: hours(), value, onChange, onPreview: vi.fn(), tools };
  const mounted = await mount(<HoursControl {...props} />);
  onTestFinished(() => mounted.unmount());
  const named = (name: string): HTMLInputElement =>
    mounted.find<HTMLInputElement>(`[aria-label="${name}"]`);
  return { ...mounted, named, onChange, setSiteHours };
}

const leave = (one: HTMLElement) =>
  act(async () => void one.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));

it("HOURS-04: a time is kept when it is left, one step; intervals are added, removed and copied to the days below", async () => {
  const { named, onChange } = await open(own);
  await type(named("Monday: opens at"), "08:30");
  expect(onChange).not.toHaveBeenCalled();
  await leave(named("Monday: opens at"));
  const [[kept]] = onChange.mock.calls as [[HoursValue]];
  expect([kept.days[0], kept.days[1]]).toEqual([
    [{ from: "08:30", to: "18:00" }],
    [{ from: "09:00", to: "18:00" }],
  ]);
  await click(named("Sunday: add hours"));
  expect(onChange.mock.lastCall?.[0].days[6]).toEqual([{ from: "09:00", to: "18:00" }]);
  await click(named("Saturday: remove these hours"));
  expect(onChange.mock.lastCall?.[0].days[5]).toEqual([]);
  await click(named("Saturday: copy to the days below"));
  expect(onChange.mock.lastCall?.[0].days[6]).toEqual([{ from: "10:00", to: "16:00" }]);
});

it("HOURS-04: a day is open around the clock by one press, and closed again by another", async () => {
  const always = [{ from: "00:00", to: "00:00" }];
  const { named, onChange } = await open(own);
  await click(named("Monday: open around the clock"));
  expect(onChange.mock.lastCall?.[0].days[0]).toEqual(always);
  await click(named("Sunday: open around the clock"));
  expect(onChange.mock.lastCall?.[0].days[6]).toEqual(always);

  const other = await open({ ...own, days: [always, ...own.days.slice(1)] });
  const monday = other.container.querySelector(".hours-day");
  expect(monday?.textContent).toContain("Open around the clock");
  expect(monday?.querySelector("input")).toBeNull();
  const remove = monday?.querySelector<HTMLElement>('[aria-label="Monday: remove these hours"]');
  await click(remove ?? other.container);
  expect(other.onChange.mock.lastCall?.[0].days[0]).toEqual([]);
});

it("HOURS-04: a special day is added closed and gets hours or another date; one that is taken goes back", async () => {
  const exceptions = [
    { date: "2026-12-31", intervals: [] },
    { date: "2027-01-01", intervals: [] },
  ];
  const { container, named, onChange } = await open({ ...own, exceptions });
  const [first] = container.querySelectorAll<HTMLInputElement>("input[type=date]");
  if (!first) throw new Error("There is no date");
  first.value = "2027-01-01";
  await leave(first);
  expect([first.value, onChange.mock.calls.length]).toEqual(["2026-12-31", 0]);
  first.value = "2027-01-07";
  await leave(first);
  const datesOf = (value: HoursValue) => value.exceptions.map(({ date }) => date);
  expect(datesOf(onChange.mock.lastCall?.[0])).toEqual(["2027-01-01", "2027-01-07"]);
  await click(named("January 1: add hours"));
  expect(onChange.mock.lastCall?.[0].exceptions[1].intervals).toHaveLength(1);
});

it("HOURS-420: usual hours that nobody has entered say so, and are the site's by one press", async () => {
  const { container, setSiteHours, onChange } = await open(null);
  expect(container.textContent).toContain("visitors don’t see them yet");
  const use = [...container.querySelectorAll("button")].find(
    (one) => one.textContent === "Use these hours",
  );
  await click(use ?? container);
  expect(setSiteHours.mock.calls).toEqual([[{ ...usualHours, zone: expect.any(String) }]]);
  expect(onChange).not.toHaveBeenCalled();
  const entered = await open(null, own);
  expect(entered.container.textContent).not.toContain("visitors don’t see them yet");
  expect(entered.container.textContent).not.toContain("Use these hours");
});

it("HOURS-05: the site's hours are edited in place of none of its own, and stay the site's", async () => {
  const { named, onChange, setSiteHours, container } = await open(null, own);
  await click(named("Sunday: add hours"));
  expect(onChange).not.toHaveBeenCalled();
  expect(setSiteHours.mock.lastCall?.[0]).toMatchObject({ zone: "Europe/Berlin" });
  const button = [...container.querySelectorAll("button")].find(
    (one) => one.textContent === "Hours of its own",
  );
  if (!button) throw new Error("There is no choice");
  await click(button);
  expect(onChange.mock.calls).toEqual([[own]]);
});
