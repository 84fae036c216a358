// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import type { Plan, Plans } from "#/api/schedule.ts";
import { farthestDays, mostPlans } from "#/api/schedule.ts";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { createSampleEditor, sampleInfo } from "../../../../testing/sample-editor.ts";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { planTimeProblem } from "./plan-time.ts";
import { ScheduleTab } from "./schedule-tab.tsx";

let tab: OpenTab;
afterEach(() => tab?.unmount());

const planned: Plan = {
  id: 1,
  subject: "-",
  action: "publish",
  time: "2099-01-01T08:00",
  timeZone: "UTC",
  at: "2099-01-01T08:00:00.000Z",
  author: "Lena",
  failure: null,
};

async function open(refusal: ApiError, count = 0) {
  const sent = vi.fn<() => void>();
  const plans: Plans = {
    plans: Array.from({ length: count }, (_, id) => ({ ...planned, id })),
    off: [],
    timeZone: "UTC",
  };
  const call = async (path: string, { method = "GET" } = {}) => {
    if (!path.endsWith("/plans")) return sampleInfo;
    if (method === "GET") return plans;
    sent();
    throw refusal;
  };
  tab = await openTab(ScheduleTab, createSampleEditor(call as Call));
  await until(() => tab.all(".schedule-form").length > 0);
  return sent;
}

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);

const refused = (details?: unknown) =>
  new ApiError({ status: 422, code: "invalid", message: "", details });

it("PLAN-11: no time, one that is past and one too far ahead are told of at the field, and nothing is sent", async () => {
  const sent = await open(refused());
  await tab.press("Schedule");
  expect(tab.noteOf(tab.named("When"))).toBe("Choose a date and a time");
  await tab.fill("When", "2020-11-25T08:00");
  expect(tab.noteOf(tab.named("When"))).toBe("");
  await tab.press("Schedule");
  expect(tab.noteOf(tab.named("When"))).toBe("This time is past");
  await tab.fill("When", inDays(farthestDays + 2));
  await tab.press("Schedule");
  expect(tab.noteOf(tab.named("When"))).toBe("Choose a time within the next 400 days");
  expect(sent).not.toHaveBeenCalled();
  expect(tab.all("[role=alert].note")).toEqual([]);
});

it("PLAN-11: a time that the server calls past is told of at the field too, anything else below the form", async () => {
  await open(refused([{ path: "/time", message: "Choose a time in the future" }]));
  await tab.fill("When", inDays(2));
  await tab.press("Schedule");
  await until(() => tab.noteOf(tab.named("When")) === "This time is past");
  expect(tab.all("[role=alert].note")).toEqual([]);
  tab.unmount();
  await open(refused());
  await tab.fill("When", inDays(2));
  await tab.press("Schedule");
  await until(() => tab.all("[role=alert].note").length > 0);
  expect(tab.find("[role=alert].note").textContent).toBe("Check what you entered and try again.");
});

it("PLAN-11: one plan too many is told as that", async () => {
  await open(new ApiError({ status: 429, code: "too-many-requests", message: "" }), mostPlans);
  await tab.fill("When", inDays(2));
  await tab.press("Schedule");
  await until(() => tab.all("[role=alert].note").length > 0);
  expect(tab.find("[role=alert].note").textContent).toBe(
    "You can plan up to 50 changes. Cancel one first.",
  );
});

it("PLAN-11: the limits of a time are the server’s, to the millisecond", () => {
  const at = Date.parse("2026-11-26T08:00:00Z");
  const plan = { time: "2026-11-26T09:00", timeZone: "Europe/Berlin" };
  expect(planTimeProblem(plan, at)).toBe("past");
  expect(planTimeProblem(plan, at - 1)).toBeUndefined();
  expect(planTimeProblem(plan, at - farthestDays * 86_400_000)).toBeUndefined();
  expect(planTimeProblem(plan, at - farthestDays * 86_400_000 - 1)).toBe("far");
  expect(planTimeProblem({ ...plan, time: "nonsense" }, at)).toBe("past");
});
