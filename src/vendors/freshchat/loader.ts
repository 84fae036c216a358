import type { Load } from "../loader.ts";

interface Names {
  /** Set by the vendor's script. */
  fcWidget: { init(settings: { token: string; host: string }): void };
}

const host = "https://wchat.freshchat.com";

/** Starts Freshchat with the token of a widget. */
export const load: Load<"key"> = ({ key: token }, page) => {
  const script = page.script(`${host}/js/widget.js`);
  script.addEventListener("load", () => page.globals<Names>().fcWidget?.init({ token, host }));
};
