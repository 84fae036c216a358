import type { Load } from "../loader.ts";

type Call = readonly unknown[];

interface Pixel {
  (...call: Call): void;
  /** Set by the vendor's script once it is there. */
  callMethod?: (...call: Call) => void;
  readonly queue: Call[];
  push: Pixel;
  readonly loaded: true;
  readonly version: string;
}

interface Names {
  fbq: Pixel;
  _fbq: Pixel;
}

function createPixel(): Pixel {
  const queue: Call[] = [];
  const pixel = ((...call: Call) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else queue.push(call);
  }) as Pixel;
  return Object.assign(pixel, { queue, push: pixel, loaded: true as const, version: "2.0" });
}

/** Starts the social pixel, and tells it of every other page. */
export const load: Load<"facebookPixelCode"> = ({ facebookPixelCode }, page) => {
  const names = page.globals<Names>();
  const pixel = createPixel();
  names.fbq = pixel;
  names._fbq = pixel;
  page.script("https://connect.facebook.net/en_US/fbevents.js");
  pixel("init", facebookPixelCode);
  pixel("track", "PageView");
  page.onPage(() => pixel("track", "PageView"));
};
