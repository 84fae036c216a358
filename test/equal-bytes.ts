import { expect } from "vitest";

/** Bytes of one kind are compared as such; everything else as it is by itself. */
function areEqualBytes(one: unknown, other: unknown): boolean | undefined {
  if (!(one instanceof Uint8Array) || !(other instanceof Uint8Array)) return undefined;
  return one.constructor === other.constructor ? Buffer.compare(one, other) === 0 : undefined;
}

/*
 * `toEqual` lists the entries of bytes first, which takes seconds for a file of some megabytes. It is loaded before each
 * file of tests in a process, and there once: what is added stays.
 */
const added = Symbol.for("vitrine.equal-bytes");
if (!Reflect.has(globalThis, added)) {
  Reflect.set(globalThis, added, true);
  expect.addEqualityTesters([areEqualBytes]);
}
