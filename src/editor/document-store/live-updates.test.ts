import { describe, expect, it, vi } from "vitest";
import type { LoggedOperation } from "#/api/operations.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { followSite } from "./live-updates.ts";

function follow() {
  const handlers = new Map<string, (event: { data?: string }) => void>();
  const operations: unknown[] = [];
  const timers = createFakeTimers();
  const onComments = vi.fn<() => void>();
  const streams = { opened: 0, open: 0 };
  let back: (() => void) | undefined;
  const stop = followSite({
    open() {
      streams.opened += 1;
      streams.open += 1;
      let isOpen = true;
      return {
        addEventListener: (name, handle) => void handlers.set(name, handle),
        close() {
          if (isOpen) streams.open -= 1;
          isOpen = false;
        },
      };
    },
    onBack(listener) {
      back = listener;
      return () => (back = undefined);
    },
    revision: () => 1,
    timers,
    onOperation: (operation) => operations.push(operation),
    onPeople: () => undefined,
    onComments,
    onPublish: () => undefined,
    onAccess: () => undefined,
    onEnd: () => undefined,
  });
  return {
    operations,
    streams,
    stop,
    beBack: () => back?.(),
    timers,
    onComments,
    hear: (name: string) => handlers.get(name)?.({}),
    tell: (data: string) => handlers.get("operation")?.({ data }),
  };
}

describe("following a site", () => {
  it("I4: takes in operations as the server logs them", () => {
    const logged: LoggedOperation = {
      revision: 2,
      id: "a",
      name: "site.rename",
      args: { name: "Bakery" },
      author: "somebody",
      via: "editor",
      batch: null,
      time: "2026-06-03T10:00:00.000Z",
    };
    const { operations, tell } = follow();
    tell(JSON.stringify(logged));
    expect(operations).toEqual([
      expect.objectContaining({ revision: 2, id: "a", args: logged.args }),
    ]);
  });

  it("COMM-05: has comments read again once a lost connection is back: what was said meanwhile isn't told", () => {
    const { timers, onComments, hear } = follow();
    hear("open");
    expect(onComments).not.toHaveBeenCalled();
    hear("error");
    timers.pass(1_000);
    expect(onComments).not.toHaveBeenCalled();
    hear("open");
    expect(onComments).toHaveBeenCalledOnce();
  });

  it("passes over what it cannot read", () => {
    const { operations, tell } = follow();
    tell("no JSON");
    tell("{}");
    expect(operations).toEqual([]);
  });

  it("OFF-15: opens the stream again at once when the server is back, also where it seems to be open", () => {
    const { streams, timers, hear, beBack, onComments, stop } = follow();
    hear("open");
    for (let failure = 0; failure < 6; failure += 1) {
      hear("error");
      timers.pass(30_000);
    }
    hear("error");
    const { opened } = streams;
    beBack();
    expect(streams).toEqual({ opened: opened + 1, open: 1 });
    hear("open");
    expect(onComments).toHaveBeenCalledTimes(1);
    timers.pass(60_000);
    expect(streams.opened, "and waits for nothing").toBe(opened + 1);
    beBack();
    expect(streams).toEqual({ opened: opened + 2, open: 1 });
    hear("open");
    expect(onComments).toHaveBeenCalledTimes(2);
    stop();
    beBack();
    expect(streams).toEqual({ opened: opened + 2, open: 0 });
  });
});
