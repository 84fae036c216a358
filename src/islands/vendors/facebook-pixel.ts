import { globalNames, loadScript } from "./load-script.ts";

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

/** Starts the social pixel; answers how to tell it of another page. */
export function loadFacebookPixel(id: string): () => void {
  const names = globalNames<Names>();
  const pixel = createPixel();
  names.fbq = pixel;
  names._fbq = pixel;
  loadScript("https://connect.facebook.net/en_US/fbevents.js");
  pixel("init", id);
  pixel("track", "PageView");
  return () => pixel("track", "PageView");
}
