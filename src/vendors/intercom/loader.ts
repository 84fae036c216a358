import type { Load } from "../loader.ts";

type Call = readonly unknown[];

interface Intercom {
  (...call: Call): void;
  /** Calls from before the vendor's script is there. */
  readonly q: Call[];
  readonly c: (call: Call) => void;
}

interface Names {
  Intercom: Intercom;
  intercomSettings: { app_id: string };
}

/** Starts Intercom with the id of an app, and tells it of every other page. */
export const load: Load<"key"> = ({ key }, page) => {
  const names = page.globals<Names>();
  const q: Call[] = [];
  const c = (call: Call): void => void q.push(call);
  names.intercomSettings = { app_id: key };
  names.Intercom = Object.assign((...call: Call) => c(call), { q, c });
  page.script(`https://widget.intercom.io/widget/${key}`);
  page.onPage(() => names.Intercom?.("update"));
};
