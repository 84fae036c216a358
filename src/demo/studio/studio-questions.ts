import { pricing8 } from "#/sections/pricing-8/index.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, sectionOf } from "../demo-fields.ts";
import { say } from "./studio-words.ts";

/** Questions and answers: cards without a price. */
export function studioQuestions(): Section {
  return sectionOf("questions", pricing8, {
    title: say("What people ask first", "Was zuerst gefragt wird", "О чём спрашивают сначала"),
    paragraph: say(
      "If yours is missing, write to us. It will be on this page next month.",
      "Fehlt Ihre Frage? Schreiben Sie uns, nächsten Monat steht sie hier.",
      "Не нашли своего вопроса? Напишите нам, и через месяц он появится здесь.",
    ),
    cards: itemsOf(pricing8.fields.cards, "question", [
      {
        title: say(
          "Do you take on small rooms?",
          "Nehmen Sie auch kleine Räume an?",
          "Вы берётесь за маленькие помещения?",
        ),
        description: say(
          "Gladly. Our smallest was a hallway of four square metres. It got the same drawings as a house.",
          "Gern. Der kleinste war ein Flur von vier Quadratmetern. Er bekam dieselben Pläne wie ein Haus.",
          "С удовольствием. Самой маленькой была прихожая в четыре метра. Чертежи для неё сделали как для дома.",
        ),
      },
      {
        title: say(
          "Can we keep our own builder?",
          "Dürfen unsere Handwerker bauen?",
          "Можно работать со своими строителями?",
        ),
        description: say(
          "Yes. We explain the drawings on site and come by every week, whoever holds the tools.",
          "Ja. Wir erklären die Pläne vor Ort und kommen jede Woche, egal, wer das Werkzeug hält.",
          "Да. Объясним чертежи на месте и будем приезжать каждую неделю, кто бы ни работал.",
        ),
      },
      {
        title: say(
          "What if the money runs out?",
          "Und wenn das Geld knapp wird?",
          "А если деньги закончатся?",
        ),
        description: say(
          "It never does so quietly. Each month you see what is spent, and where we would save next.",
          "Das passiert nie unbemerkt. Jeden Monat sehen Sie, was ausgegeben ist und wo wir sparen würden.",
          "Незаметно это не случится. Каждый месяц вы видите, сколько потрачено и на чём можно сэкономить.",
        ),
      },
      {
        title: say(
          "How long is the wait?",
          "Wie lange müssen wir warten?",
          "Долго ли ждать начала?",
        ),
        description: say(
          "Six to eight weeks for a project. A second opinion takes a few days.",
          "Sechs bis acht Wochen für ein Projekt. Eine zweite Meinung gibt es in wenigen Tagen.",
          "Проект начнём через шесть – восемь недель, а второе мнение дадим за несколько дней.",
        ),
      },
      {
        title: say(
          "Do you work outside Berlin?",
          "Arbeiten Sie auch außerhalb von Berlin?",
          "Вы работаете за пределами Берлина?",
        ),
        description: say(
          "Wherever a night train goes. Travel is charged at cost, to the cent.",
          "Überall, wo ein Nachtzug hält. Reisekosten berechnen wir ohne Aufschlag.",
          "Везде, куда ходит ночной поезд. Дорогу считаем по билетам, без наценки.",
        ),
      },
      {
        title: say("Who owns the drawings?", "Wem gehören die Pläne?", "Кому принадлежат чертежи?"),
        description: say(
          "You do. You get every file and may build from them with anyone.",
          "Ihnen. Sie bekommen alle Dateien und dürfen damit bauen, mit wem Sie wollen.",
          "Вам. Отдаём все файлы, и строить по ним можно с кем угодно.",
        ),
      },
    ]),
  });
}
