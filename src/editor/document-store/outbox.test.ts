import { describe, expect, it } from "vitest";
import { createMemoryStorage, createOutbox } from "./outbox.ts";

const operation = (id: string) => ({ id, name: "text.set", args: {} });

function open(
  storage: ReturnType<typeof createMemoryStorage>,
  tab: string,
  {
    living = [],
    account = "anna",
    site = 1,
  }: { living?: readonly string[]; account?: string; site?: number } = {},
) {
  return createOutbox({
    storage,
    site,
    tab,
    isTabGone: async (other) => !living.includes(other),
    now: () => 1,
    account: () => account,
    askAccount: async () => account,
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
    expect(await open(storage, "second", { living: ["first"] }).adopt()).toEqual([]);
  });

  it("I6: hands what was left unsent to the next editor of the same tab", async () => {
    const storage = createMemoryStorage();
    await open(storage, "first").keep([operation("a")]);
    const next = await open(storage, "first", { living: ["first"] }).adopt();
    expect(next.map((one) => one.id)).toEqual(["a"]);
  });

  it("keeps sites apart", async () => {
    const storage = createMemoryStorage();
    await open(storage, "first").keep([operation("a")]);
    expect(await open(storage, "second", { site: 2 }).adopt()).toEqual([]);
  });

  it("OFF-05: keeps what one account left unsent for it alone", async () => {
    const storage = createMemoryStorage();
    await open(storage, "first").keep([operation("a")]);
    expect(await open(storage, "second", { account: "boris" }).adopt()).toEqual([]);
    const own = await open(storage, "third", { account: "anna" }).adopt();
    expect(own.map((one) => one.id)).toEqual(["a"]);
  });
});
