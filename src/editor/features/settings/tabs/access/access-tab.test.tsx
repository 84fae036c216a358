// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call, CallOptions } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { createSampleEditor } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { AccessTab } from "./access-tab.tsx";

let tab: OpenTab;
let calls: [string, CallOptions | undefined][];
let locks: { page: string; days: number; changedAt: string }[];
let failure: Error | undefined;

async function open(): Promise<void> {
  const call = (async (path: string, options?: CallOptions) => {
    calls.push([path, options]);
    if (failure && options?.method) throw failure;
    if (options?.method === "DELETE") return undefined;
    const { days = 30 } = (options?.body ?? {}) as { days?: number };
    return options?.method ? { page: "-", days, changedAt: "2026-11-22" } : { locks };
  }) as Call;
  tab = await openTab(AccessTab, createSampleEditor(call));
  await until(() => tab.all("[role=radio]").length > 0);
}

beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  locks = [];
  failure = undefined;
});
afterEach(() => tab.unmount());

const changes = () =>
  calls.flatMap(([path, options]) =>
    options?.method ? [[options.method, path, options.body]] : [],
  );

describe("who may see a site", () => {
  it("LOCK-13: a password is set with the days for which it isn't asked again, and isn't shown afterwards", async () => {
    await open();
    await tab.press(/^People with the password/);
    await tab.press("Set password");
    expect(changes()).toEqual([]);
    await typeInto(tab.named("Password", "input"), "short");
    await tab.press("Set password");
    expect(tab.named("Password", "input").getAttribute("aria-invalid")).toBe("true");
    await typeInto(tab.named("Password", "input"), "mehl-und-wasser");
    await typeInto(tab.named("Ask again after", "select"), "7");
    await tab.press("Set password");
    expect(changes()).toEqual([
      ["PUT", "sites/1/locks/-", { password: "mehl-und-wasser", days: 7 }],
    ]);
    await until(() => tab.all("button").some((one) => one.textContent === "Save changes"));
    expect((tab.named("Password", "input") as HTMLInputElement).value).toBe("");
  });

  it("LOCK-13: the days change alone; nothing goes by a slip of the pointer", async () => {
    locks = [{ page: "-", days: 30, changedAt: "2026-11-20" }];
    await open();
    expect((tab.named("Save changes") as HTMLButtonElement).disabled).toBe(true);
    await typeInto(tab.named("Ask again after", "select"), "90");
    await tab.press("Save changes");
    await tab.press(/^Everyone/);
    expect(changes()).toEqual([["PUT", "sites/1/locks/-", { days: 90 }]]);
    await tab.press("Remove password");
    expect(changes()).toHaveLength(2);
    expect(changes()[1]).toEqual(["DELETE", "sites/1/locks/-", undefined]);
    await until(() => tab.all(".note.warn").length === 0);
  });

  it("LOCK-13: what can't be saved is told, and stays to be tried again", async () => {
    await open();
    failure = new ApiError({ status: 503, code: "unavailable", message: "" });
    await tab.press(/^People with the password/);
    await typeInto(tab.named("Password", "input"), "mehl-und-wasser");
    await tab.press("Set password");
    await until(() => tab.all("[role=alert]").length > 0);
    expect((tab.named("Password", "input") as HTMLInputElement).value).toBe("mehl-und-wasser");
  });

  it("LOCK-13: pages with a password lead to their settings", async () => {
    locks = [{ page: "gallery", days: 30, changedAt: "2026-11-20" }];
    await open();
    const [link] = tab.all("a[href='/sites/1/settings/page/gallery']");
    expect(link?.textContent).toContain("Галерея");
  });
});
