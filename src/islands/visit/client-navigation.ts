import type { timings } from "#/site/limits.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { scrollBehaviour } from "../motion.ts";
import { focusOn } from "../focus-on.ts";
import { initAnnouncements } from "../announcement.ts";
import { whenThere } from "../when-there.ts";
import { initPage } from "../init-page.ts";
import { isPageAddress } from "./page-path.ts";
import { markLedTo } from "./mark-led-to.ts";
import { notifyOfPage } from "./page-event.ts";
import type { Pages } from "./pages.ts";
import { createPageStyles } from "./page-styles.ts";
import { readPage, swapPage } from "./swap-page.ts";
import style from "./visit.css?inline";

interface NavigationDependencies {
  readonly navigation: Navigation;
  readonly pages: Pages;
  readonly announce: (text: string) => void;
  readonly leaveMenu: () => void;
}

/** Visits of another page of this site in this window. Reloads, files, forms, hashes and languages are left to the browser. */
function isPageVisit(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event;
  const { sourceElement: source }: { sourceElement?: Element | null } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData) return false;
  if (source instanceof HTMLAnchorElement && source.hreflang !== "") return false;
  return navigationType !== "reload" && isPageAddress(new URL(event.destination.url));
}

/** Runs a change of the page as a view transition, where there are any and the visitor likes motion. */
async function changeView(change: () => void): Promise<void> {
  if (!("startViewTransition" in document) || scrollBehaviour() === "instant") {
    change();
    return;
  }
  const transition = document.startViewTransition(change);
  // a transition that is cut short is no failure
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  await transition.updateCallbackDone;
}

/** Loads the page whose address is shown already. Where a link led there, it begins as a new page does. */
function loadInFull({ navigationType }: NavigateEvent): void {
  if (navigationType !== "traverse") {
    scrollTo({ top: 0, behavior: "instant" });
    markLedTo();
  }
  location.reload();
}

function revealLater(hash: string): void {
  whenThere(import("../reveal.ts"), ({ reveal }) => reveal(hash));
}

/** Shows pages of this site in place of each other. Whatever goes wrong, the browser loads the page as ever. */
export function navigateInPlace(dependencies: NavigationDependencies): void {
  const { navigation, pages, announce, leaveMenu } = dependencies;
  const found = createPageStyles([...document.head.querySelectorAll("style")]);
  if (!found) return;
  const styles = found;
  adoptStyles(style);
  // by the key of the entry in the history; the browser itself would go there smoothly, from the top
  const places = new Map<string, number>();

  function settle(event: NavigateEvent): void {
    const { hash } = new URL(event.destination.url);
    // before anything is measured, and before the page is seen
    initAnnouncements();
    void initPage();
    const known = event.navigationType === "traverse" ? places.get(event.destination.key) : 0;
    scrollTo({ top: known ?? 0, behavior: "instant" });
    const main = document.querySelector<HTMLElement>("main");
    const heading = main?.querySelector("h1") ?? main;
    if (heading) focusOn(heading);
    if (hash !== "" && event.navigationType !== "traverse")
      setTimeout(revealLater, 100 satisfies typeof timings.anchorScrollDelay, hash);
    announce(document.title);
    notifyOfPage();
  }

  async function visit(event: NavigateEvent): Promise<void> {
    const { pathname, search, hash } = new URL(event.destination.url);
    const { html, path } = await pages.get(pathname);
    if (event.signal.aborted) return;
    if (path !== pathname) {
      location.replace(path + search + hash);
      return;
    }
    const next = readPage(html);
    await changeView(() => {
      if (event.signal.aborted) return;
      leaveMenu();
      swapPage(next, styles);
      settle(event);
    });
  }

  navigation.addEventListener("navigate", (event) => {
    places.set(navigation.currentEntry?.key ?? "", scrollY);
    if (!isPageVisit(event)) return;
    const handler = (): Promise<void> =>
      visit(event).catch(() => {
        if (!event.signal.aborted) loadInFull(event);
      });
    event.intercept({ scroll: "manual", focusReset: "manual", handler });
  });
}
