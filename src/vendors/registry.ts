import { adSense } from "./adsense/vendor.ts";
import { facebookPixel } from "./facebook-pixel/vendor.ts";
import { facebook } from "./facebook/vendor.ts";
import { freshchat } from "./freshchat/vendor.ts";
import { googleTag } from "./google-tag/vendor.ts";
import { instagram } from "./instagram/vendor.ts";
import { intercom } from "./intercom/vendor.ts";
import { jivoChat } from "./jivochat/vendor.ts";
import { line } from "./line/vendor.ts";
import { liveChat } from "./livechat/vendor.ts";
import { matomo } from "./matomo/vendor.ts";
import { olark } from "./olark/vendor.ts";
import { plausible } from "./plausible/vendor.ts";
import { signal } from "./signal/vendor.ts";
import { telegram } from "./telegram/vendor.ts";
import { tiktokPixel } from "./tiktok-pixel/vendor.ts";
import type { Vendor } from "./vendor.ts";
import { viber } from "./viber/vendor.ts";
import { whatsapp } from "./whatsapp/vendor.ts";
import { yandexMetrica } from "./yandex-metrica/vendor.ts";

/** Every third party, in the order in which owners see those of a kind. */
export const vendors: readonly Vendor[] = [
  googleTag,
  yandexMetrica,
  facebookPixel,
  adSense,
  plausible,
  matomo,
  tiktokPixel,
  liveChat,
  jivoChat,
  olark,
  intercom,
  freshchat,
  facebook,
  whatsapp,
  telegram,
  viber,
  instagram,
  line,
  signal,
];

export const trackers = vendors.filter((one) => one.kind === "tracker");
export const chats = vendors.filter((one) => one.kind === "chat");
export const messengers = vendors.filter((one) => one.kind === "messenger");
