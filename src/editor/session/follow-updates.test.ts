// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import type { Call } from "../api/request.ts";
import { createSampleEditor } from "../testing/sample-editor.ts";
import { SiteNews } from "../testing/site-news.ts";
import { stillCanvas } from "../testing/still-canvas.ts";
import { createSignal } from "../signals/signal.ts";
import { followUpdates } from "./follow-updates.ts";

const call: Call = async <Answer>() => ({}) as Answer;

afterEach(() => vi.unstubAllGlobals());

it("PEOPLE-85: what is being typed as a role falls is an edit still, which the server is sent", () => {
  vi.stubGlobal("EventSource", SiteNews);
  const editor = createSampleEditor(call);
  const flush = (): void => {
    const target = { page: "home", section: "head" };
    const written = { language: "en", text: "The last words", was: "" };
    editor.dispatch({ name: "text.set", args: { target, path: ["title"], ...written } });
  };
  editor.canvas.set(stillCanvas({ text: { isPending: createSignal(true), flush } }));
  const stop = followUpdates(editor);
  SiteNews.last.tell("access", { role: "viewer" });
  stop();
  expect(editor.role.get()).toBe("viewer");
  expect(editor.store.unsent()).toMatchObject([{ args: { text: "The last words" } }]);
});
