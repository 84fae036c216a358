// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { StorageReport } from "#/api/operator-storage.ts";
import { ApiError } from "../../../api/api-error.ts";
import { QueryScope } from "../../../api/query-scope.tsx";
import type { Call, CallOptions } from "../../../api/request.ts";
import { type Mounted, click, mount, until } from "../../../testing/mount.tsx";
import { loadWords } from "../../../words/i18n.ts";
import { StorageScreen } from "./storage-screen.tsx";

let mounted: Mounted;
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
});

const backups = {
  schedule: { place: "/mnt/backups", everyHours: 24, kept: 14 },
  isRunning: false,
  isDue: false,
  nextAt: "2026-06-04T10:00:00.000Z",
  there: [],
  runs: [],
};
const report: StorageReport = {
  place: "/data/storage",
  pictures: 0,
  files: 0,
  stored: 0,
  database: 0,
  disk: null,
  largest: [],
  backups,
};

/** The screen before a server that says what `answers` say, one after the other, and refuses a backup with an error. */
async function openStorage(answers: StorageReport[], refusal?: Error) {
  const toast = vi.fn<(message: string) => void>();
  const asked: string[] = [];
  const call = async (path: string, { method = "GET" }: CallOptions = {}) => {
    asked.push(method);
    if (method !== "GET" && refusal) throw refusal;
    return answers.length > 1 && method === "GET" ? answers.shift() : answers[0];
  };
  await loadWords("screens");
  await loadWords("operators");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  mounted = await mount(
    <QueryScope>
      <StorageScreen call={call as Call} toast={toast} />
    </QueryScope>,
  );
  await until(() => mounted.all("section").length > 0);
  return { toast, asked };
}

const later = () => act(async () => vi.advanceTimersByTime(5_000));
const text = () =>
  mounted
    .all("section")
    .map(({ textContent }) => textContent)
    .join("");
const now = () => mounted.find("button");

it("OPER-24: a backup that was asked for is followed from the press to its end", async () => {
  const due = { ...report, backups: { ...backups, isDue: true } };
  const running = { ...report, backups: { ...backups, isRunning: true, nextAt: null } };
  const { asked, toast } = await openStorage([report, due, running, report]);
  await later();
  expect(asked).toEqual(["GET"]);
  await click(now());
  await until(() => text().includes("About to start"));
  expect(toast).toHaveBeenCalledWith("A backup is being made");
  expect(now().getAttribute("aria-disabled")).toBe("true");
  await later();
  await until(() => text().includes("Being made now"));
  await later();
  await until(() => now().getAttribute("aria-disabled") === null);
  const { length } = asked;
  await later();
  expect(asked).toHaveLength(length);
});

it.each([
  ["backup-running", "A backup is already being made. Its result will appear below."],
  ["backups-off", /nowhere to put one. Set BACKUP_DIR/],
  ["unavailable", /again/],
] as const)("OPER-24: a backup that is refused as %s says why", async (code, words) => {
  const refusal = new ApiError({ status: 409, code, message: "" });
  const { toast } = await openStorage([report], refusal);
  await click(now());
  await until(() => toast.mock.calls.length > 0);
  expect(toast.mock.calls[0]?.[0]).toMatch(words);
  expect(toast.mock.calls[0]?.[0]).not.toContain("changed in the meantime");
});

it("OPER-22: what couldn’t be found out in time says so, and is no zero", async () => {
  await openStorage([{ ...report, pictures: null, files: null, largest: null }]);
  for (const words of ["Pictures–Couldn’t", "Files to download–Couldn’t", "pictures–Couldn’t"])
    expect(text()).toContain(words);
  expect(mounted.find("section[aria-label='Largest sites']").textContent).toContain("in time");
});
