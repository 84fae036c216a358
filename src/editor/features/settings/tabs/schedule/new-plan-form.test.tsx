// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Plan, Plans } from "#/api/schedule.ts";
import { farthestDays, mostPlans } from "#/api/schedule.ts";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { loadWords, startTranslations, translator } from "../../../../words/i18n.ts";
import { createSampleEditor, sampleInfo } from "../../../../testing/sample-editor.ts";
import { openTab } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { nextLook } from "./next-look.ts";
import { planTimeProblem } from "./plan-time.ts";
import { effectWords } from "./plan-words.ts";
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
    closedWords: "",
    sendsMail: false,
  };
  const call = async (path: string, { method = "GET" } = {}) => {
    if (path.endsWith("/changes"))
      return { problems: [{ severity: "error", count: 2 }, { severity: "warning" }] };
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

it("PLAN-12: what would stop a publication is told while it is planned; without mail no email is promised", async () => {
  await open(refused());
  expect(tab.find(".schedule-effect").textContent).not.toContain("email");
  expect(tab.find(".schedule-effect").textContent).toContain("the list of sites and this page");
  await tab.fill("When", inDays(2));
  await until(() => tab.all(".schedule-effect .note").length > 0);
  expect(tab.find(".schedule-effect .note").textContent).toContain("The checks find 2 errors");
  await tab.fill("What happens", "unpublish");
  expect(tab.all(".schedule-effect .note")).toEqual([]);
});

it("PLAN-131: a draft is offered where a page is unpublished, and not where one is published", async () => {
  await open(refused());
  const subject = () => tab.named("What", "select") as HTMLSelectElement;
  const offered = () => [...subject().options].map(({ value }) => value);
  expect(offered()).toEqual(["-", "home", "gallery"]);
  await act(async () =>
    tab.editor.dispatch({ name: "page.draft", args: { page: "gallery", isDraft: true } }),
  );
  expect(offered()).toEqual(["-", "home"]);
  await tab.fill("What happens", "unpublish");
  expect(offered()).toEqual(["-", "home", "gallery"]);
  await tab.fill("What", "gallery");
  expect(subject().value).toBe("gallery");
  await tab.fill("What happens", "publish");
  expect(subject().value).toBe("-");
});

it("PLAN-13: to unpublish a page first is advised only where it isn’t hidden by then", async () => {
  await startTranslations();
  await loadWords("settings");
  const t = translator("settings");
  const page = {
    subject: "menu",
    action: "publish",
    time: "2099-01-02T08:00",
    timeZone: "UTC",
  } as const;
  const none: Plans = { plans: [], off: [], timeZone: null, closedWords: "", sendsMail: true };
  const off: Plan = { ...planned, subject: "menu", action: "unpublish" };
  const advises = (plans: Plans, time: string = page.time): boolean =>
    effectWords(t, { ...page, time }, plans).includes("Unpublish it first");
  expect(advises(none)).toBe(true);
  expect(advises({ ...none, off: ["menu"] })).toBe(false);
  expect(advises({ ...none, off: ["home"] })).toBe(true);
  expect(advises({ ...none, plans: [off] })).toBe(false);
  expect(advises({ ...none, plans: [off] }, "")).toBe(false);
  expect(advises({ ...none, plans: [off] }, off.time)).toBe(true);
  expect(advises({ ...none, plans: [{ ...off, failure: "problems" }] })).toBe(true);
});

it("PLAN-13: plans are looked at again right after the next is due, and closely until it is done", () => {
  const at = Date.parse(planned.at);
  const look = (now: number, failure: Plan["failure"] = null) =>
    nextLook([{ at: planned.at, failure }], now);
  expect(nextLook([], 0)).toBe(15_000);
  expect(look(at - 60_000)).toBe(15_000);
  expect(look(at - 5_000)).toBe(7_000);
  expect(look(at)).toBe(2_000);
  expect(look(at + 120_000)).toBe(2_000);
  expect(look(at + 120_001)).toBe(15_000);
  expect(look(at, "problems")).toBe(15_000);
});
