import { describe, expect, it } from "vitest";
import { createMemoryShelf, createOutbox } from "./outbox.ts";

const operation = (id: string) => ({ id, name: "text.set", args: {} });

function open(
  shelf: ReturnType<typeof createMemoryShelf>,
  tab: string,
  living: readonly string[] = [],
) {
  return createOutbox({
    shelf,
    site: 1,
    tab,
    isTabGone: async (other) => !living.includes(other),
    now: () => 1,
  });
}

describe("the outbox", () => {
  it("I6: hands what a closed tab left unsent to the next one, in its order", async () => {
    const shelf = createMemoryShelf();
    const first = open(shelf, "first");
    await first.keep([operation("a"), operation("b")]);
    await first.keep([operation("c")]);
    await first.forget(["b"]);
    expect((await open(shelf, "second").adopt()).map((one) => one.id)).toEqual(["a", "c"]);
  });

  it("leaves the operations of a tab alone that is still open", async () => {
    const shelf = createMemoryShelf();
    await open(shelf, "first").keep([operation("a")]);
    expect(await open(shelf, "second", ["first"]).adopt()).toEqual([]);
  });

  it("keeps sites apart", async () => {
    const shelf = createMemoryShelf();
    await open(shelf, "first").keep([operation("a")]);
    const other = createOutbox({
      shelf,
      site: 2,
      tab: "second",
      isTabGone: async () => true,
      now: () => 1,
    });
    expect(await other.adopt()).toEqual([]);
  });
});
