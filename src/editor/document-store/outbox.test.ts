import { describe, expect, it } from "vitest";
import { createMemoryStorage, createOutbox } from "./outbox.ts";

const operation = (id: string) => ({ id, name: "text.set", args: {} });

function open(
  storage: ReturnType<typeof createMemoryStorage>,
  tab: string,
  living: readonly string[] = [],
) {
  return createOutbox({
    storage,
    site: 1,
    tab,
    isTabGone: async (other) => !living.includes(other),
    now: () => 1,
  });
}

describe("the outbox", () => {
  it("I6: hands what a closed tab left unsent to the next one, in its order", async () => {
    const storage = createMemoryStorage();
    const first = open(storage, "first");
    await first.keep([operation("a"), operation("b")]);
    await first.keep([operation("c")]);
    await first.forget(["b"]);
    expect((await open(storage, "second").adopt()).map((one) => one.id)).toEqual(["a", "c"]);
  });

  it("leaves the operations of a tab alone that is still open", async () => {
    const storage = createMemoryStorage();
    await open(storage, "first").keep([operation("a")]);
    expect(await open(storage, "second", ["first"]).adopt()).toEqual([]);
  });

  it("keeps sites apart", async () => {
    const storage = createMemoryStorage();
    await open(storage, "first").keep([operation("a")]);
    const other = createOutbox({
      storage,
      site: 2,
      tab: "second",
      isTabGone: async () => true,
      now: () => 1,
    });
    expect(await other.adopt()).toEqual([]);
  });
});
