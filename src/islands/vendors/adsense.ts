import { loadScript } from "./load-script.ts";

/** Starts the ad script. */
export function loadAdSense(publisher: string): void {
  const src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${publisher}`;
  loadScript(src).crossOrigin = "anonymous";
}
