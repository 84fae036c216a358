// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetOwn, ownKey } from "../../api/own-key.ts";
import { createDraftKeeper } from "./draft-keeper.ts";

beforeEach(() => sessionStorage.clear());

describe("what is typed and not in the document", () => {
  it("SET-03: is there again after a reload, for its own site only", () => {
    createDraftKeeper(sessionStorage, 1).write("tracking/gtagId", "G-");
    expect(createDraftKeeper(sessionStorage, 1).read("tracking/gtagId")).toBe("G-");
    expect(createDraftKeeper(sessionStorage, 2).read("tracking/gtagId")).toBeUndefined();
  });

  it("SET-03: is none of whoever signs in next", () => {
    createDraftKeeper(sessionStorage, 1).write("tracking/gtagId", "G-");
    forgetOwn(sessionStorage);
    expect(createDraftKeeper(sessionStorage, 1).read("tracking/gtagId")).toBeUndefined();
  });

  it("is pending until it is dropped", () => {
    const drafts = createDraftKeeper(sessionStorage, 1);
    const seen: (readonly string[])[] = [];
    drafts.fields.subscribe(() => seen.push(drafts.fields.get()));
    drafts.write("a", "1");
    drafts.write("a", "12");
    drafts.write("b", "2");
    drafts.drop("a");
    drafts.drop("b");
    expect(seen).toEqual([["a"], ["a", "b"], ["b"], []]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([["nonsense"], ["[]"], ['{"a":1}'], ['{"__proto__":{"read":"x"}}']])(
    "takes nothing from a storage that holds %s",
    (held) => {
      sessionStorage.setItem(ownKey("settings-1"), held);
      const drafts = createDraftKeeper(sessionStorage, 1);
      expect(drafts.read("a")).toBeUndefined();
      expect(drafts.read("read")).toBeUndefined();
    },
  );

  it("works without a storage", () => {
    const closed = {
      getItem: () => null,
      setItem() {
        throw new Error("full");
      },
      removeItem: () => undefined,
    };
    const drafts = createDraftKeeper(closed, 1);
    drafts.write("a", "1");
    expect(drafts.read("a")).toBe("1");
  });

  it("is taken where the window is left, as long as somebody wants it", () => {
    const drafts = createDraftKeeper(sessionStorage, 1);
    let taken = 0;
    const end = drafts.onFlush(() => (taken += 1));
    drafts.flush();
    end();
    drafts.flush();
    expect(taken).toBe(1);
  });
});
