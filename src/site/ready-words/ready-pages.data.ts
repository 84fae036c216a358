import { words } from "./ready-words.ts";
import type { LanguageCode } from "../language.ts";
import type { ReadyWords } from "./ready-words.ts";

/** What a section of a ready page says instead of its template's own words, by what the fields mean. */
export interface ReadyItem {
  readonly heading?: ReadyWords;
  readonly body?: ReadyWords;
  /** Said in the primary language only: it is one, whatever language it is read in. */
  readonly price?: ReadyWords;
}

export interface ReadySection extends ReadyItem {
  readonly template: string;
  /** Items of its list; without them the template's own. */
  readonly items?: readonly ReadyItem[];
  /** What is said under each of its pictures instead of the template's examples. */
  readonly caption?: ReadyWords;
}

export interface ReadyPage {
  readonly id: "about" | "menu" | "prices" | "contact" | "gallery";
  readonly name: ReadyWords;
  /** What links to such a page are called as well, by language. */
  readonly also: Readonly<Partial<Record<LanguageCode, readonly string[]>>>;
  readonly sections: readonly ReadySection[];
}

function dish(name: ReadyWords, body: ReadyWords, price: ReadyWords): ReadyItem {
  return { heading: name, body, price };
}

/** Under every picture: a house or a name that a template says there would be somebody else's. */
const caption = words(
  "Picture title",
  "Bildtitel",
  "Título de la foto",
  "Titre de l’image",
  "Подпись к картинке",
  "Підпис до зображення",
);

/** Pages that most sites have, made of the templates. */
export const readyPages: readonly ReadyPage[] = [
  {
    id: "about",
    name: words("About us", "Über uns", "Sobre nosotros", "À propos", "О нас", "Про нас"),
    also: {
      en: ["About", "Who we are", "Our story"],
      de: ["Wer wir sind", "Über mich"],
      es: ["Quiénes somos", "Nosotros"],
      fr: ["Qui sommes-nous", "Notre histoire"],
      ru: ["О компании", "Кто мы", "О себе"],
      uk: ["Про компанію", "Хто ми", "Про себе"],
    },
    sections: [
      {
        template: "Header21",
        heading: words("About us", "Über uns", "Sobre nosotros", "À propos", "О нас", "Про нас"),
        body: words(
          "Who we are, how it all began and what matters to us today.",
          "Wer wir sind, wie alles begann und was uns heute wichtig ist.",
          "Quiénes somos, cómo empezó todo y qué nos importa hoy.",
          "Qui nous sommes, comment tout a commencé et ce qui compte pour nous aujourd’hui.",
          "Кто мы, с чего всё началось и что для нас важно сегодня.",
          "Хто ми, з чого все почалося і що для нас важливо сьогодні.",
        ),
      },
      {
        template: "Feature5",
        heading: words(
          "How we work",
          "So arbeiten wir",
          "Cómo trabajamos",
          "Notre façon de travailler",
          "Как мы работаем",
          "Як ми працюємо",
        ),
        body: words(
          "How it goes, from the first conversation to the last day.",
          "Wie es abläuft, vom ersten Gespräch bis zum letzten Tag.",
          "Cómo va todo, desde la primera conversación hasta el último día.",
          "Comment cela se passe, du premier échange au dernier jour.",
          "Как всё проходит, от первого разговора до последнего дня.",
          "Як усе відбувається, від першої розмови до останнього дня.",
        ),
      },
      {
        template: "Portfolio12",
        heading: words(
          "A look inside",
          "Ein Blick hinter die Kulissen",
          "Por dentro",
          "Un coup d’œil à l’intérieur",
          "Как у нас всё устроено",
          "Як у нас усе влаштовано",
        ),
        body: words(
          "A few pictures of the place and the people.",
          "Ein paar Bilder von Ort und Menschen.",
          "Unas fotos del lugar y de las personas.",
          "Quelques photos du lieu et de l’équipe.",
          "Несколько фотографий о месте и людях.",
          "Кілька світлин місця та людей.",
        ),
        caption,
      },
    ],
  },
  {
    id: "menu",
    name: words("Menu", "Karte", "Carta", "Carte", "Меню", "Меню"),
    also: {
      en: ["Food", "The menu"],
      de: ["Speisekarte", "Menü"],
      es: ["Menú"],
      fr: ["Menu", "La carte"],
      ru: ["Карта", "Наше меню"],
      uk: ["Карта", "Наше меню"],
    },
    sections: [
      { template: "NoHeader" },
      {
        template: "PriceList",
        heading: words("Menu", "Karte", "Carta", "Carte", "Меню", "Меню"),
        body: words(
          "What we serve, and what it costs.",
          "Was wir anbieten und was es kostet.",
          "Qué servimos y cuánto cuesta.",
          "Ce que nous servons, et à quel prix.",
          "Что у нас есть и сколько стоит.",
          "Що в нас є і скільки коштує.",
        ),
        items: [
          dish(
            words(
              "Soup of the day",
              "Tagessuppe",
              "Sopa del día",
              "Soupe du jour",
              "Суп дня",
              "Суп дня",
            ),
            words(
              "with bread and butter",
              "mit Brot und Butter",
              "con pan y mantequilla",
              "avec pain et beurre",
              "с хлебом и маслом",
              "з хлібом і маслом",
            ),
            words("$7", "6,50 €", "6,50 €", "6,50 €", "350 ₽", "150 ₴"),
          ),
          dish(
            words(
              "Seasonal salad",
              "Salat der Saison",
              "Ensalada de temporada",
              "Salade de saison",
              "Сезонный салат",
              "Сезонний салат",
            ),
            words(
              "greens, seeds, lemon",
              "Blattsalat, Kerne, Zitrone",
              "hojas verdes, semillas, limón",
              "jeunes pousses, graines, citron",
              "зелень, семечки, лимон",
              "зелень, насіння, лимон",
            ),
            words("$9", "8,50 €", "8,50 €", "8,50 €", "420 ₽", "190 ₴"),
          ),
          dish(
            words(
              "Dish of the week",
              "Wochengericht",
              "Plato de la semana",
              "Plat de la semaine",
              "Блюдо недели",
              "Страва тижня",
            ),
            words(
              "ask what’s in it today",
              "fragen Sie, was heute drin ist",
              "pregunte qué lleva hoy",
              "demandez ce qu’il y a aujourd’hui",
              "спросите, что сегодня",
              "запитайте, що сьогодні",
            ),
            words("$14", "12,90 €", "12,90 €", "12,90 €", "690 ₽", "290 ₴"),
          ),
          dish(
            words(
              "Homemade cake",
              "Hausgemachter Kuchen",
              "Tarta casera",
              "Gâteau maison",
              "Домашний пирог",
              "Домашній пиріг",
            ),
            words("by the slice", "das Stück", "la porción", "la part", "за кусок", "за шматок"),
            words("$5", "4,20 €", "4,20 €", "4,20 €", "250 ₽", "110 ₴"),
          ),
          dish(
            words("Coffee", "Kaffee", "Café", "Café", "Кофе", "Кава"),
            words(
              "black or with milk",
              "schwarz oder mit Milch",
              "solo o con leche",
              "noir ou au lait",
              "чёрный или с молоком",
              "чорна або з молоком",
            ),
            words("$4", "3,20 €", "3,20 €", "3,20 €", "200 ₽", "80 ₴"),
          ),
          dish(
            words("Lemonade", "Limonade", "Limonada", "Limonade", "Лимонад", "Лимонад"),
            words(
              "made here",
              "selbst gemacht",
              "hecha aquí",
              "faite ici",
              "делаем сами",
              "робимо самі",
            ),
            words("$4", "3,80 €", "3,80 €", "3,80 €", "220 ₽", "80 ₴"),
          ),
        ],
      },
    ],
  },
  {
    id: "prices",
    name: words("Prices", "Preise", "Precios", "Tarifs", "Цены", "Ціни"),
    also: {
      en: ["Pricing", "Price list", "Fees", "Plans"],
      de: ["Preisliste", "Honorare", "Tarife"],
      es: ["Tarifas"],
      fr: ["Prix", "Nos tarifs"],
      ru: ["Прайс", "Тарифы", "Стоимость", "Цены и услуги"],
      uk: ["Прайс", "Тарифи", "Вартість"],
    },
    sections: [
      { template: "NoHeader" },
      {
        template: "Pricing8",
        heading: words("Prices", "Preise", "Precios", "Tarifs", "Цены", "Ціни"),
        body: words(
          "What it costs and what is included.",
          "Was es kostet und was enthalten ist.",
          "Cuánto cuesta y qué incluye.",
          "Combien ça coûte et ce qui est compris.",
          "Сколько это стоит и что входит.",
          "Скільки це коштує і що входить.",
        ),
      },
      {
        template: "Feature5",
        heading: words(
          "What’s included",
          "Was enthalten ist",
          "Qué incluye",
          "Ce qui est compris",
          "Что входит",
          "Що входить",
        ),
        body: words(
          "What belongs to the price, and what is extra.",
          "Was zum Preis gehört und was extra kostet.",
          "Qué entra en el precio y qué se paga aparte.",
          "Ce que le prix comprend, et ce qui s’y ajoute.",
          "Что входит в цену, а что оплачивается отдельно.",
          "Що входить у ціну, а що оплачується окремо.",
        ),
      },
    ],
  },
  {
    id: "contact",
    name: words("Contact", "Kontakt", "Contacto", "Contact", "Контакты", "Контакти"),
    also: {
      en: ["Contacts", "Contact us", "Find us", "Get in touch", "Write to us"],
      de: ["Anfahrt", "So finden Sie uns", "Schreiben Sie uns"],
      es: ["Contáctenos", "Cómo llegar"],
      fr: ["Nous contacter", "Nous trouver", "Contacts"],
      ru: ["Где мы", "Как нас найти", "Связаться", "Написать нам"],
      uk: ["Де ми", "Як нас знайти", "Зв’язатися", "Написати нам"],
    },
    sections: [
      { template: "NoHeader" },
      {
        template: "Contact14",
        heading: words(
          "How to find us",
          "So finden Sie uns",
          "Cómo encontrarnos",
          "Nous trouver",
          "Как нас найти",
          "Як нас знайти",
        ),
        body: words(
          "Write to us, call or come by.",
          "Schreiben Sie uns, rufen Sie an oder kommen Sie vorbei.",
          "Escríbanos, llámenos o venga a vernos.",
          "Écrivez-nous, appelez ou passez nous voir.",
          "Напишите, позвоните или приходите.",
          "Напишіть, зателефонуйте або приходьте.",
        ),
      },
      {
        template: "HoursTable",
        heading: words(
          "Opening hours",
          "Öffnungszeiten",
          "Horario",
          "Horaires",
          "Часы работы",
          "Години роботи",
        ),
        body: words(
          "Hours may differ on public holidays.",
          "An Feiertagen können andere Zeiten gelten.",
          "Los festivos el horario puede cambiar.",
          "Les jours fériés, les horaires peuvent changer.",
          "В праздники часы могут быть другими.",
          "На свята години можуть бути іншими.",
        ),
      },
    ],
  },
  {
    id: "gallery",
    name: words("Gallery", "Galerie", "Galería", "Galerie", "Галерея", "Галерея"),
    also: {
      en: ["Photos", "Pictures"],
      de: ["Bilder", "Fotos"],
      es: ["Fotos"],
      fr: ["Photos", "Images"],
      ru: ["Фото", "Фотографии"],
      uk: ["Фото", "Світлини"],
    },
    sections: [
      { template: "NoHeader" },
      {
        template: "Portfolio12",
        heading: words("Gallery", "Galerie", "Galería", "Galerie", "Галерея", "Галерея"),
        body: words(
          "Pictures say it best.",
          "Bilder sagen es am besten.",
          "Las fotos lo dicen mejor.",
          "Les photos le disent mieux.",
          "Лучше всего это покажут фотографии.",
          "Найкраще це покажуть світлини.",
        ),
        caption,
      },
    ],
  },
];
