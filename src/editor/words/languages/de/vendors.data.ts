import type { TranslatedVendors } from "../translated.ts";

export const words: TranslatedVendors = {
  adsense: {
    name: "Google AdSense",
    values: {
      adSensePublisherId: {
        hint: "ca-pub- und 16 Ziffern",
        error: "Geben Sie eine AdSense-Publisher-ID ein, z. B. ca-pub-1234567890123456",
      },
    },
  },
  "facebook-pixel": {
    name: "Facebook-Pixel",
    values: {
      facebookPixelCode: {
        hint: "15 oder 16 Ziffern",
        error: "Geben Sie die ID eines Facebook-Pixels ein: 15 oder 16 Ziffern",
      },
    },
  },
  facebook: {
    name: "Facebook",
    values: {
      value: {
        label: "Facebook-Seite",
        hint: "vitrine.shop oder facebook.com/vitrine.shop",
        error: "Geben Sie den Namen oder die Adresse einer Facebook-Seite ein",
      },
    },
  },
  freshchat: {
    name: "Freshchat",
    values: {
      key: {
        hint: "Widget-Token, 36 Zeichen",
        error: "Geben Sie ein Freshchat-Widget-Token ein: 36 Zeichen",
      },
    },
  },
  "google-tag": {
    name: "Google-Tag",
    values: {
      gtagId: {
        hint: "Beginnt mit G-, GT-, UA- oder AW-",
        error: "Geben Sie eine Google-Tag-ID ein, z. B. G-ABCDE12345",
      },
    },
  },
  instagram: {
    name: "Instagram",
    values: {
      value: {
        label: "Instagram-Nutzername",
        hint: "Wie in Ihrem Profil: @vitrine.shop",
        error: "Geben Sie einen gültigen Instagram-Nutzernamen ein, z. B. vitrine.shop",
      },
    },
  },
  intercom: {
    name: "Intercom",
    values: {
      key: {
        hint: "App-ID, 8 Kleinbuchstaben und Ziffern",
        error: "Geben Sie eine Intercom-App-ID ein: 8 Kleinbuchstaben und Ziffern",
      },
    },
  },
  jivochat: {
    name: "JivoChat",
    values: {
      key: {
        hint: "Widget-ID, 10 Buchstaben und Ziffern",
        error: "Geben Sie eine JivoChat-Widget-ID ein: 10 Buchstaben und Ziffern",
      },
    },
  },
  line: {
    name: "LINE",
    values: {
      value: {
        label: "LINE-ID",
        hint: "@Name eines offiziellen Kontos, eine persönliche ID oder ein lin.ee-Link",
        error: "Geben Sie eine gültige LINE-ID ein, z. B. @vitrine",
      },
    },
  },
  livechat: {
    name: "LiveChat",
    values: {
      key: {
        hint: "Lizenznummer, 4 bis 12 Ziffern",
        error: "Geben Sie eine LiveChat-Lizenznummer ein: 4 bis 12 Ziffern",
      },
    },
  },
  matomo: {
    name: "Matomo",
    values: {
      matomoHost: {
        label: "Ihr Matomo-Server",
        hint: "Der Hostname ohne Pfad, z. B. example.matomo.cloud",
        error: "Geben Sie den Hostnamen eines Servers mit HTTPS ein, z. B. stats.example.com",
      },
      matomoSiteId: {
        label: "Website-ID",
        hint: "Die Nummer in Matomo unter Administration → Messbare Objekte",
        error: "Geben Sie die Nummer ein, die Ihre Website in Matomo hat, z. B. 1",
      },
    },
  },
  olark: {
    name: "Olark",
    values: {
      key: {
        hint: "Site-ID, z. B. 1234-567-89-0123",
        error: "Geben Sie eine Olark-Site-ID ein, z. B. 1234-567-89-0123",
      },
    },
  },
  plausible: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Website in Plausible",
        hint: "Die Domain, wie Plausible sie führt, z. B. example.com",
        error: "Geben Sie eine Domain ohne Pfad ein, z. B. example.com",
      },
      plausibleHost: {
        label: "Ihr Plausible-Server",
        hint: "Nur wenn Sie Plausible selbst betreiben. Lassen Sie das Feld leer, um plausible.io zu nutzen.",
        error: "Geben Sie den Hostnamen eines Servers mit HTTPS ein, z. B. stats.example.com",
      },
    },
  },
  signal: {
    name: "Signal",
    values: {
      value: {
        label: "Signal-Nummer oder -Link",
        hint: "Mit Ländervorwahl, z. B. +49 30 1234567, oder Ihr signal.me-Link",
        error:
          "Geben Sie eine Nummer mit Ländervorwahl ein, z. B. +49 30 1234567, oder einen signal.me-Link",
      },
    },
  },
  telegram: {
    name: "Telegram",
    values: {
      value: {
        label: "Telegram-Nutzername",
        hint: "@name oder eine Telefonnummer mit Ländervorwahl",
        error:
          "Geben Sie einen gültigen Telegram-Nutzernamen oder eine Telefonnummer ein, z. B. @name",
      },
    },
  },
  "tiktok-pixel": {
    name: "TikTok-Pixel",
    values: {
      tiktokPixelId: {
        hint: "20 Großbuchstaben und Ziffern aus dem TikTok Events Manager",
        error: "Geben Sie die ID eines TikTok-Pixels ein: 20 Großbuchstaben und Ziffern",
      },
    },
  },
  viber: {
    name: "Viber",
    values: {
      value: {
        label: "Viber-Nummer",
        hint: "Mit Ländervorwahl, z. B. +49 30 1234567",
        error: "Geben Sie eine gültige Viber-Nummer mit Ländervorwahl ein, z. B. +49 30 1234567",
      },
    },
  },
  whatsapp: {
    name: "WhatsApp",
    values: {
      value: {
        label: "WhatsApp-Nummer",
        hint: "Mit Ländervorwahl, z. B. +49 30 1234567",
        error: "Geben Sie eine gültige WhatsApp-Nummer mit Ländervorwahl ein, z. B. +49 30 1234567",
      },
    },
  },
  "yandex-metrica": {
    name: "Yandex Metrica",
    values: {
      ymId: {
        hint: "4 bis 10 Ziffern",
        error: "Geben Sie eine Yandex-Metrica-Tag-Nummer ein: 4 bis 10 Ziffern",
      },
    },
  },
};
