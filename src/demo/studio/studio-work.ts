import { links1 } from "#/sections/links-1/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import { portfolio12 } from "#/sections/portfolio-12/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, sectionOf, toPage } from "../demo-fields.ts";
import type { StudioPhoto } from "./studio-pictures.ts";
import { say } from "./studio-words.ts";

const { rows } = portfolio12.fields;
const { items } = rows.item;

function rooms(photo: StudioPhoto): Section {
  return sectionOf("rooms", portfolio12, {
    title: say("Rooms that stayed", "Räume, die geblieben sind", "Интерьеры, которые живут"),
    paragraph: say(
      "Everything here has been lived or worked in for at least a year. Only then do we take the photographs.",
      "In allem hier wird seit mindestens einem Jahr gelebt oder gearbeitet. Erst dann fotografieren wir.",
      "Здесь уже не меньше года живут или работают. Раньше мы не снимаем.",
    ),
    rows: itemsOf(rows, "rooms-row", [
      {
        items: itemsOf(items, "rooms-a", [
          {
            picture: photo("studio-facade.jpg", [0.6, 0.5]),
            title: say("Guest house in the south", "Gästehaus im Süden", "Гостевой дом на юге"),
          },
          {
            picture: photo("studio-interior.jpg", [0.45, 0.6]),
            title: say(
              "Flat with three arches, 68 m²",
              "Wohnung mit drei Bögen, 68 m²",
              "Квартира с тремя арками, 68 м²",
            ),
          },
        ]),
      },
      {
        items: itemsOf(items, "rooms-b", [
          {
            picture: photo("studio-ceramics.jpg", [0.55, 0.5]),
            title: say(
              "Shop for one potter, 31 m²",
              "Laden für eine Töpferin, 31 m²",
              "Лавка одного керамиста, 31 м²",
            ),
          },
          {
            picture: photo("studio-coffee.jpg", [0.4, 0.5]),
            title: say(
              "Coffee bar, oak and tin",
              "Kaffeebar, Eiche und Zinn",
              "Кофейня, дуб и олово",
            ),
          },
          {
            picture: photo("studio-desk.jpg", [0.55, 0.6]),
            title: say("Study for two", "Arbeitszimmer für zwei", "Кабинет на двоих"),
          },
        ]),
      },
    ]),
  });
}

function oneOffs(photo: StudioPhoto): Section {
  return sectionOf("one-offs", portfolio12, {
    title: say("Here for one season", "Für eine Saison gebaut", "Построено на один сезон"),
    paragraph: say(
      "Exhibitions, launches and one long table: made to be taken apart without a trace.",
      "Ausstellungen, Premieren und eine lange Tafel: gebaut, um spurlos wieder zu verschwinden.",
      "Выставки, премьеры и один длинный стол: всё разбирается без следа.",
    ),
    ground: "band",
    ratio: "1:1",
    rows: itemsOf(rows, "one-offs-row", [
      {
        items: itemsOf(items, "one-offs-a", [
          {
            picture: photo("studio-papercut-waves.jpg", [0.62, 0.5]),
            title: say(
              "Paper sunrise, city library",
              "Papiersonne, Stadtbibliothek",
              "Бумажный рассвет, библиотека",
            ),
          },
          {
            picture: photo("studio-headphones.jpg", [0.45, 0.5]),
            title: say(
              "A stand for one sound",
              "Eine Bühne für einen Klang",
              "Стенд для одного звука",
            ),
          },
          {
            picture: photo("studio-soft-shapes.jpg", [0.5, 0.5]),
            title: say(
              "Please touch, children’s museum",
              "Bitte anfassen, Kindermuseum",
              "Трогать можно, детский музей",
            ),
          },
          {
            picture: photo("studio-event-table.jpg", [0.35, 0.6]),
            title: say("Dinner for forty", "Tafel für vierzig", "Ужин на сорок гостей"),
          },
        ]),
      },
    ]),
  });
}

export function studioWork(photo: StudioPhoto): Page {
  const more = sectionOf("work-links", links1, {
    title: say(
      "Yours could be the next one",
      "Ihr Raum könnte der nächste sein",
      "Следующим может стать ваш проект",
    ),
    kind: "buttons",
    links: itemsOf(links1.fields.links, "work-link", [
      {
        text: say("Tell us about the room", "Erzählen Sie uns davon", "Рассказать о проекте"),
        link: toPage("contact"),
      },
      {
        text: say("Services and fees", "Leistungen und Honorare", "Услуги и цены"),
        link: toPage("services"),
      },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: say("Work · Voss & Hale", "Arbeiten · Voss & Hale", "Работы · Voss & Hale"),
    description: say(
      "Flats, shops and a guest house that have been lived in for a year, and exhibitions that left no trace.",
      "Wohnungen, Läden und ein Gästehaus nach einem Jahr Leben darin, dazu Ausstellungen, die spurlos verschwunden sind.",
      "Квартиры, магазины и гостевой дом после года жизни в них, а ещё выставки, которые исчезли без следа.",
    ),
    socialImage: photo("studio-interior.jpg", [0.45, 0.6]),
  };
  const bar = sectionOf("work-bar", noHeader, {});
  return { id: "work", meta, sections: [bar, rooms(photo), oneOffs(photo), more] };
}
