import { globalNames, loadScript } from "./load-script.ts";

interface Names {
  /** Set by the vendor's script. */
  fcWidget: { init(settings: { token: string; host: string }): void };
}

const host = "https://wchat.freshchat.com";

/** Starts Freshchat with the token of a widget. */
export function loadFreshchat(token: string): void {
  const script = loadScript(`${host}/js/widget.js`);
  script.addEventListener("load", () => globalNames<Names>().fcWidget?.init({ token, host }));
}
