import { createBalancedWorld, isShareable } from "./balanced/balanced-world.ts";
import { isBalanced } from "./balanced/is-balanced.ts";
import { type World, type WorldOptions, createOneWorld } from "./one-world.ts";

export { ownerPassword } from "./one-world.ts";
export type { Actor, World, WorldOptions } from "./one-world.ts";

/**
 * Makes a world; `close` throws it away. Where worlds are behind a balancer (`npm run cluster -- security`) it is one of
 * three servers, but for tests that bring a folder or a database of their own that can't be shared.
 */
export function createWorld(options: WorldOptions = {}): Promise<World> {
  return isBalanced() && isShareable(options)
    ? createBalancedWorld(options)
    : createOneWorld(options);
}
