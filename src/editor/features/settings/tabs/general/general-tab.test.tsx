// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../../api/api-error.ts";
import type { Call, CallOptions } from "../../../../api/request.ts";
import { until } from "../../../../testing/mount.tsx";
import { createSampleEditor } from "../../../../testing/sample-editor.ts";
import { openTab, typeInto } from "../../testing/open-tab.tsx";
import type { OpenTab } from "../../testing/open-tab.tsx";
import { GeneralTab } from "./general-tab.tsx";

let tab: OpenTab;
let calls: [string, CallOptions | undefined][];
let answer: (path: string, options?: CallOptions) => unknown;

const callOf = (async (path: string, options?: CallOptions) => {
  calls.push([path, options]);
  return answer(path, options);
}) as Call;

beforeEach(async () => {
  sessionStorage.clear();
  calls = [];
  answer = () => undefined;
  tab = await openTab(GeneralTab, createSampleEditor(callOf));
});
afterEach(() => tab.unmount());

async function openWebhook(): Promise<void> {
  const details = tab.find<HTMLDetailsElement>("details");
  await act(async () => {
    details.open = true;
    details.dispatchEvent(new Event("toggle"));
  });
  await until(() => tab.all("input[type=url]").length > 0);
}

describe("the general settings", () => {
  it("SET-02: the site's name and where its messages go", async () => {
    await tab.fill("Name", "  Фары и лампы ");
    await tab.fill("Email for messages", "owner@example.org");
    expect(tab.site()).toMatchObject({
      name: "Фары и лампы",
      settings: { email: "owner@example.org" },
    });
    await tab.fill("Email for messages", "");
    expect(tab.site().settings.email).toBe("");
  });

  it("DOC-290: a name that another gave while one was typed is told of, and comes back by undo", async () => {
    const field = tab.named("Name", "input");
    await act(async () => field.focus());
    await typeInto(field, "Ours");
    await act(async () => {
      tab.editor.dispatch({ name: "site.rename", args: { name: "Theirs" } });
    });
    await act(async () => field.blur());
    expect(tab.site().name).toBe("Ours");
    await until(() => tab.editor.toasts.get().length > 0);
    const toast = tab.editor.toasts.get().at(-1);
    expect(toast?.message).toBe(
      "Your name replaced “Theirs”: the site was renamed in the meantime",
    );
    await act(async () => toast?.action?.run());
    expect(tab.site().name).toBe("Theirs");
  });

  it.each([
    ["Name", "", "Enter a name of 1 to 80 characters"],
    ["Name", "я".repeat(81), "Enter a name of 1 to 80 characters"],
    ["Email for messages", "a@b\r\nBcc: c@d.example", "Please enter a valid email"],
    ["Email for messages", "<script>@example.org", "Please enter a valid email"],
  ])("SET-03: %s refuses %j in place", async (name, text, message) => {
    const before = tab.site();
    const field = await tab.fill(name, text);
    expect(tab.noteOf(field)).toBe(message);
    expect(tab.site()).toBe(before);
  });

  it("MAIL-07: an address that emails don’t reach is told beside it, with the mail server’s words", async () => {
    const failure = {
      email: "lena@korn.example",
      reason: "550 5.1.1 <b>no such user</b>",
      failedAt: "2026-11-26T10:00:00.000Z",
    };
    answer = (path) => (path === "sites/1/notice-failure" ? failure : undefined);
    await tab.fill("Email for messages", failure.email);
    await until(() => tab.all(".note.error").length > 0);
    const words = tab.find(".note.error").textContent;
    expect(words).toContain("lena@korn.example couldn’t be delivered");
    expect(words).toContain("The mail server said: 550 5.1.1 <b>no such user</b>");
    answer = () => ({ ...failure, email: "other@korn.example", reason: null, failedAt: null });
    await tab.fill("Email for messages", "other@korn.example");
    await until(() => tab.all(".note.warn").length > 0);
    expect(tab.find(".note.warn").textContent).toMatch(/^Emails to other@korn.example are delayed/);
    answer = () => undefined;
    await tab.fill("Email for messages", "third@korn.example");
    expect(tab.all(".note")).toEqual([]);
  });

  it("SET-14: the webhook is asked for when it is opened, set, and taken away", async () => {
    expect(calls).toEqual([]);
    await openWebhook();
    const info = { url: "https://hooks.example.org/in", secret: "s3cret", failedAt: null };
    answer = () => info;
    await tab.fill("Address", " https://hooks.example.org/in ");
    expect(calls.at(-1)).toEqual([
      "sites/1/webhook",
      { method: "PUT", body: { url: "https://hooks.example.org/in" } },
    ]);
    await until(() => tab.all("code").length > 0);
    expect(tab.find("code").textContent).toBe("s3cret");
    answer = () => undefined;
    await tab.fill("Address", "");
    expect(calls.at(-1)).toEqual(["sites/1/webhook", { method: "DELETE" }]);
    expect(tab.all("code")).toEqual([]);
  });

  it("SET-14: an address that is none is not sent; one that the server refuses is told in place", async () => {
    await openWebhook();
    const count = calls.length;
    const field = await tab.fill("Address", "javascript:alert(1)");
    expect(tab.noteOf(field)).toMatch(/starts with https/);
    expect(calls).toHaveLength(count);
    answer = () => {
      throw new ApiError({ status: 422, code: "invalid", message: "private" });
    };
    await tab.fill("Address", "http://127.0.0.1/");
    await until(() => tab.noteOf(field).includes("public"));
  });

  it("NEW-07: the address is changed in place; one that is none or taken is told beside it", async () => {
    const moved = { slug: "lamp", address: "http://lamp.localhost:3000/" };
    answer = () => moved;
    const field = await tab.fill("Site address", "not one");
    expect(tab.noteOf(field)).toMatch(/lowercase letters/);
    expect(calls).toEqual([]);
    await tab.fill("Site address", " Lamp ");
    expect(calls).toEqual([["sites/1", { method: "PATCH", body: { slug: "lamp" } }]]);
    await until(() => tab.find(".settings-fact a").textContent === "lamp.localhost:3000");
    answer = () => {
      throw new ApiError({ status: 409, code: "slug-taken", message: "private" });
    };
    await tab.fill("Site address", "studio");
    await until(() => tab.noteOf(field).includes("taken"));
  });

  it("TRAFFIC-03: a published site says how often it was looked at; nothing is asked of a draft", async () => {
    expect(calls).toEqual([]);
    await tab.unmount();
    const quotas = {
      pages: null,
      mail: { used: 0, most: null },
      views: { used: 900, most: 1_000 },
    };
    answer = (path) => (path === "sites/1/traffic" ? { views: 1204, days: 30 } : quotas);
    const editor = createSampleEditor(callOf);
    const live = { releaseId: "1", publishedAt: "2026-11-26T10:00:00.000Z" };
    tab = await openTab(GeneralTab, { ...editor, site: { ...editor.site, live } });
    await until(() => document.body.textContent.includes("1,204 views in the last 30 days"));
    await until(() => document.body.textContent.includes("900 of this month’s 1,000 views"));
  });

  it("NEW-06: says what a copy has, makes it and opens it", async () => {
    answer = () => ({ id: 7 });
    expect(tab.find(".settings-deeds").textContent).toContain("Without messages, members");
    await tab.press("Duplicate");
    await until(() => location.pathname === "/sites/7/edit/home");
    expect(calls).toEqual([
      ["sites/1/copies", { method: "POST", body: { name: expect.stringMatching(/ \(copy\)$/) } }],
    ]);
  });

  it("NEW-218: an owner transfers the site here, too, by the dialog of the tab with the people", async () => {
    answer = (path) =>
      path === "sites/1/people"
        ? { people: [], invitations: [], sendsMail: true }
        : { id: "1", email: "lena@korn.example", role: "owner", isTransfer: true };
    expect(tab.find(".settings-deeds").textContent).toContain("The new owner has to accept.");
    await tab.press("Transfer…");
    await until(() => tab.all("dialog").length > 0);
    await tab.fill("Email of the new owner", "lena@korn.example");
    await tab.press("Send invitation");
    await until(() => tab.all("dialog").length === 0);
    expect(calls).toContainEqual([
      expect.stringMatching(/^sites\/1\/invitations/),
      expect.objectContaining({ method: "POST" }),
    ]);
    expect(tab.editor.toasts.get()[0]?.message).toBe("Invitation sent to lena@korn.example");
  });

  it("NEW-218: what can’t be asked is told beside Transfer; who doesn’t own the site isn’t offered it", async () => {
    answer = () => {
      throw new ApiError({ status: 503, code: "unavailable", message: "private" });
    };
    await tab.press("Transfer…");
    await until(() => tab.find(".settings-deeds").textContent.includes("Try again"));
    expect(tab.all("dialog")).toEqual([]);
    await tab.unmount();
    const editor = createSampleEditor(callOf);
    tab = await openTab(GeneralTab, { ...editor, site: { ...editor.site, role: "editor" } });
    expect(tab.find(".settings-deeds").textContent).toContain("Duplicate");
    expect(tab.find(".settings-deeds").textContent).not.toContain("Transfer");
  });

  it("NEW-08: says what the trash does, and leads to the list of sites", async () => {
    expect(tab.find(".settings-deeds").textContent).toContain("Takes the site offline at once");
    expect(tab.find(".settings-deeds").textContent).toContain(
      "After 30 days in the trash it’s deleted for good.",
    );
    await tab.press("Move to trash");
    await until(() => location.pathname === "/");
    expect(calls).toEqual([["sites/1", { method: "DELETE" }]]);
  });
});
