import type { Load } from "../loader.ts";

interface Names {
  __lc: { license: number };
  LiveChatWidget: LiveChatStub;
}

interface LiveChatStub {
  readonly _q: unknown[];
  /** Set by the vendor's script once it is there. */
  readonly _h: null | ((call: unknown) => void);
  readonly _v: string;
  readonly [method: string]: unknown;
}

/** Starts LiveChat with the number of a licence. */
export const load: Load<"key"> = ({ key }, page) => {
  const names = page.globals<Names>();
  const calls: unknown[] = [];
  const method =
    (name: string) =>
    (...args: unknown[]) =>
      calls.push([name, args]);
  names.__lc = { license: Number(key) };
  names.LiveChatWidget = {
    _q: calls,
    _h: null,
    _v: "2.0",
    ...Object.fromEntries(["on", "once", "off", "call"].map((name) => [name, method(name)])),
  };
  page.script("https://cdn.livechatinc.com/tracking.js");
};
