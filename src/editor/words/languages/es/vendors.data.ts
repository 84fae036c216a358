import type { TranslatedVendors } from "../translated.ts";

export const words: TranslatedVendors = {
  adsense: {
    name: "Google AdSense",
    values: {
      adSensePublisherId: {
        hint: "ca-pub- seguido de 16 cifras",
        error: "Escriba un ID de editor de AdSense, como ca-pub-1234567890123456",
      },
    },
  },
  "facebook-pixel": {
    name: "Píxel de Facebook",
    values: {
      facebookPixelCode: {
        hint: "15 o 16 cifras",
        error: "Escriba el ID de un píxel de Facebook: 15 o 16 cifras",
      },
    },
  },
  facebook: {
    name: "Facebook",
    values: {
      value: {
        label: "Página de Facebook",
        hint: "vitrine.shop o facebook.com/vitrine.shop",
        error: "Escriba el nombre o la dirección de una página de Facebook",
      },
    },
  },
  freshchat: {
    name: "Freshchat",
    values: {
      key: {
        hint: "Token del widget, 36 caracteres",
        error: "Escriba un token de widget de Freshchat: 36 caracteres",
      },
    },
  },
  "google-tag": {
    name: "Etiqueta de Google",
    values: {
      gtagId: {
        hint: "Empieza por G-, GT-, UA- o AW-",
        error: "Escriba el ID de una etiqueta de Google, como G-ABCDE12345",
      },
    },
  },
  instagram: {
    name: "Instagram",
    values: {
      value: {
        label: "Usuario de Instagram",
        hint: "Como en su perfil: @vitrine.shop",
        error: "Escriba un usuario de Instagram válido, como vitrine.shop",
      },
    },
  },
  intercom: {
    name: "Intercom",
    values: {
      key: {
        hint: "ID de la aplicación, 8 letras minúsculas y cifras",
        error: "Escriba un ID de aplicación de Intercom: 8 letras minúsculas y cifras",
      },
    },
  },
  jivochat: {
    name: "JivoChat",
    values: {
      key: {
        hint: "ID del widget, 10 letras y cifras",
        error: "Escriba un ID de widget de JivoChat: 10 letras y cifras",
      },
    },
  },
  line: {
    name: "LINE",
    values: {
      value: {
        label: "ID de LINE",
        hint: "El @nombre de una cuenta oficial, un ID personal o un enlace lin.ee",
        error: "Escriba un ID de LINE válido, como @vitrine",
      },
    },
  },
  livechat: {
    name: "LiveChat",
    values: {
      key: {
        hint: "Número de licencia, de 4 a 12 cifras",
        error: "Escriba un número de licencia de LiveChat: de 4 a 12 cifras",
      },
    },
  },
  matomo: {
    name: "Matomo",
    values: {
      matomoHost: {
        label: "Su servidor de Matomo",
        hint: "Su nombre de host sin ruta, como example.matomo.cloud",
        error: "Escriba el nombre de host de un servidor con HTTPS, como stats.example.com",
      },
      matomoSiteId: {
        label: "ID del sitio",
        hint: "El número en Matomo, en Administración → Medibles",
        error: "Escriba el número que tiene su sitio en Matomo, como 1",
      },
    },
  },
  olark: {
    name: "Olark",
    values: {
      key: {
        hint: "ID del sitio, como 1234-567-89-0123",
        error: "Escriba un ID de sitio de Olark, como 1234-567-89-0123",
      },
    },
  },
  plausible: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Sitio en Plausible",
        hint: "El dominio tal como figura en Plausible, como example.com",
        error: "Escriba un dominio sin ruta, como example.com",
      },
      plausibleHost: {
        label: "Su servidor de Plausible",
        hint: "Solo si aloja Plausible usted mismo. Déjelo vacío para usar plausible.io.",
        error: "Escriba el nombre de host de un servidor con HTTPS, como stats.example.com",
      },
    },
  },
  signal: {
    name: "Signal",
    values: {
      value: {
        label: "Número o enlace de Signal",
        hint: "Con el prefijo del país, como +49 30 1234567, o su enlace signal.me",
        error:
          "Escriba un número con el prefijo del país, como +49 30 1234567, o un enlace signal.me",
      },
    },
  },
  telegram: {
    name: "Telegram",
    values: {
      value: {
        label: "Usuario de Telegram",
        hint: "@nombre, o un número de teléfono con el prefijo del país",
        error: "Escriba un usuario o un número de Telegram válido, como @nombre",
      },
    },
  },
  "tiktok-pixel": {
    name: "Píxel de TikTok",
    values: {
      tiktokPixelId: {
        hint: "20 letras mayúsculas y cifras, en TikTok Events Manager",
        error: "Escriba el ID de un píxel de TikTok: 20 letras mayúsculas y cifras",
      },
    },
  },
  viber: {
    name: "Viber",
    values: {
      value: {
        label: "Número de Viber",
        hint: "Con el prefijo del país, como +49 30 1234567",
        error: "Escriba un número de Viber válido con el prefijo del país, como +49 30 1234567",
      },
    },
  },
  whatsapp: {
    name: "WhatsApp",
    values: {
      value: {
        label: "Número de WhatsApp",
        hint: "Con el prefijo del país, como +49 30 1234567",
        error: "Escriba un número de WhatsApp válido con el prefijo del país, como +49 30 1234567",
      },
    },
  },
  "yandex-metrica": {
    name: "Yandex Metrica",
    values: {
      ymId: {
        hint: "De 4 a 10 cifras",
        error: "Escriba un número de contador de Yandex Metrica: de 4 a 10 cifras",
      },
    },
  },
};
