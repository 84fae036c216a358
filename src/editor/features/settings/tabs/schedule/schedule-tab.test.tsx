// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { NewPlan, Plan, Plans } from "#/api/schedule.ts";
import type { Call } from "../../../../api/request.ts";
import { focus, until } from "../../../../testing/mount.tsx";
import { createSampleEditor, sampleInfo } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { ScheduleTab } from "./schedule-tab.tsx";

let tab: OpenTab | undefined;
afterEach(() => tab?.unmount());

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);

/** The tab on a server that keeps plans and remembers the zone of the last one. */
async function open(): Promise<OpenTab> {
  let plans: Plan[] = [];
  let zone: string | null = null;
  const call: Call = async (path, { method, body } = {}) => {
    if (path.endsWith("/plans") && method === "POST") {
      const { subject, action, time, timeZone } = body as NewPlan;
      zone = timeZone;
      const at = "2030-06-01T08:00:00.000Z";
      plans.push({ id: 1, subject, action, time, at, timeZone, author: "Anna", failure: null });
    } else if (method === "DELETE") plans = [];
    const all: Plans = {
      plans: [...plans],
      off: [],
      timeZone: zone,
      closedWords: "",
      sendsMail: true,
    };
    if (path.endsWith("/changes")) return { problems: [] } as never;
    return (path.endsWith("/plans") ? all : sampleInfo) as never;
  };
  tab = await openTab(ScheduleTab, createSampleEditor(call));
  const { all } = tab;
  await until(() => all("form").length > 0);
  return tab;
}

it("FOCUS-04: whoever plans a change by keyboard keeps it, and so does whoever cancels one", async () => {
  const opened = await open();
  await typeInto(opened.named("When"), tomorrow);
  const add = opened.named("Schedule");
  await focus(add);
  await opened.press("Schedule");
  await until(() => opened.all(".schedule-row button").length === 1);
  expect(document.activeElement).toBe(opened.named("Schedule"));
  const cancel = opened.named(/^Cancel/);
  await focus(cancel);
  await opened.press(/^Cancel/);
  await until(() => opened.all(".schedule-row button").length === 0);
  expect(document.activeElement?.textContent).toBe("Planned");
  expect(opened.editor.toasts.get().at(-1)?.message).toBe("No longer planned");
});
