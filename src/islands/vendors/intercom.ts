import { globalNames, loadScript } from "./load-script.ts";

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

/** Starts Intercom with the id of an app; answers how to tell it of another page. */
export function loadIntercom(app: string): () => void {
  const names = globalNames<Names>();
  const q: Call[] = [];
  const c = (call: Call): void => void q.push(call);
  names.intercomSettings = { app_id: app };
  names.Intercom = Object.assign((...call: Call) => c(call), { q, c });
  loadScript(`https://widget.intercom.io/widget/${app}`);
  return () => names.Intercom?.("update");
}
