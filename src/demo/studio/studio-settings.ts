import { initialConsent } from "#/site/consent.ts";
import type { ConsentVariant } from "#/site/consent.ts";
import type { LocalizedText } from "#/site/localized-text.ts";
import type { Messenger, Messengers } from "#/site/messenger.ts";
import { initialSettings } from "#/site/settings.ts";
import type { Settings } from "#/site/settings.ts";
import { toPage } from "../demo-fields.ts";
import type { StudioPhoto, StudioPicture } from "./studio-pictures.ts";
import { studioAddress, studioEmail, studioPhone } from "./studio-visits.ts";
import { alike, say } from "./studio-words.ts";

function gdpr(): ConsentVariant {
  const { gdpr: initial } = initialConsent;
  return {
    ...initial,
    isVisible: true,
    consentText: say(
      "We would like to count visits and offer you a chat, both with the help of other companies. None of them hears of you until you say so.",
      "Wir würden gern Besuche zählen und einen Chat anbieten, beides mit Hilfe anderer Unternehmen. Keines davon erfährt von Ihnen, bevor Sie zustimmen.",
      "Мы хотели бы считать визиты и отвечать вам в чате. В этом помогают другие компании, но о вас они не узнают, пока вы не разрешите.",
    ),
    acceptBtn: { name: say("Allow all", "Alle erlauben", "Разрешить всё"), isVisible: true },
    declineBtn: { name: say("Decline", "Ablehnen", "Отклонить"), isVisible: true },
    settingsBtn: { name: say("Choose", "Auswählen", "Выбрать"), isVisible: true },
    privacyPolicyBtn: {
      name: say("Privacy", "Datenschutz", "Конфиденциальность"),
      isVisible: true,
      link: toPage("privacy"),
      showInFooter: true,
    },
    settings: {
      title: say("What may we use?", "Was dürfen wir nutzen?", "Что вы разрешаете?"),
      description: say(
        "You can change your mind at any time, at the foot of each page.",
        "Sie können Ihre Wahl jederzeit am Ende jeder Seite ändern.",
        "Передумать можно в любой момент: ссылка есть внизу каждой страницы.",
      ),
      confirmBtnName: say("Save my choice", "Auswahl speichern", "Сохранить выбор"),
      categories: [
        {
          type: "essential",
          title: say("Essential", "Notwendig", "Необходимые"),
          description: say(
            "Remember this choice and protect our forms.",
            "Merken sich diese Wahl und schützen unsere Formulare.",
            "Помнят этот выбор и защищают наши формы.",
          ),
        },
        {
          type: "analytics",
          title: say("Counting visits", "Besuche zählen", "Счётчики визитов"),
          description: say(
            "Google, Meta and Yandex tell us which pages are read.",
            "Google, Meta und Yandex sagen uns, welche Seiten gelesen werden.",
            "Google, Meta и Яндекс показывают нам, какие страницы читают.",
          ),
        },
        {
          type: "marketing",
          title: say("Chat and advertising", "Chat und Werbung", "Чат и реклама"),
          description: say(
            "The chat with one of us, and advertisements by Google.",
            "Der Chat mit einem von uns und Anzeigen von Google.",
            "Чат с кем-то из нас и реклама от Google.",
          ),
        },
        {
          type: "functional",
          title: say("Comfort", "Komfort", "Удобство"),
          description: say(
            "Remember what you set here.",
            "Merken sich, was Sie hier eingestellt haben.",
            "Запоминают, что вы здесь настроили.",
          ),
        },
      ],
    },
  };
}

interface Person {
  readonly avatar: StudioPicture;
  readonly name: LocalizedText;
  readonly subtitle: LocalizedText;
}

const klara: Person = {
  avatar: "studio-avatar-2.jpg",
  name: say("Klara Voss", "Klara Voss", "Клара Фосс"),
  subtitle: say("Plans and light", "Grundrisse und Licht", "Планировки и свет"),
};
const tom: Person = {
  avatar: "studio-avatar-1.jpg",
  name: say("Tom Hale", "Tom Hale", "Том Хейл"),
  subtitle: say("Joinery and models", "Möbel und Modelle", "Мебель и макеты"),
};
const ayo: Person = {
  avatar: "studio-avatar-4.jpg",
  name: say("Ayo Lindqvist", "Ayo Lindqvist", "Айо Линдквист"),
  subtitle: say("Exhibitions and colour", "Ausstellungen und Farbe", "Выставки и цвет"),
};

function cardOf(photo: StudioPhoto, person: Person, message: LocalizedText): Messenger["data"] {
  return {
    avatar: photo(person.avatar, [0.5, 0.4]),
    name: person.name,
    subtitle: person.subtitle,
    message,
    buttonText: say("Start chat", "Chat beginnen", "Начать чат"),
  };
}

function messengers(photo: StudioPhoto): Messengers {
  const send = say(
    "Hello! Send me a photo of the room and I’ll tell you what I would take out first.",
    "Hallo! Schicken Sie mir ein Foto vom Raum, und ich sage Ihnen, was ich zuerst weglassen würde.",
    "Здравствуйте! Пришлите фото комнаты, и я скажу, что убрала бы первым делом.",
  );
  const ask = say(
    "Hello! Questions about oak, doors or dates? Ask away.",
    "Hallo! Fragen zu Eiche, Türen oder Terminen? Immer her damit.",
    "Здравствуйте! Вопросы про дуб, двери или сроки? Спрашивайте.",
  );
  const show = say(
    "Hello! Planning an exhibition? Tell me how many walls you have.",
    "Hallo! Planen Sie eine Ausstellung? Wie viele Wände haben Sie?",
    "Здравствуйте! Готовите выставку? Расскажите, сколько у вас стен.",
  );
  return {
    alignment: "right",
    data: [
      {
        name: "whatsapp",
        isActive: true,
        value: "+491713920014",
        data: cardOf(photo, klara, send),
      },
      {
        name: "telegram",
        isActive: true,
        value: "@voss_hale_example",
        data: cardOf(photo, ayo, show),
      },
      {
        name: "facebook",
        isActive: true,
        value: "voss.hale.example",
        data: cardOf(photo, tom, ask),
      },
      { name: "viber", isActive: true, value: "+491713920014", data: cardOf(photo, tom, ask) },
    ],
  };
}

/** Everything that can be switched on is; ids have their vendors' format and belong to nobody. */
export function studioSettings(photo: StudioPhoto): Settings {
  return {
    ...initialSettings,
    email: studioEmail,
    favicon: photo("studio-mark.png"),
    socialImage: photo("studio-facade.jpg", [0.6, 0.4]),
    organisation: { name: alike("Voss & Hale"), phone: studioPhone, address: studioAddress },
    cookieConsent: { ...initialConsent, gdpr: gdpr() },
    messengers: messengers(photo),
    chats: {
      data: [
        { name: "livechat", key: "00000000", isPrimary: false },
        { name: "jivochat", key: "0000000000", isPrimary: false },
        { name: "olark", key: "0000-000-00-0000", isPrimary: false },
        { name: "intercom", key: "00000000", isPrimary: true },
        { name: "freshchat", key: "00000000-0000-0000-0000-000000000000", isPrimary: false },
      ],
    },
    tracking: {
      facebookPixelCode: "000000000000000",
      gtagId: "G-0000000000",
      adSensePublisherId: "ca-pub-0000000000000000",
      ymId: "00000000",
    },
  };
}
