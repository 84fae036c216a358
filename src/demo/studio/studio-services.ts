import { feature152 } from "#/sections/feature-15-2/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import { pricing8 } from "#/sections/pricing-8/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, sectionOf, toPage } from "../demo-fields.ts";
import type { StudioPhoto } from "./studio-pictures.ts";
import { studioQuestions } from "./studio-questions.ts";
import { say } from "./studio-words.ts";

function ways(photo: StudioPhoto): Section {
  return sectionOf("ways", feature152, {
    title: say(
      "Four ways to work with us",
      "Vier Wege, mit uns zu arbeiten",
      "Четыре способа работать с нами",
    ),
    subTitle: say(
      "A fixed scope, a fixed fee, and one of us from the first call to the last coat of paint.",
      "Fester Umfang, festes Honorar und eine Ansprechperson vom ersten Anruf bis zum letzten Anstrich.",
      "Понятный объём, твёрдая цена и один человек от первого звонка до последнего слоя краски.",
    ),
    features: itemsOf(feature152.fields.features, "way", [
      {
        picture: photo("studio-interior.jpg", [0.48, 0.6]),
        badgeText: say("from €4,800", "ab 4.800 €", "от 4 800 €"),
        count: say("9 weeks", "9 Wochen", "9 недель"),
        paragraph: say(
          "One room, finished\n• survey, drawings and every finish\n• a shopping list with real prices\n• two visits while it is built",
          "Ein Raum, fix und fertig\n• Aufmaß, Pläne und alle Materialien\n• eine Einkaufsliste mit echten Preisen\n• zwei Besuche während des Umbaus",
          "Одна комната под ключ\n• обмеры, чертежи и все материалы\n• список покупок с настоящими ценами\n• два визита во время ремонта",
        ),
      },
      {
        picture: photo("studio-facade.jpg", [0.7, 0.5]),
        badgeText: say("from €19,000", "ab 19.000 €", "от 19 000 €"),
        count: say("7 months", "7 Monate", "7 месяцев"),
        paragraph: say(
          "A whole home\n• every room, down to the door handles\n• trades and dates coordinated\n• a site report every Friday",
          "Ein ganzes Zuhause\n• jeder Raum, bis hin zum Türgriff\n• Gewerke und Termine aus einer Hand\n• jeden Freitag ein Baubericht",
          "Дом или квартира целиком\n• каждая комната, вплоть до дверных ручек\n• согласуем подрядчиков и сроки\n• отчёт со стройки каждую пятницу",
        ),
      },
      {
        picture: photo("studio-ceramics.jpg", [0.5, 0.5]),
        badgeText: say("from €9,200", "ab 9.200 €", "от 9 200 €"),
        count: say("12 weeks", "12 Wochen", "12 недель"),
        paragraph: say(
          "A shop people remember\n• shelving as architecture\n• lighting tested at full scale\n• open on the day we agreed on",
          "Ein Laden, der in Erinnerung bleibt\n• Regale als Architektur\n• Licht im Maßstab 1 : 1 erprobt\n• Eröffnung am vereinbarten Tag",
          "Магазин, который запомнят\n• полки как архитектура\n• свет проверяем в натуральную величину\n• откроетесь в назначенный день",
        ),
      },
      {
        picture: photo("studio-desk.jpg", [0.45, 0.6]),
        badgeText: say("€480", "480 €", "480 €"),
        count: say("2 hours", "2 Stunden", "2 часа"),
        paragraph: say(
          "A second opinion\n• bring plans by anyone\n• leave with a marked-up set\n• the fee is returned if you hire us",
          "Eine zweite Meinung\n• bringen Sie Pläne mit, egal von wem\n• Sie nehmen kommentierte Pläne mit\n• wird bei einem Auftrag angerechnet",
          "Второе мнение\n• приносите чертежи, чьи угодно\n• уйдёте с подробными пометками\n• вернём деньги, если закажете проект",
        ),
      },
    ]),
    ctaText: say(
      "Can’t tell which one is yours?",
      "Unsicher, was passt?",
      "Не знаете, что выбрать?",
    ),
    buttonText: say("Ask a designer", "Fragen Sie uns", "Спросить дизайнера"),
    buttonLink: toPage("contact"),
  });
}

function fees(): Section {
  return sectionOf("fees", pricing8, {
    title: say("Small fees", "Kleine Aufträge", "Небольшие задачи"),
    paragraph: say(
      "For questions that don’t need a contract. VAT is included.",
      "Für Fragen, die keinen Vertrag brauchen. Inklusive Mehrwertsteuer.",
      "Для вопросов, ради которых не нужен договор. Цены с налогом.",
    ),
    ground: "band",
    cards: itemsOf(pricing8.fields.cards, "fee", [
      {
        title: say("Layout check", "Grundriss-Check", "Проверка планировки"),
        description: say(
          "We mark up your plan and send it back within three days.",
          "Wir kommentieren Ihren Plan und schicken ihn in drei Tagen zurück.",
          "Сделаем пометки на вашем плане и вернём его через три дня.",
        ),
        price: say("€120", "120 €", "120 €"),
      },
      {
        title: say("Lighting plan", "Lichtplan", "План освещения"),
        description: say(
          "One room, three scenes, and the lamps to buy.",
          "Ein Raum, drei Stimmungen und die passenden Leuchten.",
          "Одна комната, три сценария и список светильников.",
        ),
        price: say("€180", "180 €", "180 €"),
      },
      {
        title: say("Colour and lime", "Farbe und Kalk", "Цвет и известь"),
        description: say(
          "Samples on your own wall, seen by day and by night.",
          "Muster auf Ihrer Wand, bei Tag und bei Nacht betrachtet.",
          "Выкрасы на вашей стене: смотрим днём и вечером.",
        ),
        price: say("€150", "150 €", "150 €"),
      },
      {
        title: say("Site walk", "Baustellenrundgang", "Визит на объект"),
        description: say(
          "An hour with your builder and the questions you didn’t dare to ask.",
          "Eine Stunde mit Ihren Handwerkern und allen Fragen, die offen sind.",
          "Час с вашим строителем и все вопросы, которые неловко задать самому.",
        ),
        price: say("€95", "95 €", "95 €"),
      },
    ]),
    buttons: itemsOf(pricing8.fields.buttons, "fee-button", [
      { text: say("Book an hour", "Termin vereinbaren", "Выбрать время"), link: toPage("contact") },
    ]),
  });
}

export function studioServices(photo: StudioPhoto): Page {
  const meta = {
    ...emptyMeta,
    title: say(
      "Services and fees · Voss & Hale",
      "Leistungen und Honorare · Voss & Hale",
      "Услуги и цены · Voss & Hale",
    ),
    description: say(
      "One room from €4,800, a shop from €9,200, a second opinion for €480. Fixed scope, fixed fee, and answers to what people ask first.",
      "Ein Raum ab 4.800 €, ein Laden ab 9.200 €, eine zweite Meinung für 480 €. Fester Umfang, festes Honorar und Antworten auf die häufigsten Fragen.",
      "Комната от 4 800 €, магазин от 9 200 €, второе мнение за 480 €. Твёрдая цена и ответы на вопросы, которые задают первыми.",
    ),
    socialImage: photo("studio-ceramics.jpg", [0.5, 0.5]),
  };
  const bar = sectionOf("services-bar", noHeader, {});
  return { id: "services", meta, sections: [bar, ways(photo), fees(), studioQuestions()] };
}
