import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Every route by its method and pattern, in the order in which they were added. */
    routeList: { method: string; url: string }[];
  }
}

/** The calls of the API by their patterns, to tell a wrong method from an unknown address. */
export interface MethodTable {
  /** Never returns: `method-not-allowed` where the path has other methods, else `not-found`. */
  refuse(path: string): never;
}

function patternOf(url: string): RegExp {
  const literal = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/:\w+/g, "[^/]+")}$`);
}

/** Listens to the routes that are added from now on; catch-all routes are left out. */
export function createMethodTable(app: FastifyInstance): MethodTable {
  const methods = new Map<string, { pattern: RegExp; allowed: Set<string> }>();
  app.decorate("routeList", []);
  app.addHook("onRoute", ({ url, method }) => {
    for (const name of [method].flat()) app.routeList.push({ method: name, url });
    if (url.includes("*")) return;
    const entry = methods.get(url) ?? { pattern: patternOf(url), allowed: new Set<string>() };
    for (const name of [method].flat()) entry.allowed.add(name);
    methods.set(url, entry);
  });
  return {
    refuse(path) {
      const known = [...methods.values()].filter(({ pattern }) => pattern.test(path));
      if (known.length === 0) throw new AppError("not-found");
      const allow = [...new Set(known.flatMap(({ allowed }) => [...allowed]))].toSorted();
      throw new AppError("method-not-allowed", { allow });
    },
  };
}
