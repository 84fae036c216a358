import type { Load } from "../loader.ts";

interface Queue extends Array<readonly unknown[]> {
  page(): void;
  track(event: string): void;
  /** Addresses, starts and settings of pixels by their ids. */
  _i: Record<string, { _u: string } & unknown[]>;
  _t: Record<string, number>;
  _o: Record<string, object>;
}

interface Names {
  TiktokAnalyticsObject: string;
  ttq: Queue;
}

const address = "https://analytics.tiktok.com/i18n/pixel/events.js";

function createQueue(id: string): Queue {
  const calls: (readonly unknown[])[] = [];
  return Object.assign(calls, {
    page: () => void calls.push(["page"]),
    track: (event: string) => void calls.push(["track", event]),
    _i: { [id]: Object.assign([], { _u: address }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  });
}

/** Starts the pixel, which counts the present page, and tells it of every other one. */
export const load: Load<"tiktokPixelId"> = ({ tiktokPixelId }, page) => {
  const names = page.globals<Names>();
  names.TiktokAnalyticsObject = "ttq";
  names.ttq = createQueue(tiktokPixelId);
  page.script(`${address}?sdkid=${tiktokPixelId}&lib=ttq`);
  names.ttq.page();
  page.onPage(() => names.ttq?.page());
};
