import type { SiteConfig } from "#/chrome/site-config.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import { all, allowed } from "./consent/allowed.ts";
import {
  hasConsentCookie,
  readChoice,
  readEntry,
  recordEntry,
  recordOf,
  storeChoice,
} from "./consent/choice-store.ts";
import { whenThere } from "./when-there.ts";

/** Space between the banner and the window's edge, in pixels. */
const bannerMargin = 16;

/** Shows the banner, and tells the page how much room it takes at the window's foot. */
function showBanner(banner: HTMLElement): void {
  const keepRoom = (): void => {
    const { offsetHeight } = banner;
    const room = offsetHeight && offsetHeight + bannerMargin;
    document.documentElement.style.setProperty("--dock", `${room}px`);
  };
  banner.hidden = false;
  keepRoom();
  new ResizeObserver(keepRoom).observe(banner);
}

/** Asks for consent, keeps the answer, and loads what it allows once the visitor has `moved`. */
export function startGate(config: SiteConfig, moved: Promise<void>): void {
  const { siteId, variant } = config;
  const banner = document.querySelector<HTMLElement>(".cookie");
  let chosen = readChoice();

  function load(): void {
    const flags = allowed({ variant, stored: chosen, hasCookie: hasConsentCookie(siteId) });
    if (config.vendorFlags?.some((flag) => flags[flag]))
      whenThere(import("./load-vendors.ts"), ({ loadAllowed }) => loadAllowed(flags));
  }

  function send(record: string): void {
    whenThere(import("./consent/consent-record.ts"), ({ sendRecord }) =>
      sendRecord(config, record),
    );
  }

  function choose(choice: CookieChoice): void {
    const record = recordOf(config, choice);
    chosen = choice;
    if (banner) banner.hidden = true;
    // the page that comes sends the record
    // without a network there is no page to come
    if (storeChoice(config, choice, record) && navigator.onLine) {
      location.reload();
      return;
    }
    // a browser that keeps nothing would be asked again at once: the choice holds for this page
    send(record);
    load();
  }

  /** Where the settings don't come, the banner still asks. */
  function askWithout(button: HTMLElement): void {
    button.hidden = true;
    if (banner) showBanner(banner);
  }

  function handleClick({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-consent]");
    const wish = button && button.dataset["consent"];
    if (button && wish === "settings") {
      const place = document.querySelector<HTMLElement>("[data-island=consent-settings]");
      if (place)
        import("./consent-settings.tsx")
          .then(({ openSettings }) => openSettings(place, { stored: chosen, choose }))
          .catch(() => askWithout(button));
    } else if (wish) choose(all(wish === "accept"));
  }

  document.addEventListener("click", handleClick);
  if (banner && !hasConsentCookie(siteId)) showBanner(banner);
  const pending = readEntry(recordEntry);
  if (pending) send(pending);
  void moved.then(load);
  document.documentElement.dataset.gate = "";
}
