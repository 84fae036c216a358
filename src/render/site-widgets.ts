import { hasDropdowns } from "#/chrome/has-dropdowns.ts";
import { widgetCss } from "#/chrome/widget-css.ts";
import { primaryChat } from "#/site/chat.ts";
import { visibleVariant } from "#/site/consent.ts";
import { activeMessengers } from "#/site/messenger.ts";
import type { Settings } from "#/site/settings.ts";
import type { SiteRecord } from "#/site/site.ts";

/** Whether a site has anything that the consent gate looks after, or a messenger. */
export function hasWidgets({ settings }: Pick<SiteRecord, "settings">): boolean {
  const { cookieConsent, chats, tracking, messengers } = settings;
  return (
    visibleVariant(cookieConsent) !== undefined ||
    primaryChat(chats) !== undefined ||
    Object.values(tracking).some((id) => id !== "") ||
    activeMessengers(messengers).length > 0
  );
}

/** CSS of the widgets that a site has. */
export function widgetStyles(site: SiteRecord): string {
  const { settings } = site;
  const hasBanner = visibleVariant(settings.cookieConsent) !== undefined;
  const hasMessenger = activeMessengers(settings.messengers).length > 0;
  return (
    (hasDropdowns(site) ? widgetCss.dropdowns : "") +
    (hasBanner ? widgetCss.cookies : "") +
    (hasMessenger ? widgetCss.messenger : "")
  );
}

/** Whether the button to the top stands in the middle of the window's height (specification, section 2). */
export function isToTopCentred({ chats, messengers }: Settings): boolean {
  const hasMessenger = activeMessengers(messengers).length > 0;
  return primaryChat(chats) !== undefined || (hasMessenger && messengers.alignment === "right");
}
