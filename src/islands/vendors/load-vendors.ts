import type { SiteConfig } from "#/chrome/site-config.ts";
import type { ChatName } from "#/site/chat.ts";
import type { CookieChoice } from "#/site/cookie-choice.ts";
import { pageEvent } from "../visit/page-event.ts";
import type { PageEventDetail } from "../visit/page-event.ts";
import { loadAdSense } from "./adsense.ts";
import { loadFacebookPixel } from "./facebook-pixel.ts";
import { loadFreshchat } from "./freshchat.ts";
import { loadGoogleTag } from "./google-tag.ts";
import { loadIntercom } from "./intercom.ts";
import { loadJivoChat } from "./jivochat.ts";
import { loadLiveChat } from "./livechat.ts";
import { loadOlark } from "./olark.ts";
import { loadYandexMetrica } from "./yandex-metrica.ts";

/** Starts a vendor with the site's id there; answers how to tell it of another page, where it counts pages. */
type Load = (id: string) => void | ((page: PageEventDetail) => void);

const chats: Readonly<Record<ChatName, Load>> = {
  livechat: loadLiveChat,
  jivochat: loadJivoChat,
  olark: loadOlark,
  intercom: loadIntercom,
  freshchat: loadFreshchat,
};

/** Vendors with their ids: pixel, tag and counter under the analytics flag, chat and ads under the marketing one. */
function due(config: SiteConfig, flags: CookieChoice): [load: Load, id: string | undefined][] {
  const { facebookPixelCode, gtagId, ymId, adSensePublisherId, chatsData } = config;
  const analytics: [Load, string | undefined][] = [
    [loadFacebookPixel, facebookPixelCode],
    [loadGoogleTag, gtagId],
    [loadYandexMetrica, ymId],
  ];
  const marketing: [Load, string | undefined][] = [[loadAdSense, adSensePublisherId]];
  if (chatsData) marketing.push([chats[chatsData.name], chatsData.key]);
  return [...(flags.analytics ? analytics : []), ...(flags.marketing ? marketing : [])];
}

/** Loads the vendors of a site that a visitor allows (specification, section 4). */
export function loadVendors(config: SiteConfig, flags: CookieChoice): void {
  for (const [load, id] of due(config, flags)) {
    const tell = id === undefined ? undefined : load(id);
    if (tell)
      document.addEventListener(pageEvent, (event) =>
        tell((event as CustomEvent<PageEventDetail>).detail),
      );
  }
}
