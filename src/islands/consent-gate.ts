import type { SiteConfig } from "#/chrome/site-config.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import { all, allowed } from "./consent/allowed.ts";
import { hasConsentCookie, readChoice, readEntry, recordEntry } from "./consent/choice-store.ts";
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

/** What keeps a choice: it comes with the first move, or with the click. */
const keeping = () => import("./consent/keep-choice.ts");

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

  /** Where what keeps a choice doesn't come, nothing is allowed, and the next page asks again. */
  function choose(choice: CookieChoice): void {
    if (banner) banner.hidden = true;
    whenThere(keeping(), ({ keepChoice }) => {
      const record = keepChoice(config, choice);
      chosen = choice;
      if (record === undefined) return;
      send(record);
      load();
    });
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
  whenThere(moved, () => {
    load();
    // so that a choice is kept without a network, too
    if (banner && !banner.hidden) whenThere(keeping(), () => undefined);
  });
  document.documentElement.dataset.gate = "";
}
