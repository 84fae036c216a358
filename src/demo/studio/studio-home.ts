import { email1 } from "#/sections/email-1/index.ts";
import { feature5 } from "#/sections/feature-5/index.ts";
import { header21 } from "#/sections/header-21/index.ts";
import { links1 } from "#/sections/links-1/index.ts";
import { portfolio12 } from "#/sections/portfolio-12/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, sectionOf, toPage } from "../demo-fields.ts";
import type { StudioPhoto } from "./studio-pictures.ts";
import { say } from "./studio-words.ts";
import { tickedList } from "./ticked-list.ts";

function hero(photo: StudioPhoto): Section {
  return sectionOf("hero", header21, {
    title: say(
      "Rooms with nothing left to remove",
      "Räume, in denen nichts zu viel ist",
      "Интерьеры, в которых нет лишнего",
    ),
    paragraph: say(
      "We design homes, shops and exhibitions. Three people in a Berlin courtyard, who draw by hand, build models and stay until the last lamp hangs straight.",
      "Wir gestalten Wohnungen, Läden und Ausstellungen. Drei Leute in einem Berliner Hinterhof, die von Hand zeichnen, Modelle bauen und bleiben, bis die letzte Lampe gerade hängt.",
      "Мы проектируем квартиры, магазины и выставки. Нас трое, наша мастерская в берлинском дворе. Рисуем от руки, клеим макеты и не уходим, пока последняя лампа не повиснет ровно.",
    ),
    background: photo("studio-facade.jpg", [0.6, 0.4]),
    strength: 0.8,
    buttons: itemsOf(header21.fields.buttons, "hero-button", [
      {
        text: say("Start a project", "Projekt anfragen", "Обсудить проект"),
        link: toPage("contact"),
      },
      {
        text: say("See the work", "Arbeiten ansehen", "Смотреть работы"),
        link: toPage("work"),
        type: "tertiary",
      },
    ]),
  });
}

function selected(photo: StudioPhoto): Section {
  const { rows } = portfolio12.fields;
  const { items } = rows.item;
  return sectionOf("selected", portfolio12, {
    title: say("Selected work", "Ausgewählte Arbeiten", "Избранные работы"),
    paragraph: say(
      "Five recent rooms, and the people who knew what had to stay in them.",
      "Fünf neuere Räume und die Menschen, die wussten, was darin bleiben muss.",
      "Пять недавних проектов и люди, которые точно знали, что в них надо сохранить.",
    ),
    rows: itemsOf(rows, "selected-row", [
      {
        items: itemsOf(items, "selected-a", [
          {
            picture: photo("studio-interior.jpg", [0.45, 0.6]),
            title: say(
              "Flat with three arches",
              "Wohnung mit drei Bögen",
              "Квартира с тремя арками",
            ),
            link: toPage("work", "rooms"),
          },
          {
            picture: photo("studio-ceramics.jpg", [0.55, 0.5]),
            title: say("Shop for one potter", "Laden für eine Töpferin", "Лавка одного керамиста"),
            link: toPage("work", "rooms"),
          },
        ]),
      },
      {
        items: itemsOf(items, "selected-b", [
          {
            picture: photo("studio-coffee.jpg", [0.4, 0.5]),
            title: say(
              "Coffee bar, oak and tin",
              "Kaffeebar, Eiche und Zinn",
              "Кофейня, дуб и олово",
            ),
            link: toPage("work", "rooms"),
          },
          {
            picture: photo("studio-desk.jpg", [0.55, 0.6]),
            title: say("Study for two", "Arbeitszimmer für zwei", "Кабинет на двоих"),
            link: toPage("work", "rooms"),
          },
          {
            picture: photo("studio-event-table.jpg", [0.4, 0.6]),
            title: say("Dinner for forty", "Tafel für vierzig", "Ужин на сорок гостей"),
            link: toPage("work", "one-offs"),
          },
        ]),
      },
    ]),
  });
}

function included(): Section {
  return sectionOf("included", feature5, {
    title: say(
      "What every project includes",
      "Was in jedem Projekt steckt",
      "Что входит в каждый проект",
    ),
    description: say(
      "The list is short: it holds only what you can check on the day we hand over the keys.",
      "Die Liste ist kurz: Auf ihr steht nur, was Sie am Tag der Übergabe nachprüfen können.",
      "Список короткий: в нём только то, что вы сможете проверить в день сдачи.",
    ),
    ground: "band",
    blocks: itemsOf(feature5.fields.blocks, "included", [
      tickedList("included-before", say("Before", "Vorher", "До начала"), [
        say("a survey measured by hand", "ein Aufmaß von Hand", "обмеры, сделанные вручную"),
        say(
          "three layouts, one recommended",
          "drei Grundrisse, eine Empfehlung",
          "три планировки и наш совет, какую выбрать",
        ),
        say(
          "a budget you can hold us to",
          "ein Budget, auf das Verlass ist",
          "смета, за которую мы отвечаем",
        ),
      ]),
      tickedList("included-drawings", say("Drawings", "Pläne", "Чертежи"), [
        say(
          "plans, sections and elevations",
          "Grundrisse, Schnitte und Ansichten",
          "планы, разрезы и развёртки",
        ),
        say("joinery at 1 : 5", "Einbauten im Maßstab 1 : 5", "мебель в масштабе 1 : 5"),
        say(
          "a sample of every finish",
          "ein Muster von jedem Material",
          "образец каждого материала",
        ),
      ]),
      tickedList("included-site", say("On site", "Auf der Baustelle", "На объекте"), [
        say(
          "one of us, by name, from start to end",
          "eine feste Ansprechperson bis zum Schluss",
          "один ответственный от начала до конца",
        ),
        say("a visit every week", "jede Woche ein Besuch", "приезжаем каждую неделю"),
        say(
          "photographs of what gets covered",
          "Fotos von allem, was verdeckt wird",
          "фотографии всего, что скроет отделка",
        ),
      ]),
      tickedList("included-after", say("After", "Danach", "После"), [
        say("a book of the room", "ein Buch zum Raum", "альбом с историей проекта"),
        say(
          "a check after the first winter",
          "eine Kontrolle nach dem ersten Winter",
          "проверка после первой зимы",
        ),
        say("drawings that are yours", "Pläne, die Ihnen gehören", "чертежи остаются у вас"),
      ]),
    ]),
    buttons: itemsOf(feature5.fields.buttons, "included-button", [
      {
        text: say("Services and fees", "Leistungen und Honorare", "Услуги и цены"),
        link: toPage("services"),
      },
    ]),
  });
}

function letters(): Section {
  return sectionOf("letters", email1, {
    title: say(
      "One room, one page, once a month",
      "Ein Raum, eine Seite, einmal im Monat",
      "Одна комната на одной странице, раз в месяц",
    ),
    paragraph: say(
      "A room that we keep going back to, and why it works.",
      "Ein Raum, in den wir immer wieder gehen, und warum er funktioniert.",
      "Место, куда мы возвращаемся снова и снова, и почему там хорошо.",
    ),
    placeholder: say("Your email", "Ihre E-Mail-Adresse", "Ваша почта"),
    buttonText: say("Subscribe", "Abonnieren", "Подписаться"),
    hint: say(
      "No news about us. Leave whenever you like.",
      "Keine Nachrichten über uns. Abbestellen geht jederzeit.",
      "Никаких новостей о нас. Отписаться можно в любом письме.",
    ),
    ground: "brand",
  });
}

function next(): Section {
  return sectionOf("next", links1, {
    title: say("Where to go next", "Wie es weitergeht", "Куда дальше"),
    links: itemsOf(links1.fields.links, "next-link", [
      {
        text: say("What a project costs", "Was ein Projekt kostet", "Сколько стоит проект"),
        link: toPage("services"),
      },
      {
        text: say("Who we are", "Wer wir sind", "Кто мы такие"),
        link: toPage("studio"),
      },
      {
        text: say(
          "Visit us on open studio day",
          "Zum offenen Atelier kommen",
          "Прийти в гости на день открытых дверей",
        ),
        link: toPage("open-studio"),
      },
    ]),
  });
}

export function studioHome(photo: StudioPhoto): Page {
  const meta = {
    ...emptyMeta,
    title: say(
      "Voss & Hale: interiors, shops and exhibitions",
      "Voss & Hale: Innenräume, Läden und Ausstellungen",
      "Voss & Hale: интерьеры, магазины и выставки",
    ),
    description: say(
      "A small design studio in Berlin. We design homes, shops and exhibitions with nothing left to remove, from the first sketch to the last lamp.",
      "Ein kleines Designstudio in Berlin. Wir gestalten Wohnungen, Läden und Ausstellungen, in denen nichts zu viel ist, von der ersten Skizze bis zur letzten Lampe.",
      "Маленькая дизайн-студия в Берлине. Проектируем квартиры, магазины и выставки без лишнего: от первого эскиза до последней лампы.",
    ),
    keywords: say(
      "interior design, Berlin, exhibition design, shop design",
      "Innenarchitektur, Berlin, Ausstellungsgestaltung, Ladenbau",
      "дизайн интерьера, Берлин, дизайн выставок, дизайн магазинов",
    ),
    socialImage: photo("studio-facade.jpg", [0.6, 0.4]),
  };
  const sections = [hero(photo), selected(photo), included(), letters(), next()];
  return { id: "home", meta, sections };
}
