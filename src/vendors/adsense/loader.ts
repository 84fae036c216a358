import type { Load } from "../loader.ts";

/** Starts the ad script. */
export const load: Load<"adSensePublisherId"> = ({ adSensePublisherId }, page) => {
  const src = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adSensePublisherId}`;
  page.script(src).crossOrigin = "anonymous";
};
