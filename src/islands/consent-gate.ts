import type { SiteConfig } from "#/chrome/site-config.ts";
import type { choiceEntry } from "#/site/cookie-choice.ts";
import { openGate, pendingRecord } from "./consent/open-gate.ts";
import { whenThere } from "./when-there.ts";

/** Space between the banner and the window's edge, in pixels. */
const bannerMargin = 16;

/** Shows the banner, and tells the page how much room it takes at the window's foot. */
function showBanner(banner: HTMLElement): void {
  banner.hidden = false;
  new ResizeObserver(() => {
    const { offsetHeight } = banner;
    const room = offsetHeight && offsetHeight + bannerMargin;
    document.documentElement.style.setProperty("--dock", `${room}px`);
  }).observe(banner);
}

/** What keeps a choice and loads what it allows: it comes with the first move, or with the click. */
const deciding = () => import("./consent/decide.ts");

/** Asks for consent, and has what is allowed loaded once the visitor has `moved`. */
export function startGate(config: SiteConfig, moved: Promise<void>): void {
  const banner = document.querySelector<HTMLElement>(".cookie");
  const gate = openGate(config);

  /**
   * Where what keeps a choice doesn't come, only a refusal is kept, and the next page asks whoever had made no choice;
   * without the settings the banner still asks.
   */
  function handleClick({ target }: MouseEvent): void {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-consent]");
    const wish = button && button.dataset["consent"];
    if (!wish) return;
    const isChoice = wish !== "settings";
    if (banner && isChoice) banner.hidden = true;
    deciding()
      .then(({ decide }) => decide(gate, wish))
      .catch(() => {
        // who takes back what was allowed has it so; the name is written out, as an import would be one more file
        if (wish === "decline")
          localStorage.setItem("cookieSettings" satisfies typeof choiceEntry, "{}");
        if (isChoice) return;
        button.hidden = true;
        if (banner) showBanner(banner);
      })
      // a browser that keeps nothing
      .catch(() => undefined);
  }

  document.addEventListener("click", handleClick);
  if (banner && !gate.hasCookie()) showBanner(banner);
  const record = pendingRecord(gate);
  if (record)
    whenThere(import("./consent/consent-record.ts"), ({ sendRecord }) => sendRecord(gate, record));
  whenThere(moved, () => {
    // so that a choice is kept without a network, too
    if (config.vendorFlags || (banner && !banner.hidden))
      whenThere(deciding(), ({ loadVendors }) => loadVendors(gate));
  });
  document.documentElement.dataset.gate = "";
}
