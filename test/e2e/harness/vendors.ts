/** Ids that look like those of the vendors, with the address of each vendor's script. */
export const trackingIds = {
  facebookPixelCode: "123456789012345",
  gtagId: "G-ABCDE12345",
  adSensePublisherId: "ca-pub-1234567890123456",
  ymId: "12345678",
} as const;

export const analyticsScripts = [
  "https://connect.facebook.net/en_US/fbevents.js",
  "https://mc.yandex.ru/metrika/tag.js",
  "https://www.googletagmanager.com/gtag/js",
] as const;

const adScript = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js";

export const chats = [
  { name: "livechat", key: "12345678", script: "https://cdn.livechatinc.com/tracking.js" },
  {
    name: "jivochat",
    key: "AbCdEf1234",
    script: "https://code.jivosite.com/widget/AbCdEf1234",
  },
  {
    name: "olark",
    key: "1234-567-89-0123",
    script: "https://static.olark.com/jsclient/loader.js",
  },
  { name: "intercom", key: "abcd1234", script: "https://widget.intercom.io/widget/abcd1234" },
  {
    name: "freshchat",
    key: "0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9",
    script: "https://wchat.freshchat.com/js/widget.js",
  },
] as const;
export type ChatName = (typeof chats)[number]["name"];

export const marketingScripts = [adScript, chats[3].script] as const;

/** The settings of all chats, one of them primary. */
export function chatSettings(primary: ChatName | undefined): object {
  return { data: chats.map(({ name, key }) => ({ name, key, isPrimary: name === primary })) };
}
