import type { ChatName } from "#/site/chat.ts";
import { primaryChat } from "#/site/chat.ts";
import type { Settings } from "#/site/settings.ts";
import type { Tracking } from "#/site/tracking.ts";

/** Directives of a Content-Security-Policy that vendors need more of than a site itself. */
export type VendorDirective =
  | "script-src"
  | "img-src"
  | "connect-src"
  | "frame-src"
  | "style-src"
  | "font-src"
  | "media-src";

/** What a vendor needs, by directive. */
export type VendorSources = Partial<Record<VendorDirective, readonly string[]>>;

/** The tags of the vendors' chats bring styles of their own into the page; their makers say so. */
const ownStyles = "'unsafe-inline'";

const trackers: Readonly<Record<keyof Tracking, VendorSources>> = {
  facebookPixelCode: {
    "script-src": ["https://connect.facebook.net"],
    "img-src": ["https://www.facebook.com"],
    "connect-src": ["https://connect.facebook.net", "https://www.facebook.com"],
  },
  gtagId: {
    "script-src": ["https://www.googletagmanager.com"],
    "img-src": ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
    "connect-src": [
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
      "https://www.googletagmanager.com",
    ],
  },
  ymId: {
    "script-src": ["https://mc.yandex.ru", "https://yastatic.net"],
    "img-src": ["https://mc.yandex.ru", "https://mc.yandex.com"],
    "connect-src": ["https://mc.yandex.ru", "https://mc.yandex.com", "wss://mc.yandex.ru"],
    "frame-src": ["https://mc.yandex.ru", "blob:"],
  },
  adSensePublisherId: {
    "script-src": [
      "https://pagead2.googlesyndication.com",
      "https://*.googlesyndication.com",
      "https://*.doubleclick.net",
      "https://*.adtrafficquality.google",
    ],
    "img-src": [
      "https://*.googlesyndication.com",
      "https://*.doubleclick.net",
      "https://*.adtrafficquality.google",
    ],
    "connect-src": [
      "https://*.googlesyndication.com",
      "https://*.doubleclick.net",
      "https://*.adtrafficquality.google",
    ],
    "frame-src": [
      "https://*.googlesyndication.com",
      "https://*.doubleclick.net",
      "https://*.adtrafficquality.google",
      "https://www.google.com",
    ],
  },
};

const chats: Readonly<Record<ChatName, VendorSources>> = {
  livechat: {
    "script-src": ["https://*.livechatinc.com"],
    "img-src": ["https://*.livechatinc.com", "https://*.livechat-files.com"],
    "connect-src": ["https://*.livechatinc.com", "wss://*.livechatinc.com"],
    "frame-src": ["https://*.livechatinc.com"],
    "font-src": ["https://*.livechatinc.com"],
    "media-src": ["https://*.livechatinc.com"],
    "style-src": [ownStyles],
  },
  jivochat: {
    "script-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "img-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "connect-src": [
      "https://*.jivosite.com",
      "wss://*.jivosite.com",
      "https://*.jivo.ru",
      "wss://*.jivo.ru",
    ],
    "frame-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "font-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "media-src": ["https://*.jivosite.com", "https://*.jivo.ru"],
    "style-src": [ownStyles, "https://*.jivosite.com", "https://*.jivo.ru"],
  },
  olark: {
    "script-src": ["https://*.olark.com"],
    "img-src": ["https://*.olark.com"],
    "connect-src": ["https://*.olark.com", "wss://*.olark.com"],
    "frame-src": ["https://*.olark.com"],
    "font-src": ["https://*.olark.com"],
    "media-src": ["https://*.olark.com"],
    "style-src": [ownStyles, "https://*.olark.com"],
  },
  intercom: {
    "script-src": ["https://widget.intercom.io", "https://js.intercomcdn.com"],
    "img-src": [
      "https://js.intercomcdn.com",
      "https://static.intercomassets.com",
      "https://downloads.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    "connect-src": [
      "https://*.intercom.io",
      "wss://*.intercom.io",
      "https://*.intercom-messenger.com",
      "wss://*.intercom-messenger.com",
      "https://uploads.intercomcdn.com",
      "https://uploads.intercomusercontent.com",
    ],
    "frame-src": ["https://intercom-sheets.com", "https://www.intercom-reporting.com"],
    "font-src": ["https://js.intercomcdn.com", "https://fonts.intercomcdn.com"],
    "media-src": ["https://js.intercomcdn.com"],
    "style-src": [ownStyles],
  },
  freshchat: {
    "script-src": ["https://wchat.freshchat.com"],
    "img-src": ["https://*.freshchat.com"],
    "connect-src": ["https://*.freshchat.com", "wss://*.freshchat.com"],
    "frame-src": ["https://wchat.freshchat.com"],
    "font-src": ["https://wchat.freshchat.com"],
    "media-src": ["https://wchat.freshchat.com"],
    "style-src": [ownStyles, "https://wchat.freshchat.com"],
  },
};

/** What the vendors that a site has switched on need together; nothing of those that it hasn't (R14). */
export function vendorSources({ tracking, chats: chatSettings }: Settings): VendorSources {
  const chat = primaryChat(chatSettings);
  const used = Object.entries(trackers)
    .filter(([name]) => tracking[name as keyof Tracking] !== "")
    .map(([, sources]) => sources);
  const together = new Map<VendorDirective, Set<string>>();
  for (const sources of chat ? [...used, chats[chat.name]] : used) {
    for (const [directive, hosts] of Object.entries(sources) as [VendorDirective, string[]][]) {
      const known = together.get(directive) ?? new Set();
      together.set(directive, new Set([...known, ...hosts]));
    }
  }
  return Object.fromEntries([...together].map(([directive, hosts]) => [directive, [...hosts]]));
}
