// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import type { Plans } from "#/api/schedule.ts";
import type { SiteInfo } from "#/api/sites.ts";
import type { Call } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { createSampleEditor, sampleInfo } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { ScheduleTab } from "./schedule-tab.tsx";

let tab: OpenTab | undefined;
const asked: string[] = [];
afterEach(() => {
  tab?.unmount();
  asked.length = 0;
});

async function open(
  live: SiteInfo["live"],
  off: Plans["off"],
  about: Partial<SiteInfo> = {},
): Promise<string> {
  const info: SiteInfo = { ...sampleInfo, live, ...about };
  const plans: Plans = { plans: [], off, timeZone: null, closedWords: "", sendsMail: true };
  const call = async (path: string, request?: { readonly method?: string }) => {
    if (request?.method !== undefined) asked.push(path);
    return path.endsWith("/plans") ? plans : info;
  };
  tab = await openTab(ScheduleTab, createSampleEditor(call as Call));
  const { find, all } = tab;
  await until(() => all(".schedule-row").length > 0);
  return find(".settings-rows").textContent;
}

const live = { releaseId: "1", publishedAt: "2026-06-03T10:00:00.000Z" };

it("PLAN-09: a site that was never published is called so, and nothing of it can be unpublished", async () => {
  expect(await open(null, [])).toBe("The whole siteNot published yet");
  expect(tab?.all(".schedule-row button, .schedule-page")).toEqual([]);
});

it("PLAN-09, PLAN-10: a published site can be unpublished, and one that was can be shown again", async () => {
  expect(await open(live, [])).toBe("The whole siteShown as it was last publishedUnpublish");
  tab?.unmount();
  expect(await open(null, ["-"], { offSince: "2020-06-03T09:27:00" })).toContain(
    "Unpublished June 3, 2020 at 9:27",
  );
  expect(tab?.all(".schedule-row button")).toHaveLength(1);
});

it("NEW-96: the whole site is unpublished once it is said what visitors see then", async () => {
  await open(live, []);
  await tab?.press("Unpublish: The whole site");
  expect(document.querySelector("dialog")?.textContent).toContain("Visitors see a notice");
  expect(asked).toEqual([]);
  document.querySelector<HTMLElement>("dialog .button.danger")?.click();
  await until(() => asked.length > 0);
  expect(asked).toEqual(["sites/1/visibility/-"]);
});

it("MODER-08: of a site that the host took down nothing is called shown, and the reason stands there", async () => {
  const takedown = { reason: "Phishing", since: "2020-06-03T09:27:00" };
  expect(await open(live, [], { takedown })).toContain("Taken offline");
  expect(tab?.find(".takedown-note").textContent).toContain("Phishing");
});

it("PLAN-15: words for visitors are saved when they have changed, without the spaces around them", async () => {
  const sent: unknown[] = [];
  const call = async (path: string, request?: { readonly body?: unknown }) => {
    if (path.endsWith("/closed-words")) sent.push(request?.body);
    return path.endsWith("/plans")
      ? { plans: [], off: ["-"], closedWords: "Back soon", timeZone: null, sendsMail: true }
      : { ...sampleInfo, live: null, offSince: "2020-06-03T09:27:00" };
  };
  tab = await openTab(ScheduleTab, createSampleEditor(call as Call));
  const { find, all } = tab;
  await until(() => all(".schedule-words").length > 0);
  const field = find<HTMLTextAreaElement>(".schedule-words textarea");
  expect(field.value).toBe("Back soon");
  expect(all(".schedule-words button")).toEqual([]);
  await typeInto(field, " Back on Monday ");
  find(".schedule-words button").click();
  await until(() => sent.length > 0);
  expect(sent).toEqual([{ words: "Back on Monday" }]);
});
