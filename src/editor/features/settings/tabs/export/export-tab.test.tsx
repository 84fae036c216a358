// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ExportOffer } from "#/api/exports.ts";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call, CallOptions } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { createSampleEditor } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { ExportTab } from "./export-tab.tsx";

const plain: ExportOffer = {
  address: null,
  website: { obstacle: null, bytes: 12_000_000, leftOut: ["/club/"] },
  project: { bytes: 36_000_000 },
  versions: 12,
  visitors: { messages: 214, subscribers: 118, rsvps: 61 },
};

let tab: OpenTab;
let server: ExportOffer;
let calls: [string, CallOptions | undefined][];
let fail: ApiError | undefined;
let saved: string[];

async function open(offer: Partial<ExportOffer> = {}, role: "owner" | "editor" = "owner") {
  server = { ...plain, ...offer };
  const call = (async (path: string, options?: CallOptions) => {
    if (path === "sites/1/export/offer") return structuredClone(server);
    calls.push([path, options]);
    if (fail) throw fail;
    return {};
  }) as Call;
  const editor = createSampleEditor(call);
  editor.role.set(role);
  tab = await openTab(ExportTab, editor);
  await until(() => tab.all("[role=radio]").length > 0);
}

beforeEach(() => {
  sessionStorage.clear();
  [calls, saved, fail] = [[], [], undefined];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(new URL(this.href).search);
  });
});
afterEach(() => {
  tab.unmount();
  vi.restoreAllMocks();
});

const said = () => tab.find("[role=status]").textContent ?? "";

describe("what can be exported", () => {
  it("EXPORT-16: is chosen with its size, what is left out, and what else comes along", async () => {
    await open();
    expect(tab.find(".export-action").textContent).toContain("About 48 MB");
    expect(tab.find(".export-left-out").textContent).toContain("/club/");
    expect(tab.all("[role=radio]")[3]?.textContent).toContain(
      "Messages: 214, subscribers: 118, replies: 61",
    );
    await tab.press("Versions");
    await tab.press("Export");
    await until(() => saved.length > 0);
    const query = "?form=everything&forms=off&versions=true&visitors=false";
    expect(calls).toEqual([[`sites/1/export${query}`, { method: "HEAD" }]]);
    expect(saved).toEqual([query]);
    expect(said()).toContain("has started");
  });

  it("EXPORT-16: forms go on sending here once the address is saved", async () => {
    await open();
    await tab.press(/^Keep sending here/);
    expect(tab.find(".note.warn").textContent).toContain("save the address first");
    expect((tab.named("Export") as HTMLButtonElement).disabled).toBe(true);
    await typeInto(tab.named("Address of the other server"), "www.example.com");
    server = { ...server, address: "https://www.example.com" };
    await act(async () =>
      tab.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    await until(() => tab.all(".note.warn").length === 0);
    expect(calls).toEqual([
      ["sites/1/export/address", { method: "PUT", body: { address: "www.example.com" } }],
    ]);
    await tab.press("Export");
    await until(() => saved.length > 0);
    expect(saved[0]).toContain("forms=here");
  });

  it("EXPORT-16: what is no address is said beside the field, where it stays", async () => {
    await open();
    fail = new ApiError({ status: 422, code: "export-address-wrong", message: "" });
    const field = tab.named("Address of the other server") as HTMLInputElement;
    await typeInto(field, "nowhere");
    await act(async () =>
      tab.find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    );
    await until(() => tab.all("[role=alert]").length > 0);
    expect(tab.find("[role=alert]").textContent).toContain("address of another server");
    expect(field.value).toBe("nowhere");
  });

  it.each([
    ["not-published", "isn’t published"],
    ["locked", "has a password"],
    ["taken-down", "taken offline"],
    ["lost", "missing on the server"],
  ] as const)("EXPORT-16: says what keeps the website here: %s", async (obstacle, words) => {
    await open({ website: { obstacle, bytes: 0, leftOut: [] } });
    expect(tab.named(/^Project only/).getAttribute("aria-checked")).toBe("true");
    await tab.press(/^Website only/);
    expect(tab.find(".note.warn").textContent).toContain(words);
    expect((tab.named("Export") as HTMLButtonElement).disabled).toBe(true);
  });

  it("EXPORT-16: editors get neither what visitors sent nor the field of the address", async () => {
    await open({ visitors: null }, "editor");
    expect(tab.all("[role=radio]").map(({ textContent }) => textContent)).not.toContainEqual(
      expect.stringContaining("What visitors sent"),
    );
    expect(tab.all("input")).toHaveLength(0);
    expect(tab.find(".settings-group").textContent).toContain("Only an owner");
  });

  it.each([
    [429, "still running"],
    [409, "has changed"],
    [500, "went wrong"],
  ])("EXPORT-16: a refusal with %s is said", async (status, words) => {
    await open();
    fail = new ApiError({ status, code: "unknown", message: "" });
    await tab.press("Export");
    await until(() => said() !== "");
    expect(said()).toContain(words);
    expect(saved).toEqual([]);
  });
});
