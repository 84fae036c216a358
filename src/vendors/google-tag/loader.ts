import type { Load } from "../loader.ts";

interface Names {
  dataLayer: unknown[];
  gtag: (...call: unknown[]) => void;
}

/** Starts the tag manager, which counts the present page, and tells it of every other one. */
export const load: Load<"gtagId"> = ({ gtagId }, page) => {
  const names = page.globals<Names>();
  const layer: unknown[] = (names.dataLayer ??= []);
  function gtag(..._call: unknown[]): void {
    // the vendor's script tells calls from data by this kind of object
    layer.push(arguments);
  }
  names.gtag = gtag;
  gtag("js", new Date());
  gtag("config", gtagId);
  page.script(`https://www.googletagmanager.com/gtag/js?id=${gtagId}`);
  page.onPage(({ path, title }) =>
    gtag("event", "page_view", {
      page_location: location.origin + path,
      page_path: path,
      page_title: title,
      send_to: gtagId,
    }),
  );
};
