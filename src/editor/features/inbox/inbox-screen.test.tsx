// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InboxEntries } from "#/api/inbox.ts";
import type { SiteRole } from "#/api/roles.ts";
import { ApiError } from "../../api/api-error.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import { click, focus, mount, press, type, until } from "../../testing/mount.tsx";
import type { Mounted } from "../../testing/mount.tsx";
import { createSampleEditor } from "../../testing/sample-editor.ts";
import { InboxScreen } from "./inbox-screen.tsx";

/** jsdom has none; nobody else is here. */
class NobodyElse {
  addEventListener(): void {}
  close(): void {}
}
vi.stubGlobal("EventSource", NobodyElse);

let mounted: Mounted;
beforeEach(() => {
  Object.assign(globalThis, {
    matchMedia: (query: string) => ({
      matches: query.includes("min-width"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
});
afterEach(() => mounted.unmount());

const around = {
  sentAt: "2026-11-20T12:00:00.000Z",
  isRead: false,
  page: "http://fary.example/book/",
  language: "ru",
  release: "0123456789abcdef",
  version: 3,
};
const ann: InboxEntries["messages"] = {
  ...around,
  id: 2,
  name: "Ann <script>",
  email: "ann@example.org",
  message: "Hello\nthere",
  isCookieAccepted: true,
};
const bob: InboxEntries["messages"] = {
  ...ann,
  id: 1,
  isRead: true,
  name: "Bob",
  email: "bob@example.org",
  message: "",
  page: "javascript:alert(1)",
  isCookieAccepted: null,
};
const complaint: InboxEntries["complaints"] = { ...around, id: 3, comment: "This is my picture" };

function fakeServer({
  failure = null as ApiError | null,
  mail = { used: 3, most: 100 as number | null },
} = {}) {
  const lists: Record<string, { id: number; isRead: boolean }[]> = {
    messages: [ann, bob],
    subscribers: [],
    rsvps: [],
    complaints: [complaint],
  };
  const trashed = new Map<number, { id: number; isRead: boolean }>();
  const calls: string[] = [];
  const find = (list: string, id: number) => lists[list]?.find((one) => one.id === id);

  function change(list: string, id: number, body: { isRead?: boolean; isTrashed?: false }) {
    const back = trashed.get(id);
    if (body.isTrashed === false && back) lists[list]?.unshift(back);
    lists[list] = (lists[list] ?? []).map((one) =>
      one.id === id && body.isRead !== undefined ? { ...one, isRead: body.isRead } : one,
    );
    return find(list, id);
  }

  async function answer(path: string, { method = "GET", body }: CallOptions = {}) {
    if (method !== "GET") calls.push(`${method} ${path} ${JSON.stringify(body ?? null)}`);
    if (failure) throw failure;
    if (path.endsWith("/inbox")) {
      return Object.fromEntries(
        Object.entries(lists).map(([list, all]) => [
          list,
          { total: all.length, unread: all.filter(({ isRead }) => !isRead).length },
        ]),
      );
    }
    if (path.endsWith("/quotas")) return { pages: null, mail, views: { used: 0, most: null } };
    if (path.endsWith("/erasures")) return { messages: 1, subscribers: 1, rsvps: 0 };
    const [, list = "", id = ""] = /^sites\/1\/(\w+)(?:\/(\d+))?/.exec(path) ?? [];
    if (method === "PATCH" && id) return change(list, Number(id), body as object);
    if (method === "DELETE") {
      trashed.set(Number(id), find(list, Number(id)) ?? ann);
      lists[list] = (lists[list] ?? []).filter((one) => one.id !== Number(id));
      return undefined;
    }
    if (!lists[list]) throw new ApiError({ status: 404, code: "not-found", message: "" });
    if (id === "") return path.includes("isUnread=true") ? [] : lists[list];
    const found = find(list, Number(id));
    if (!found) throw new ApiError({ status: 404, code: "not-found", message: "" });
    return found;
  }
  return { call: answer as Call, calls };
}

async function open(rest: string, server = fakeServer(), role: SiteRole = "owner") {
  const editor = createSampleEditor(server.call);
  editor.role.set(role);
  mounted = await mount(<InboxScreen rest={rest} />, editor);
  await until(() => mounted.all(".inbox-row, .empty").length > 0);
  return { editor, calls: server.calls };
}

const rows = () => mounted.all(".inbox-row");

it("QUOTA-06: the inbox says that no emails are left to tell of what arrives", async () => {
  await open("", fakeServer({ mail: { used: 100, most: 100 } }));
  await until(() => mounted.all(".quota-note").length > 0);
  expect(mounted.find(".quota-note").textContent).toContain("arrive here without an email");
  expect(rows()).toHaveLength(2);
});

describe("the inbox", () => {
  it("INBOX-06: shows what came, what of it is unread, and counts that", async () => {
    await open("");
    expect(rows().map((row) => row.querySelectorAll(".dot").length)).toEqual([1, 0]);
    expect(rows()[0]?.textContent).toContain("Ann <script>");
    expect(rows()[1]?.textContent).toContain("No message.");
    await until(() => mounted.all(".inbox-tabs .count").length === 2);
    expect(mounted.find(".inbox-tabs [aria-current]").textContent).toBe("Messages11 unread");
    expect(mounted.find(".inbox-list-head [role=status]").textContent).toBe("2 messages");
    expect(mounted.find("[download]").getAttribute("href")).toBe(
      "/api/v1/sites/1/messages.csv?language=en",
    );
    expect(document.title).toBe("Inbox of Фары · Vitrine");
  });

  it("INBOX-06: what is opened is read; page, language, consent and version are told", async () => {
    const { calls } = await open("messages/2");
    await until(() => rows()[0]?.querySelector(".dot") === null);
    expect(calls).toEqual(['PATCH sites/1/messages/2 {"isRead":true}']);
    const facts = mounted.find(".inbox-entry dl").textContent;
    for (const word of ["/book/", "Russian", "Accepted", "No. 3"]) expect(facts).toContain(word);
    expect(mounted.find(".inbox-entry .inbox-text").textContent).toBe("Hello\nthere");
    await click(mounted.find('[aria-label="Mark as unread"]'));
    await until(() => rows()[0]?.querySelector(".dot") !== null);
    expect(calls.at(-1)).toBe('PATCH sites/1/messages/2 {"isRead":false}');
  });

  it("INBOX-06: counts that were read before an entry was opened, and come after it, are asked for again", async () => {
    const server = fakeServer();
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    let isFirst = true;
    const call = (async (path: string, options?: CallOptions) => {
      const answer: unknown = await (server.call as typeof call)(path, options);
      if (!path.endsWith("/inbox") || !isFirst) return answer;
      isFirst = false;
      await late;
      return answer;
    }) as Call;
    await open("messages/2", { ...server, call });
    await until(() => server.calls.length === 1);
    await act(async () => arrive());
    await until(() => mounted.all(".inbox-tabs .count").length === 1);
    expect(mounted.find(".inbox-tabs [aria-current]").textContent).toBe("Messages");
  });

  it("INBOX-05: an entry that is opened and deleted at once is marked before it goes into the trash", async () => {
    const server = fakeServer();
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const call = (async (path: string, options?: CallOptions) => {
      if (options?.method === "PATCH") await late;
      return (server.call as typeof call)(path, options);
    }) as Call;
    await open("messages/2", { ...server, call });
    await until(() => mounted.all('.inbox-entry, [aria-label="Delete"]').length > 1);
    await click(mounted.find('[aria-label="Delete"]'));
    expect(server.calls).toEqual([]);
    await act(async () => arrive());
    await until(() => server.calls.length === 2);
    expect(server.calls.map((one) => one.split(" ")[0])).toEqual(["PATCH", "DELETE"]);
  });

  it("SEC-02: an address of a page that is none of the web is no link", async () => {
    await open("messages/1");
    await until(() => mounted.all(".inbox-entry").length > 0);
    expect(mounted.all(".inbox-entry dl a")).toHaveLength(0);
    expect(mounted.container.innerHTML).not.toContain("javascript:");
  });

  it("INBOX-03: a complaint has nobody to answer to, and can't be deleted", async () => {
    const { calls } = await open("complaints/3");
    await until(() => mounted.all(".inbox-entry").length > 0);
    expect(mounted.find(".inbox-entry").textContent).toContain("This is my picture");
    expect(
      mounted.all(".inbox-reading-pane a[href^=mailto], .inbox-reading-pane [aria-label=Delete]"),
    ).toHaveLength(0);
    await focus(rows()[0]!);
    await press("Delete");
    expect(calls.filter((call) => call.startsWith("DELETE"))).toEqual([]);
  });

  it("INBOX-05: Delete throws away without asking, Undo brings it back", async () => {
    const { calls } = await open("");
    await focus(rows()[0]!);
    await press("Delete");
    await until(() => mounted.all(".toast button").length > 0);
    expect(rows()).toHaveLength(1);
    expect(document.activeElement).toBe(rows()[0]);
    await click(mounted.find(".toast button"));
    await until(() => rows().length === 2);
    expect(calls).toEqual([
      "DELETE sites/1/messages/2 null",
      'PATCH sites/1/messages/2 {"isTrashed":false}',
    ]);
  });

  it("INBOX-07: arrow keys move through the list, which is one stop of Tab", async () => {
    await open("");
    expect(rows().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    await focus(rows()[0]!);
    await press("ArrowDown");
    expect(document.activeElement).toBe(rows()[1]);
    await press("ArrowDown");
    expect(document.activeElement).toBe(rows()[1]);
    await press("Home");
    expect(document.activeElement).toBe(rows()[0]);
  });

  it("SEC-21: a person is erased after being asked, by the address that is open", async () => {
    history.replaceState(null, "", "/sites/1/inbox/messages/2");
    const { calls } = await open("messages/2");
    await until(() => mounted.all(".inbox-bar [aria-label=More]").length > 0);
    await click(mounted.find(".inbox-bar [aria-label=More]"));
    await click(mounted.find(".menu-item.danger"));
    await until(() => mounted.all(".form-dialog form").length > 0);
    const input = mounted.find<HTMLInputElement>(".form-dialog input");
    expect(input.value).toBe("ann@example.org");
    await type(input, " ");
    const submit = () =>
      act(async () =>
        mounted
          .find(".form-dialog form")
          .dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
      );
    await submit();
    expect(mounted.find(".form-dialog .field-error").textContent).toBe("Enter an email address");
    await type(input, "ann@example.org");
    await submit();
    await until(() => mounted.all(".toast").length > 0);
    expect(mounted.find(".toast").textContent).toBe("2 entries erased");
    expect(calls).toContain('POST sites/1/erasures {"email":"ann@example.org"}');
    expect(location.pathname).toBe("/sites/1/inbox/messages");
  });

  it("INBOX-290: says what will come to an empty list, once, and that all is read", async () => {
    await open("rsvps");
    expect(mounted.all(".empty").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("No replies yet"),
    ]);
    await click(mounted.find('[aria-label="Only unread"]'));
    await until(
      () => mounted.all(".inbox-list-pane .empty")[0]?.textContent === "You’ve read everything.",
    );
    expect(mounted.all(".empty")).toHaveLength(1);
  });

  it("says that an entry is gone", async () => {
    await open("messages/99");
    await until(() => mounted.all(".inbox-reading-pane [role=alert]").length > 0);
    expect(mounted.find(".inbox-reading-pane").textContent).toContain(
      "This entry no longer exists.",
    );
  });

  it("INBOX-06: is a screen of its site: unread counts, undo and what phones have under More are in its bar", async () => {
    const { editor } = await open("");
    await until(() => mounted.all(".site-links [aria-current] .count").length > 0);
    expect(mounted.find(".site-links [aria-current]").textContent).toBe("Inbox22 unread");
    await act(async () => editor.dispatch({ name: "site.rename", args: { name: "Bakery" } }));
    expect(document.title).toBe("Inbox of Bakery · Vitrine");
    await click(mounted.find(".app-header [aria-label^=Undo]"));
    expect(editor.store.records().site?.name).toBe("Фары");
    expect(mounted.find(".toast").textContent).toBe("Undone");
    expect(rows()).toHaveLength(2);
    await click(mounted.find(".more-at-foot"));
    await until(() => mounted.all("[role=menuitem]").length > 0);
    expect(mounted.all("[role=menuitem]").map(({ textContent }) => textContent)).toContain("Redo");
  });

  it("says whose the inbox is to whoever is not the owner", async () => {
    await open("", fakeServer(), "editor");
    expect(mounted.find("main").textContent).toContain("Only the site’s owner");
    expect(mounted.all(".inbox-list-pane")).toHaveLength(0);
  });

  describe("once the session is over", () => {
    const signedOut = new ApiError({ status: 401, code: "not-signed-in", message: "" });
    afterEach(() => vi.useRealTimers());

    function endingSession() {
      const server = fakeServer();
      const session = { isOver: false, asked: 0 };
      const call = (async (path: string, options?: CallOptions) => {
        session.asked += 1;
        if (session.isOver) throw signedOut;
        return (server.call as typeof call)(path, options);
      }) as Call;
      return { server: { ...server, call }, session };
    }
    const signInButton = () =>
      mounted.all("main button").filter(({ textContent }) => textContent === "Sign in again");

    it("INBOX-08: signing in is offered in place of what came, over the screen, and brings it back", async () => {
      const { server, session } = endingSession();
      session.isOver = true;
      await open("messages/2", server);
      await until(() => signInButton().length > 0);
      expect(mounted.find("main").textContent).toContain("You’re signed out.");
      await click(signInButton()[0]!);
      await until(() => mounted.all("dialog input").length > 0);
      // it stays open where the tab was left and is used again without having signed in
      const asked = session.asked;
      await act(async () => dispatchEvent(new Event("focus")));
      await until(() => session.asked > asked);
      expect(mounted.all("dialog input").length).toBeGreaterThan(0);
      session.isOver = false;
      await act(async () => dispatchEvent(new Event("focus")));
      await until(() => rows().length === 2);
      expect(mounted.all("dialog")).toEqual([]);
      await until(() => mounted.all(".inbox-entry .inbox-text").length > 0);
    });

    it("INBOX-08: what was shown goes at the minute's look, which is the last one", async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const { server, session } = endingSession();
      await open("", server);
      await until(() => mounted.all(".inbox-tabs .count").length > 0);
      session.isOver = true;
      await act(async () => vi.advanceTimersByTime(60_000));
      await until(() => signInButton().length > 0);
      expect(rows()).toEqual([]);
      const { asked } = session;
      await act(async () => vi.advanceTimersByTime(300_000));
      expect(session.asked).toBe(asked);
    });
  });

  it("says what failed, and tries again", async () => {
    const failure = new ApiError({ status: 503, code: "unavailable", message: "" });
    await open("", fakeServer({ failure }));
    await until(() => mounted.all(".inbox-list-pane [role=alert]").length > 0);
    expect(mounted.find(".inbox-list-pane [role=alert]").textContent).toContain(
      "This couldn’t be loaded.",
    );
    expect(mounted.all(".inbox-list-pane [role=alert] button")).toHaveLength(1);
  });
});
