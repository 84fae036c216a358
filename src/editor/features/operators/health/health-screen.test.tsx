// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { HealthReport } from "#/api/operator-health.ts";
import { QueryScope } from "../../../api/query-scope.tsx";
import type { Call, CallOptions } from "../../../api/request.ts";
import { type Mounted, click, mount, until } from "../../../testing/mount.tsx";
import { chooseLanguage, loadWords } from "../../../words/i18n.ts";
import { HealthScreen } from "./health-screen.tsx";

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  await chooseLanguage("en");
});

const folder = { folder: "/data", freeBytes: 536_870_912, allBytes: 10_737_418_240 };
const report: HealthReport = {
  state: "done",
  startedAt: "2026-06-03T10:00:00.000Z",
  endedAt: "2026-06-03T10:01:00.000Z",
  host: "machine-1",
  checks: [
    {
      name: "disk",
      findings: [{ state: "warning", code: "diskLow", values: folder, text: "Disk is low." }],
    },
    {
      name: "certificates",
      findings: [
        { state: "problem", code: "certOld", values: {}, text: "It expires <b>soon</b>." },
      ],
    },
  ],
};

async function openHealth(answer: HealthReport): Promise<string[]> {
  const calls: string[] = [];
  const call = async (path: string, { method = "GET" }: CallOptions = {}) => {
    if (method !== "GET") calls.push(`${method} ${path}`);
    return answer;
  };
  await loadWords("screens");
  await loadWords("operators");
  mounted = await mount(
    <QueryScope>
      <HealthScreen call={call as Call} toast={vi.fn<(message: string) => void>()} />
    </QueryScope>,
  );
  await until(() => mounted.all("main, header").length > 0);
  return calls;
}

it("OPER-21: says what is wrong first and how to mend it, with what another version found as it says it", async () => {
  const calls = await openHealth(report);
  await until(() => mounted.all("tbody tr").length === 2);
  const [first, second] = mounted.all("tbody tr").map(({ textContent }) => textContent);
  expect(first).toBe("certificatesProblemIt expires <b>soon</b>.");
  expect(second).toBe("DiskWarning/data: 512 MB of 10 GB are free. Free up space soon.");
  expect(mounted.find("p.secondary-text").textContent).toContain("on machine-1");
  await click(mounted.find("header button"));
  await until(() => calls.length === 1);
  expect(calls).toEqual(["POST operator/health/check"]);
});

it("OPER-21: says it in the language of the interface, sizes too", async () => {
  await openHealth(report);
  await act(() => chooseLanguage("ru"));
  await until(() => mounted.find("h1").textContent === "Состояние сервера");
  expect(mounted.all("tbody tr")[1]?.textContent).toContain("/data: свободно 512");
  expect(mounted.all("tbody tr")[1]?.textContent).toContain("МБ");
});

it("OPER-20: before the first check it says what there will be, and no second one is begun while one is made", async () => {
  await openHealth({ state: "none", startedAt: null, endedAt: null, host: "", checks: [] });
  await until(() => mounted.all("p.empty").length === 1);
  await mounted.unmount();
  const calls = await openHealth({ ...report, state: "running", endedAt: null });
  await until(() => mounted.all("[role=status]").length === 1);
  await click(mounted.find("header button"));
  expect(calls).toEqual([]);
});
