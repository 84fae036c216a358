import type { PageEventDetail } from "../visit/page-event.ts";
import { globalNames, loadScript } from "./load-script.ts";

interface Names {
  dataLayer: unknown[];
  gtag: (...call: unknown[]) => void;
}

/** Starts the tag manager, which counts the present page; answers how to tell it of another one. */
export function loadGoogleTag(id: string): (page: PageEventDetail) => void {
  const names = globalNames<Names>();
  const layer: unknown[] = (names.dataLayer ??= []);
  function gtag(..._call: unknown[]): void {
    // the vendor's script tells calls from data by this kind of object
    layer.push(arguments);
  }
  names.gtag = gtag;
  gtag("js", new Date());
  gtag("config", id);
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
  return ({ path, title }) =>
    gtag("event", "page_view", {
      page_location: location.origin + path,
      page_path: path,
      page_title: title,
      send_to: id,
    });
}
