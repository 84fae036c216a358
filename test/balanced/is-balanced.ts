import { test } from "vitest";
import { balancedVariable } from "./is-balanced-variable.ts";
import { balancedServers } from "./server-count.ts";

export function isBalanced(): boolean {
  return process.env[balancedVariable] !== undefined;
}

/** How many servers a world has that nobody wants otherwise. */
export function serverCount(): number {
  return isBalanced() ? balancedServers : 1;
}

/** Of what can be told of one server alone: bounds of its memory, its log, its files, or what proxies hand on. */
export const testOfOne = test.skipIf(isBalanced());
