import { beforeEach, describe, expect, it, vi } from "vitest";
import { registry } from "./registry.ts";

/** The templates as the editor has them at its start. */
async function startAnew() {
  vi.resetModules();
  const { loadDefinitions } = await import("./late-definitions.ts");
  const { findSection } = await import("./definitions.ts");
  return { loadDefinitions, findSection };
}

describe("templates that are loaded when they are used", () => {
  let late: Awaited<ReturnType<typeof startAnew>>;
  beforeEach(async () => {
    late = await startAnew();
  });

  it.each(registry.map(({ id }) => id))("GROW-02: %s is found by its id alone", async (id) => {
    await late.loadDefinitions([id]);
    expect(late.findSection(id)).toMatchObject({ id });
  });

  it("GROW-02: only the footer, which every site has, is there before", async () => {
    const there = registry.map(({ id }) => id).filter((id) => late.findSection(id));
    expect(there).toEqual(["VitrineFooter"]);
  });

  it("ids of no template, whatever they are, find nothing", async () => {
    const strange = ["Nothing7", "kit", "Kit", "constructor", "__proto__", "../server", ""];
    await late.loadDefinitions(strange);
    for (const id of strange) expect(late.findSection(id)).toBeUndefined();
  });
});
