import { expect, it, vi } from "vitest";

const target = { part: "consent", variant: "gdpr", of: "acceptBtn" } as const;
const args = { target, path: ["name"], language: "en", text: "Yes", was: "" };

it("GROW-02: what the settings hold isn't known to the canvas, and comes with all operations", async () => {
  // other tests of the process may have loaded all operations
  vi.resetModules();
  const { isTargetKnown } = await import("./settings-target.ts");
  const { findTarget } = await import("./target.ts");
  expect(isTargetKnown(args)).toBe(false);
  expect(isTargetKnown({ ...args, target: { part: "footer" } })).toBe(true);
  await import("./catalogue.ts");
  expect(isTargetKnown(args)).toBe(true);
  const { testDocument } = await import("../../../test/fixtures/document.ts");
  const { toRecords } = await import("../records.ts");
  const records = toRecords(testDocument());
  expect(findTarget(records, target)?.fields).toMatchObject({ name: {}, isVisible: true });
  expect(findTarget(records, { part: "messenger", messenger: "viber" })).toBeDefined();
  expect(findTarget(records, { part: "messenger", messenger: "icq" })).toBeUndefined();
});
