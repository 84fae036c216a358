import type { Migration, PlainObject } from "./migration.ts";
import { readObject } from "./migration.ts";

function button(isVisible: boolean) {
  return { name: {}, isVisible };
}

function category(type: string) {
  return { type, title: {}, description: {} };
}

function variant() {
  return {
    isVisible: false,
    consentText: {},
    acceptBtn: button(true),
    declineBtn: button(true),
    privacyPolicyBtn: { ...button(false), link: null, showInFooter: false },
    settingsBtn: button(true),
    settings: {
      title: {},
      description: {},
      confirmBtnName: {},
      categories: ["essential", "analytics", "marketing", "functional"].map(category),
    },
  };
}

function messenger(name: string) {
  const data = { avatar: null, name: {}, subtitle: {}, message: {}, buttonText: {} };
  return { name, isActive: false, value: "", data };
}

/** What a site had before it could have any of it; what is there already stays. */
function withNewParts(settings: PlainObject): PlainObject {
  return {
    ...settings,
    cookieConsent: settings["cookieConsent"] ?? {
      preselectsCategories: false,
      simple: variant(),
      gdpr: variant(),
    },
    messengers: settings["messengers"] ?? {
      alignment: "right",
      data: ["facebook", "whatsapp", "telegram", "viber"].map(messenger),
    },
    chats: settings["chats"] ?? { data: [] },
    tracking: settings["tracking"] ?? {
      facebookPixelCode: "",
      gtagId: "",
      adSensePublisherId: "",
      ymId: "",
    },
  };
}

function migrate(document: unknown): unknown {
  const whole = readObject(document, []);
  const site = readObject(whole["site"], ["site"]);
  const settings = readObject(site["settings"], ["site", "settings"]);
  return { ...whole, site: { ...site, schema: 2, settings: withNewParts(settings) } };
}

/** Cookie consent, messengers, chats and tracking ids, all of them off. */
export const consentAndVendors: Migration = { from: 1, migrate };
