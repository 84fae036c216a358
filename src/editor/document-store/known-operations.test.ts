import { describe, expect, it } from "vitest";
import type { FindOperation } from "#/site/operations/ready-operation.ts";
import { createFakeServer } from "../testing/fake-server.ts";
import { createFakeTimers } from "../testing/fake-timers.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { templates } from "#/sections/registry.ts";
import { createDocumentStore } from "./document-store.ts";
import { findKnown, loadOperations } from "./known-operations.ts";

const rename = { name: "site.rename", args: { name: "Bakery" } };
const neverKnown: FindOperation = () => undefined;

async function open(operations: FindOperation = findKnown) {
  const server = createFakeServer(sampleDocument());
  const store = createDocumentStore({
    document: await server.document("home"),
    client: server,
    outbox: { keep: async () => true, forget: async () => undefined },
    conflicts: { read: () => [], write: () => undefined },
    context: { templates, operations },
    loadOperations,
    prepare: async () => undefined,
    timers: createFakeTimers(),
    createId: () => "op1",
  });
  return store;
}

describe("operations that typing doesn't do", () => {
  it("are taken in from others as soon as they are known, and can be done then", async () => {
    expect(findKnown("text.set")).toBeDefined();
    for (const late of ["site.rename", "section.add", "item.add", "picture.set"])
      expect(findKnown(late)).toBeUndefined();
    const store = await open();
    store.receive({ id: "theirs", revision: store.revision() + 1, ...rename });
    await loadOperations();
    await Promise.resolve();
    expect(store.records().site?.name).toBe("Bakery");
    expect(store.dispatch({ name: "site.rename", args: { name: "Cafe" } }).outcome).toBe("done");
    expect(store.records().site?.name).toBe("Cafe");
  });

  it("are refused where they are unknown", async () => {
    const store = await open(neverKnown);
    expect(store.dispatch(rename)).toMatchObject({ outcome: "refused", rule: "operation-unknown" });
  });
});
