import type { Load } from "../loader.ts";

interface Names {
  /** Calls from before the vendor's script is there. */
  _paq: { push(...calls: (readonly unknown[])[]): unknown };
}

/** Starts Matomo, which counts the present page, and tells it of every other one. */
export const load: Load<"matomoHost" | "matomoSiteId"> = ({ matomoHost, matomoSiteId }, page) => {
  const names = page.globals<Names>();
  const count = ["trackPageView"];
  (names._paq ??= []).push(
    ["setTrackerUrl", `https://${matomoHost}/matomo.php`],
    ["setSiteId", matomoSiteId],
    count,
    ["enableLinkTracking"],
  );
  page.script(`https://${matomoHost}/matomo.js`);
  // its script puts an object of its own in the place of the list
  page.onPage(({ path, title }) =>
    names._paq?.push(["setCustomUrl", location.origin + path], ["setDocumentTitle", title], count, [
      "enableLinkTracking",
    ]),
  );
};
