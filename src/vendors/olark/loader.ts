import type { Load } from "../loader.ts";

interface Olark {
  (...call: readonly unknown[]): void;
  /** Calls, their times and settings from before the vendor's script is there. */
  readonly _: {
    readonly s: (readonly unknown[])[];
    readonly t: number[];
    readonly c: Record<string, unknown>;
    readonly l: string;
    readonly i: string;
  };
  identify: (site: string) => void;
  configure: (name: string, value: unknown) => void;
  extend: (name: string, value: unknown) => void;
}

interface Names {
  olark: Olark;
}

const loader = "static.olark.com/jsclient/loader.js";

/** Starts Olark with the id of a site. */
export const load: Load<"key"> = ({ key }, page) => {
  const waiting = { s: [] as (readonly unknown[])[], t: [Date.now()], c: {}, l: loader, i: key };
  const queue = (...call: readonly unknown[]): void => {
    waiting.s.push(call);
    waiting.t.push(Date.now());
  };
  page.globals<Names>().olark = Object.assign(queue, {
    _: waiting,
    identify: (id: string) => queue("identify", id),
    configure: (name: string, value: unknown) => queue("configure", name, value),
    extend: (name: string, value: unknown) => queue("extend", name, value),
  });
  queue("identify", key);
  page.script(`https://${loader}`);
};
