import { hasDropdowns, hasSubmenus } from "#/chrome/has-dropdowns.ts";
import { widgetCss } from "#/chrome/widget-css.ts";
import { primaryChat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent-parts.ts";
import { activeMessengers, messengerVendor } from "#/site/messenger.ts";
import type { Messenger } from "#/site/messenger.ts";
import type { Settings } from "#/site/settings.ts";
import type { SiteRecord } from "#/site/site.ts";
import { vendorsInUse } from "#/site/vendors-in-use.ts";

/** Whether a site has anything that the consent gate looks after, or a messenger. */
export function hasWidgets({ settings }: Pick<SiteRecord, "settings">): boolean {
  return (
    visibleVariant(settings.cookieConsent) !== undefined ||
    vendorsInUse(settings).length > 0 ||
    activeMessengers(settings.messengers).length > 0
  );
}

/** CSS of the opener and its card, in the colours of the messengers that visitors see. */
function messengerCss(active: readonly Messenger[]): string {
  if (active.length === 0) return "";
  const colors = active.map(
    ({ name }) => `[data-messenger="${name}"]{--messenger:${messengerVendor(name)?.color}}`,
  );
  return widgetCss.messenger + colors.join("");
}

/** CSS of the widgets that a site has. */
export function widgetStyles(site: SiteRecord): string {
  const { settings } = site;
  const hasBanner = visibleVariant(settings.cookieConsent) !== undefined;
  return (
    (hasDropdowns(site) ? widgetCss.dropdowns : "") +
    (hasSubmenus(site) ? widgetCss.submenus : "") +
    (hasBanner ? widgetCss.cookies : "") +
    messengerCss(activeMessengers(settings.messengers))
  );
}

/** Whether the button to the top stands in the middle of the window's height (specification, section 2). */
export function isToTopCentred({ chats, messengers }: Settings): boolean {
  const hasMessenger = activeMessengers(messengers).length > 0;
  return primaryChat(chats) !== undefined || (hasMessenger && messengers.alignment === "right");
}
