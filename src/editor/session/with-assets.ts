import type { Asset } from "#/site/image.ts";

/** Adds pictures to those that are known. */
export function withAssets(
  known: ReadonlyMap<string, Asset>,
  added: readonly Asset[],
): ReadonlyMap<string, Asset> {
  return new Map([...known, ...added.map((asset) => [asset.id, asset] as const)]);
}
