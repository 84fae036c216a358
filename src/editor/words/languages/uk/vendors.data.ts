import type { TranslatedVendors } from "../translated.ts";

export const words: TranslatedVendors = {
  adsense: {
    name: "Google AdSense",
    values: {
      adSensePublisherId: {
        hint: "ca-pub- і 16 цифр",
        error: "Введіть ідентифікатор видавця AdSense, наприклад ca-pub-1234567890123456",
      },
    },
  },
  "facebook-pixel": {
    name: "Піксель Facebook",
    values: {
      facebookPixelCode: {
        hint: "15 або 16 цифр",
        error: "Введіть ідентифікатор пікселя Facebook: 15 або 16 цифр",
      },
    },
  },
  facebook: {
    name: "Facebook",
    values: {
      value: {
        label: "Сторінка у Facebook",
        hint: "vitrine.shop або facebook.com/vitrine.shop",
        error: "Введіть назву або адресу сторінки у Facebook",
      },
    },
  },
  freshchat: {
    name: "Freshchat",
    values: {
      key: {
        hint: "Токен віджета, 36 символів",
        error: "Введіть токен віджета Freshchat: 36 символів",
      },
    },
  },
  "google-tag": {
    name: "Тег Google",
    values: {
      gtagId: {
        hint: "Починається з G-, GT-, UA- або AW-",
        error: "Введіть ідентифікатор тегу Google, наприклад G-ABCDE12345",
      },
    },
  },
  instagram: {
    name: "Instagram",
    values: {
      value: {
        label: "Ім’я користувача Instagram",
        hint: "Як у вашому профілі: @vitrine.shop",
        error: "Введіть правильне ім’я користувача Instagram, наприклад vitrine.shop",
      },
    },
  },
  intercom: {
    name: "Intercom",
    values: {
      key: {
        hint: "Ідентифікатор застосунку, 8 малих латинських літер і цифр",
        error: "Введіть ідентифікатор застосунку Intercom: 8 малих латинських літер і цифр",
      },
    },
  },
  jivochat: {
    name: "JivoChat",
    values: {
      key: {
        hint: "Ідентифікатор віджета, 10 латинських літер і цифр",
        error: "Введіть ідентифікатор віджета JivoChat: 10 латинських літер і цифр",
      },
    },
  },
  line: {
    name: "LINE",
    values: {
      value: {
        label: "LINE ID",
        hint: "@назва офіційного запису, особистий ID або посилання lin.ee",
        error: "Введіть правильний LINE ID, наприклад @vitrine",
      },
    },
  },
  livechat: {
    name: "LiveChat",
    values: {
      key: {
        hint: "Номер ліцензії, від 4 до 12 цифр",
        error: "Введіть номер ліцензії LiveChat: від 4 до 12 цифр",
      },
    },
  },
  matomo: {
    name: "Matomo",
    values: {
      matomoHost: {
        label: "Ваш сервер Matomo",
        hint: "Ім’я сервера без шляху, наприклад example.matomo.cloud",
        error: "Введіть ім’я сервера з HTTPS, наприклад stats.example.com",
      },
      matomoSiteId: {
        label: "Номер сайту",
        hint: "Число з розділу «Адміністрування → Об’єкти вимірювання» в Matomo",
        error: "Введіть номер, який Matomo дав вашому сайту, наприклад 1",
      },
    },
  },
  olark: {
    name: "Olark",
    values: {
      key: {
        hint: "Ідентифікатор сайту, наприклад 1234-567-89-0123",
        error: "Введіть ідентифікатор сайту Olark, наприклад 1234-567-89-0123",
      },
    },
  },
  plausible: {
    name: "Plausible",
    values: {
      plausibleDomain: {
        label: "Сайт у Plausible",
        hint: "Домен, як він указаний у Plausible, наприклад example.com",
        error: "Введіть домен без шляху, наприклад example.com",
      },
      plausibleHost: {
        label: "Ваш сервер Plausible",
        hint: "Лише якщо ви тримаєте Plausible самі. Залиште порожнім, щоб користуватися plausible.io.",
        error: "Введіть ім’я сервера з HTTPS, наприклад stats.example.com",
      },
    },
  },
  signal: {
    name: "Signal",
    values: {
      value: {
        label: "Номер або посилання Signal",
        hint: "З кодом країни, наприклад +49 30 1234567, або ваше посилання signal.me",
        error: "Введіть номер із кодом країни, наприклад +49 30 1234567, або посилання signal.me",
      },
    },
  },
  telegram: {
    name: "Telegram",
    values: {
      value: {
        label: "Ім’я користувача Telegram",
        hint: "@name або номер телефону з кодом країни",
        error: "Введіть правильне ім’я користувача або номер Telegram, наприклад @name",
      },
    },
  },
  "tiktok-pixel": {
    name: "Піксель TikTok",
    values: {
      tiktokPixelId: {
        hint: "20 великих латинських літер і цифр, з TikTok Events Manager",
        error: "Введіть ідентифікатор пікселя TikTok: 20 великих латинських літер і цифр",
      },
    },
  },
  viber: {
    name: "Viber",
    values: {
      value: {
        label: "Номер Viber",
        hint: "З кодом країни, наприклад +49 30 1234567",
        error: "Введіть правильний номер Viber із кодом країни, наприклад +49 30 1234567",
      },
    },
  },
  whatsapp: {
    name: "WhatsApp",
    values: {
      value: {
        label: "Номер WhatsApp",
        hint: "З кодом країни, наприклад +49 30 1234567",
        error: "Введіть правильний номер WhatsApp із кодом країни, наприклад +49 30 1234567",
      },
    },
  },
  "yandex-metrica": {
    name: "Яндекс Метрика",
    values: {
      ymId: {
        hint: "Від 4 до 10 цифр",
        error: "Введіть номер лічильника Яндекс Метрики: від 4 до 10 цифр",
      },
    },
  },
};
