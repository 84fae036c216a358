import type { TranslatedVendors } from "../translated.ts";

export const words: TranslatedVendors = {
  adsense: {
    name: "Google AdSense",
    values: {
      adSensePublisherId: {
        hint: "ca-pub- suivi de 16 chiffres",
        error: "Saisissez un identifiant d’éditeur AdSense, comme ca-pub-1234567890123456",
      },
    },
  },
  "facebook-pixel": {
    name: "Pixel Facebook",
    values: {
      facebookPixelCode: {
        hint: "15 ou 16 chiffres",
        error: "Saisissez l’identifiant d’un pixel Facebook : 15 ou 16 chiffres",
      },
    },
  },
  facebook: {
    name: "Facebook",
    values: {
      value: {
        label: "Page Facebook",
        hint: "vitrine.shop ou facebook.com/vitrine.shop",
        error: "Saisissez le nom ou l’adresse d’une page Facebook",
      },
    },
  },
  freshchat: {
    name: "Freshchat",
    values: {
      key: {
        hint: "Jeton du widget, 36 caractères",
        error: "Saisissez un jeton de widget Freshchat : 36 caractères",
      },
    },
  },
  "google-tag": {
    name: "Balise Google",
    values: {
      gtagId: {
        hint: "Commence par G-, GT-, UA- ou AW-",
        error: "Saisissez l’identifiant d’une balise Google, comme G-ABCDE12345",
      },
    },
  },
  instagram: {
    name: "Instagram",
    values: {
      value: {
        label: "Nom d’utilisateur Instagram",
        hint: "Comme dans votre profil : @vitrine.shop",
        error: "Saisissez un nom d’utilisateur Instagram valide, comme vitrine.shop",
      },
    },
  },
  intercom: {
    name: "Intercom",
    values: {
      key: {
        hint: "Identifiant de l’app, 8 lettres minuscules et chiffres",
        error: "Saisissez un identifiant d’app Intercom : 8 lettres minuscules et chiffres",
      },
    },
  },
  jivochat: {
    name: "JivoChat",
    values: {
      key: {
        hint: "Identifiant du widget, 10 lettres et chiffres",
        error: "Saisissez un identifiant de widget JivoChat : 10 lettres et chiffres",
      },
    },
  },
  line: {
    name: "LINE",
    values: {
      value: {
        label: "Identifiant LINE",
        hint: "Le @nom d’un compte officiel, un identifiant personnel ou un lien lin.ee",
        error: "Saisissez un identifiant LINE valide, comme @vitrine",
      },
    },
  },
  livechat: {
    name: "LiveChat",
    values: {
      key: {
        hint: "Numéro de licence, 4 à 12 chiffres",
        error: "Saisissez un numéro de licence LiveChat : 4 à 12 chiffres",
      },
    },
  },
  matomo: {
    name: "Matomo",
    values: {
      matomoHost: {
        label: "Votre serveur Matomo",
        hint: "Son nom d’hôte sans chemin, comme example.matomo.cloud",
        error: "Saisissez le nom d’hôte d’un serveur en HTTPS, comme stats.example.com",
      },
      matomoSiteId: {
        label: "Identifiant du site",
        hint: "Le numéro dans Matomo, sous Administration → Éléments mesurables",
        error: "Saisissez le numéro de votre site dans Matomo, comme 1",
      },
    },
  },
  olark: {
    name: "Olark",
    values: {
      key: {
        hint: "Identifiant du site, comme 1234-567-89-0123",
        error: "Saisissez un identifiant de site Olark, comme 1234-567-89-0123",
      },
    },
  },
  plausible: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Site dans Plausible",
        hint: "Le domaine tel que Plausible l’affiche, comme example.com",
        error: "Saisissez un domaine sans chemin, comme example.com",
      },
      plausibleHost: {
        label: "Votre serveur Plausible",
        hint: "Seulement si vous hébergez Plausible vous-même. Laissez vide pour utiliser plausible.io.",
        error: "Saisissez le nom d’hôte d’un serveur en HTTPS, comme stats.example.com",
      },
    },
  },
  signal: {
    name: "Signal",
    values: {
      value: {
        label: "Numéro ou lien Signal",
        hint: "Avec l’indicatif du pays, comme +49 30 1234567, ou votre lien signal.me",
        error: "Saisissez un numéro avec son indicatif, comme +49 30 1234567, ou un lien signal.me",
      },
    },
  },
  telegram: {
    name: "Telegram",
    values: {
      value: {
        label: "Nom d’utilisateur Telegram",
        hint: "@nom, ou un numéro de téléphone avec l’indicatif du pays",
        error: "Saisissez un nom d’utilisateur ou un numéro Telegram valide, comme @nom",
      },
    },
  },
  "tiktok-pixel": {
    name: "Pixel TikTok",
    values: {
      tiktokPixelId: {
        hint: "20 lettres majuscules et chiffres, dans TikTok Events Manager",
        error: "Saisissez l’identifiant d’un pixel TikTok : 20 lettres majuscules et chiffres",
      },
    },
  },
  viber: {
    name: "Viber",
    values: {
      value: {
        label: "Numéro Viber",
        hint: "Avec l’indicatif du pays, comme +49 30 1234567",
        error: "Saisissez un numéro Viber valide avec son indicatif, comme +49 30 1234567",
      },
    },
  },
  whatsapp: {
    name: "WhatsApp",
    values: {
      value: {
        label: "Numéro WhatsApp",
        hint: "Avec l’indicatif du pays, comme +49 30 1234567",
        error: "Saisissez un numéro WhatsApp valide avec son indicatif, comme +49 30 1234567",
      },
    },
  },
  "yandex-metrica": {
    name: "Yandex Metrica",
    values: {
      ymId: {
        hint: "4 à 10 chiffres",
        error: "Saisissez un numéro de compteur Yandex Metrica : 4 à 10 chiffres",
      },
    },
  },
};
