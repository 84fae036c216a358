import { feature152 } from "#/sections/feature-15-2/index.ts";
import { feature5 } from "#/sections/feature-5/index.ts";
import { links1 } from "#/sections/links-1/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, sectionOf, toPage } from "../demo-fields.ts";
import type { StudioPhoto } from "./studio-pictures.ts";
import { say } from "./studio-words.ts";
import { tickedList } from "./ticked-list.ts";

function people(photo: StudioPhoto): Section {
  return sectionOf("people", feature152, {
    title: say(
      "Three people, one long table",
      "Drei Leute, ein langer Tisch",
      "Трое за одним длинным столом",
    ),
    subTitle: say(
      "Whoever answers your first call also hangs your last lamp.",
      "Wer Ihren ersten Anruf annimmt, hängt auch Ihre letzte Lampe auf.",
      "Кто ответит на ваш первый звонок, тот и повесит последнюю лампу.",
    ),
    features: itemsOf(feature152.fields.features, "person", [
      {
        picture: photo("studio-avatar-2.jpg", [0.5, 0.35]),
        paragraph: say(
          "Klara Voss, founder\n• plans, light and long walks around a site\n• trained as a stage designer in Dresden\n• collects door handles",
          "Klara Voss, Gründerin\n• Grundrisse, Licht und lange Baustellenrundgänge\n• studierte Bühnenbild in Dresden\n• sammelt Türgriffe",
          "Клара Фосс, основательница\n• планировки, свет и долгие прогулки по стройке\n• училась на сценографа в Дрездене\n• собирает дверные ручки",
        ),
      },
      {
        picture: photo("studio-avatar-1.jpg", [0.5, 0.35]),
        paragraph: say(
          "Tom Hale, founder\n• joinery, models and anything made of oak\n• a cabinetmaker from Bristol\n• still sharpens his own pencils",
          "Tom Hale, Gründer\n• Möbel, Modelle und alles aus Eiche\n• Tischlermeister aus Bristol\n• spitzt seine Bleistifte noch selbst",
          "Том Хейл, основатель\n• мебель, макеты и всё, что из дуба\n• столяр-краснодеревщик из Бристоля\n• сам точит свои карандаши",
        ),
      },
      {
        picture: photo("studio-avatar-4.jpg", [0.5, 0.35]),
        paragraph: say(
          "Ayo Lindqvist, designer\n• exhibitions, colour and lettering\n• knows every lime kiln between here and Malmö\n• answers the chat",
          "Ayo Lindqvist, Gestalter\n• Ausstellungen, Farbe und Schrift\n• kennt jeden Kalkofen von hier bis Malmö\n• antwortet im Chat",
          "Айо Линдквист, дизайнер\n• выставки, цвет и шрифты\n• знает каждую печь для извести отсюда до Мальмё\n• отвечает в чате",
        ),
      },
    ]),
    ctaText: say(
      "Come and see the table",
      "Schauen Sie sich den Tisch an",
      "Приходите посмотреть на стол",
    ),
    buttonText: say("Open studio day", "Zum offenen Atelier", "День открытых дверей"),
    buttonLink: toPage("open-studio"),
  });
}

function habits(): Section {
  return sectionOf("habits", feature5, {
    title: say("Habits we keep", "Was wir nicht lassen können", "Наши привычки"),
    description: say(
      "Twelve years have left us with a few stubborn ideas. They make our rooms calmer and our invoices shorter.",
      "Nach zwölf Jahren sind uns ein paar sture Ideen geblieben. Sie machen unsere Räume ruhiger und unsere Rechnungen kürzer.",
      "За двенадцать лет у нас осталось несколько упрямых правил. С ними интерьеры спокойнее, а счета короче.",
    ),
    ground: "band",
    blocks: itemsOf(feature5.fields.blocks, "habit", [
      tickedList("habit-first", say("First we look", "Erst schauen", "Сначала смотрим"), [
        say(
          "a whole day in the empty room",
          "einen ganzen Tag im leeren Raum",
          "целый день в пустой комнате",
        ),
        say(
          "where the light comes in, hour by hour",
          "wo das Licht einfällt, Stunde um Stunde",
          "как идёт свет, час за часом",
        ),
        say(
          "what you already own and love",
          "was Sie schon haben und lieben",
          "что у вас уже есть и дорого вам",
        ),
      ]),
      tickedList("habit-then", say("Then we draw", "Dann zeichnen", "Потом рисуем"), [
        say(
          "by hand, at one to twenty",
          "von Hand, im Maßstab 1 : 20",
          "от руки, в масштабе 1 : 20",
        ),
        say(
          "a cardboard model you can hold",
          "ein Modell aus Pappe zum Anfassen",
          "картонный макет, который можно потрогать",
        ),
        say("three ideas at most", "höchstens drei Ideen", "не больше трёх идей"),
      ]),
      tickedList("habit-next", say("Then we take away", "Dann weglassen", "Потом убираем"), [
        say("every second material", "jedes zweite Material", "каждый второй материал"),
        say(
          "lamps that nobody needs",
          "Lampen, die niemand braucht",
          "лампы, которые никому не нужны",
        ),
        say("words like “statement”", "Wörter wie „Statement“", "слова вроде «концептуально»"),
      ]),
      tickedList("habit-last", say("And we come back", "Und wiederkommen", "И возвращаемся"), [
        say("after the first winter", "nach dem ersten Winter", "после первой зимы"),
        say("with a screwdriver", "mit einem Schraubenzieher", "с отвёрткой"),
        say("usually with cake", "meistens mit Kuchen", "обычно с пирогом"),
      ]),
    ]),
  });
}

export function studioPeople(photo: StudioPhoto): Page {
  const meta = {
    ...emptyMeta,
    title: say("The studio · Voss & Hale", "Das Studio · Voss & Hale", "О студии · Voss & Hale"),
    description: say(
      "Klara Voss, Tom Hale and Ayo Lindqvist: three people at one long table in a Berlin courtyard, and the habits they keep.",
      "Klara Voss, Tom Hale und Ayo Lindqvist: drei Leute an einem langen Tisch in einem Berliner Hinterhof und ihre Gewohnheiten.",
      "Клара Фосс, Том Хейл и Айо Линдквист: трое за одним длинным столом в берлинском дворе и их привычки.",
    ),
    socialImage: photo("studio-desk.jpg", [0.5, 0.6]),
  };
  const next = sectionOf("studio-links", links1, {
    title: say("What comes of it", "Was dabei herauskommt", "Что из этого выходит"),
    links: itemsOf(links1.fields.links, "studio-link", [
      {
        text: say("Rooms that stayed", "Räume, die geblieben sind", "Интерьеры, которые живут"),
        link: toPage("work", "rooms"),
      },
      {
        text: say(
          "Exhibitions and one-offs",
          "Ausstellungen und Einzelstücke",
          "Выставки и разовые проекты",
        ),
        link: toPage("work", "one-offs"),
      },
      {
        text: say(
          "Four ways to work with us",
          "Vier Wege, mit uns zu arbeiten",
          "Четыре способа работать с нами",
        ),
        link: toPage("services"),
      },
    ]),
  });
  const bar = sectionOf("studio-bar", noHeader, {});
  return { id: "studio", meta, sections: [bar, people(photo), habits(), next] };
}
