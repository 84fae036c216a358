/** Words of a ready page in the languages that the starters have, too. */
export interface ReadyWords {
  readonly en: string;
  readonly de: string;
  readonly ru: string;
}

/** What a section of a ready page says instead of its template's own words, by what the fields mean. */
export interface ReadyItem {
  readonly heading?: ReadyWords;
  readonly body?: ReadyWords;
  readonly price?: ReadyWords;
}

export interface ReadySection extends ReadyItem {
  readonly template: string;
  /** Items of its list; without them the template's own. */
  readonly items?: readonly ReadyItem[];
}

export interface ReadyPage {
  readonly id: "about" | "menu" | "prices" | "contact" | "gallery";
  readonly name: ReadyWords;
  readonly sections: readonly ReadySection[];
}

function words(en: string, de: string, ru: string): ReadyWords {
  return { en, de, ru };
}

function dish(name: ReadyWords, body: ReadyWords, price: ReadyWords): ReadyItem {
  return { heading: name, body, price };
}

/** Pages that most sites have, made of the templates. */
export const readyPages: readonly ReadyPage[] = [
  {
    id: "about",
    name: words("About us", "Über uns", "О нас"),
    sections: [
      {
        template: "Header21",
        heading: words("About us", "Über uns", "О нас"),
        body: words(
          "Who we are, how it all began and what matters to us today.",
          "Wer wir sind, wie alles begann und was uns heute wichtig ist.",
          "Кто мы, с чего всё началось и что для нас важно сегодня.",
        ),
      },
      {
        template: "Feature5",
        heading: words("How we work", "So arbeiten wir", "Как мы работаем"),
        body: words(
          "What you can count on, whatever you come to us for.",
          "Worauf Sie sich verlassen können, womit Sie auch kommen.",
          "На что можно рассчитывать, с чем бы вы ни пришли.",
        ),
      },
      {
        template: "Portfolio12",
        heading: words("A look inside", "Ein Blick hinein", "Как у нас всё устроено"),
        body: words(
          "A few pictures of the place and the people.",
          "Ein paar Bilder von Ort und Menschen.",
          "Несколько фотографий о месте и людях.",
        ),
      },
    ],
  },
  {
    id: "menu",
    name: words("Menu", "Karte", "Меню"),
    sections: [
      { template: "NoHeader" },
      {
        template: "PriceList",
        heading: words("Menu", "Karte", "Меню"),
        body: words(
          "Fresh every day, while it lasts.",
          "Jeden Tag frisch, solange der Vorrat reicht.",
          "Готовим каждый день, пока не закончится.",
        ),
        items: [
          dish(
            words("Soup of the day", "Tagessuppe", "Суп дня"),
            words("with bread and butter", "mit Brot und Butter", "с хлебом и маслом"),
            words("$7", "6,50 €", "350 ₽"),
          ),
          dish(
            words("Seasonal salad", "Salat der Saison", "Сезонный салат"),
            words("greens, seeds, lemon", "Blattsalat, Kerne, Zitrone", "зелень, семечки, лимон"),
            words("$9", "8,50 €", "420 ₽"),
          ),
          dish(
            words("Dish of the week", "Wochengericht", "Блюдо недели"),
            words(
              "ask what’s in it today",
              "fragen Sie, was heute drin ist",
              "спросите, что сегодня",
            ),
            words("$14", "12,90 €", "690 ₽"),
          ),
          dish(
            words("Homemade cake", "Hausgemachter Kuchen", "Домашний пирог"),
            words("by the slice", "das Stück", "за кусок"),
            words("$5", "4,20 €", "250 ₽"),
          ),
          dish(
            words("Coffee", "Kaffee", "Кофе"),
            words("black or with milk", "schwarz oder mit Milch", "чёрный или с молоком"),
            words("$4", "3,20 €", "200 ₽"),
          ),
          dish(
            words("Lemonade", "Limonade", "Лимонад"),
            words("made here", "selbst gemacht", "делаем сами"),
            words("$4", "3,80 €", "220 ₽"),
          ),
        ],
      },
    ],
  },
  {
    id: "prices",
    name: words("Prices", "Preise", "Цены"),
    sections: [
      { template: "NoHeader" },
      {
        template: "Pricing8",
        heading: words("Prices", "Preise", "Цены"),
        body: words(
          "What it costs and what is included.",
          "Was es kostet und was enthalten ist.",
          "Сколько это стоит и что входит.",
        ),
      },
      {
        template: "Feature5",
        heading: words("Always included", "Immer enthalten", "Что входит всегда"),
        body: words(
          "At any price, without extra charge.",
          "Bei jedem Preis, ohne Aufschlag.",
          "При любой цене, без доплат.",
        ),
      },
    ],
  },
  {
    id: "contact",
    name: words("Contact", "Kontakt", "Контакты"),
    sections: [
      { template: "NoHeader" },
      {
        template: "Contact9",
        heading: words("How to find us", "So finden Sie uns", "Как нас найти"),
      },
      {
        template: "Contact14",
        heading: words("Write to us", "Schreiben Sie uns", "Напишите нам"),
        body: words(
          "A few words are enough, and we’ll be in touch.",
          "Ein paar Worte genügen, wir melden uns.",
          "Хватит пары слов, и мы ответим.",
        ),
      },
    ],
  },
  {
    id: "gallery",
    name: words("Gallery", "Galerie", "Галерея"),
    sections: [
      { template: "NoHeader" },
      {
        template: "Portfolio12",
        heading: words("Gallery", "Galerie", "Галерея"),
        body: words(
          "Pictures say it best.",
          "Bilder sagen es am besten.",
          "Лучше всего это покажут фотографии.",
        ),
      },
    ],
  },
];
