import { describe, expect, it, vi } from "vitest";
import type { LoggedOperation } from "#/api/operations.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { followSite } from "./live-updates.ts";

function follow() {
  const handlers = new Map<string, (event: { data?: string }) => void>();
  const operations: unknown[] = [];
  const timers = createFakeTimers();
  const onComments = vi.fn<() => void>();
  followSite({
    open: () => ({
      addEventListener: (name, handle) => void handlers.set(name, handle),
      close: () => undefined,
    }),
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
});
