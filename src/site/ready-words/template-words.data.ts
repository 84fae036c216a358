import { words } from "./ready-words.ts";
import type { ReadyWords, Row } from "./ready-words.ts";

/** What the templates of ready pages begin with, in every language of the interface. */
const rows: readonly Row[] = [
  ["Get started", "Jetzt beginnen", "Empezar", "Commencer", "Начать", "Почати"],
  ["Learn more", "Mehr erfahren", "Saber más", "En savoir plus", "Подробнее", "Докладніше"],
  ["Before", "Vorher", "Antes", "Avant", "До", "До"],
  ["During", "Währenddessen", "Durante", "Pendant", "Во время", "Під час"],
  ["After", "Danach", "Después", "Après", "После", "Після"],
  ["Later on", "Später", "Más adelante", "Plus tard", "Потом", "Потім"],
  [
    "Book a day",
    "Termin buchen",
    "Reservar un día",
    "Réserver une date",
    "Выбрать день",
    "Обрати день",
  ],
  [
    "Apartment by the park",
    "Wohnung am Park",
    "Piso junto al parque",
    "Appartement près du parc",
    "Квартира у парка",
    "Квартира біля парку",
  ],
  [
    "Coffee bar on the corner",
    "Kaffeebar an der Ecke",
    "Cafetería de la esquina",
    "Café du coin",
    "Кофейня на углу",
    "Кав’ярня на розі",
  ],
  [
    "House with a long table",
    "Haus mit langem Tisch",
    "Casa con una mesa larga",
    "Maison à la longue table",
    "Дом с длинным столом",
    "Будинок із довгим столом",
  ],
  [
    "Studio for two",
    "Atelier für zwei",
    "Estudio para dos",
    "Atelier pour deux",
    "Мастерская на двоих",
    "Майстерня на двох",
  ],
  ["Consultation", "Beratung", "Consulta", "Conseil", "Консультация", "Консультація"],
  [
    "An hour for your questions, with notes to keep.",
    "Eine Stunde für Ihre Fragen, mit Notizen zum Mitnehmen.",
    "Una hora para sus preguntas, con notas que se queda.",
    "Une heure pour vos questions, avec des notes à garder.",
    "Час на ваши вопросы, записи остаются у вас.",
    "Година на ваші запитання, нотатки залишаються у вас.",
  ],
  ["Plan", "Plan", "Plan", "Plan", "План работ", "План робіт"],
  [
    "Steps, dates and a budget on one page.",
    "Schritte, Termine und Budget auf einer Seite.",
    "Pasos, fechas y presupuesto en una página.",
    "Étapes, dates et budget sur une page.",
    "Шаги, сроки и бюджет на одной странице.",
    "Кроки, терміни й бюджет на одній сторінці.",
  ],
  ["Review", "Durchsicht", "Revisión", "Bilan", "Разбор", "Розбір"],
  [
    "We go through what you have and mark what to fix.",
    "Wir sehen durch, was Sie haben, und markieren, was zu tun ist.",
    "Repasamos lo que tiene y marcamos lo que hay que arreglar.",
    "Nous passons en revue l’existant et notons ce qui est à corriger.",
    "Смотрим, что уже есть, и отмечаем, что поправить.",
    "Дивимося, що вже є, і позначаємо, що виправити.",
  ],
  ["Workshop", "Workshop", "Taller", "Atelier", "Мастер-класс", "Майстер-клас"],
  [
    "Two hours of practice in a small group.",
    "Zwei Stunden Praxis in einer kleinen Gruppe.",
    "Dos horas de práctica en un grupo pequeño.",
    "Deux heures de pratique en petit groupe.",
    "Два часа практики в небольшой группе.",
    "Дві години практики в невеликій групі.",
  ],
  [
    "Book a time",
    "Termin buchen",
    "Reservar hora",
    "Prendre rendez-vous",
    "Записаться",
    "Записатися",
  ],
  [
    "Call or write",
    "Anrufen oder schreiben",
    "Llamar o escribir",
    "Appeler ou écrire",
    "Позвонить или написать",
    "Зателефонувати чи написати",
  ],
  ["Come by", "Vorbeikommen", "Venir a vernos", "Nous rendre visite", "Приехать", "Завітати"],
  [
    "second floor, the green door",
    "zweiter Stock, die grüne Tür",
    "segunda planta, la puerta verde",
    "deuxième étage, la porte verte",
    "второй этаж, зелёная дверь",
    "другий поверх, зелені двері",
  ],
  ["Opening hours", "Öffnungszeiten", "Horario", "Horaires", "Когда открыто", "Коли відчинено"],
  [
    "Tuesday to Sunday",
    "Dienstag bis Sonntag",
    "De martes a domingo",
    "Du mardi au dimanche",
    "вторник – воскресенье",
    "вівторок – неділя",
  ],
  ["Enter your name", "Ihr Name", "Su nombre", "Votre nom", "Введите имя", "Введіть ім’я"],
  [
    "Enter your email",
    "Ihre E-Mail-Adresse",
    "Su correo electrónico",
    "Votre adresse e-mail",
    "Введите почту",
    "Введіть пошту",
  ],
  [
    "Enter your message",
    "Ihre Nachricht",
    "Su mensaje",
    "Votre message",
    "Введите сообщение",
    "Введіть повідомлення",
  ],
  ["Send", "Senden", "Enviar", "Envoyer", "Отправить", "Надіслати"],
  [
    "We use your address only to reply.",
    "Wir verwenden Ihre Adresse nur für die Antwort.",
    "Solo usamos su dirección para responderle.",
    "Votre adresse ne sert qu’à vous répondre.",
    "Почта нужна нам только для ответа.",
    "Пошта потрібна нам лише для відповіді.",
  ],
  ["Address", "Adresse", "Dirección", "Adresse", "Адрес", "Адреса"],
  ["Email", "E-Mail", "Correo", "E-mail", "Почта", "Пошта"],
  ["Phone", "Telefon", "Teléfono", "Téléphone", "Телефон", "Телефон"],
];

/** Lines that say what is to be written in their place: nobody's own, however short. */
const sampleRows: readonly Row[] = [
  [
    "what you agree on first",
    "was zuerst vereinbart wird",
    "qué se acuerda primero",
    "ce dont on convient d’abord",
    "о чём договариваетесь сначала",
    "про що домовляєтеся спочатку",
  ],
  [
    "what people bring along",
    "was man mitbringt",
    "qué hay que traer",
    "ce qu’il faut apporter",
    "что нужно взять с собой",
    "що треба взяти із собою",
  ],
  [
    "how you set a date",
    "wie der Termin festgelegt wird",
    "cómo se fija la fecha",
    "comment la date est fixée",
    "как назначаете день",
    "як призначаєте день",
  ],
  [
    "who does the work",
    "wer die Arbeit macht",
    "quién hace el trabajo",
    "qui fait le travail",
    "кто делает работу",
    "хто виконує роботу",
  ],
  [
    "what happens step by step",
    "was Schritt für Schritt geschieht",
    "qué ocurre paso a paso",
    "ce qui se passe étape par étape",
    "что происходит шаг за шагом",
    "що відбувається крок за кроком",
  ],
  [
    "how long it takes",
    "wie lange es dauert",
    "cuánto se tarda",
    "combien de temps il faut",
    "сколько времени это занимает",
    "скільки часу це триває",
  ],
  [
    "what people go away with",
    "was man am Ende bekommt",
    "qué recibe cada persona",
    "ce que l’on reçoit",
    "что человек получает",
    "що людина отримує",
  ],
  [
    "how you hand it over",
    "wie die Übergabe abläuft",
    "cómo se entrega",
    "comment se fait la remise",
    "как сдаёте работу",
    "як здаєте роботу",
  ],
  [
    "how people pay",
    "wie bezahlt wird",
    "cómo se paga",
    "comment on paie",
    "как можно заплатить",
    "як можна заплатити",
  ],
  [
    "who answers questions",
    "wer Fragen beantwortet",
    "a quién preguntar",
    "qui répond aux questions",
    "к кому обращаться с вопросами",
    "до кого звертатися з питаннями",
  ],
  [
    "when to come back",
    "wann man wiederkommt",
    "cuándo volver",
    "quand revenir",
    "когда прийти снова",
    "коли прийти знову",
  ],
  [
    "what can be added",
    "was sich ergänzen lässt",
    "qué se puede añadir",
    "ce que l’on peut ajouter",
    "что можно добавить",
    "що можна додати",
  ],
];

/** Of these a site has one, whatever language it is read in. The phone numbers are nobody's. */
const facts: readonly Row[] = [
  ["$30", "28 €", "28 €", "28 €", "3 000 ₽", "1 200 ₴"],
  ["$60", "56 €", "56 €", "56 €", "6 000 ₽", "2 400 ₴"],
  ["$40", "37 €", "37 €", "37 €", "4 000 ₽", "1 600 ₴"],
  ["$50", "46 €", "46 €", "46 €", "5 000 ₽", "2 000 ₴"],
  [
    "+44 20 7946 0958",
    "+49 30 23125 012",
    "+34 000 000 000",
    "+33 1 99 00 00 00",
    "+7 900 000-00-00",
    "+380 00 000 00 00",
  ],
  [
    "hello@site.example",
    "hello@site.example",
    "hello@site.example",
    "hello@site.example",
    "hello@site.example",
    "hello@site.example",
  ],
  [
    "12 Harbour Street",
    "Hafenstraße 12",
    "Calle del Puerto, 12",
    "12, rue du Port",
    "Набережная улица, 12",
    "вул. Набережна, 12",
  ],
  ["9:00 – 19:00", "9:00 – 19:00", "9:00 – 19:00", "9:00 – 19:00", "9:00 – 19:00", "9:00 – 19:00"],
  [
    "12 Harbour Street, second floor",
    "Hafenstraße 12, zweiter Stock",
    "Calle del Puerto, 12, segunda planta",
    "12, rue du Port, deuxième étage",
    "Набережная улица, 12, второй этаж",
    "вул. Набережна, 12, другий поверх",
  ],
];

export interface TemplateWords {
  readonly words: ReadyWords;
  /** Said in the primary language only: a second price or phone number would be another one. */
  readonly isFact: boolean;
}

function byOwn(all: readonly Row[], isFact: boolean): [own: string, TemplateWords][] {
  return all.flatMap((row) =>
    [row[0], row[4]].map((own) => [own, { words: words(...row), isFact }]),
  );
}

/** All of them, a text in six languages each. */
export const templateRows: readonly Row[] = [...rows, ...sampleRows, ...facts];

/** Of these, samples as those of ready pages. */
export const templateSamples: readonly Row[] = sampleRows;

/** Those that are said in every language. */
export const spokenRows: readonly ReadyWords[] = [...rows, ...sampleRows].map((row) =>
  words(...row),
);

const byWords = new Map([...byOwn([...rows, ...sampleRows], false), ...byOwn(facts, true)]);

/** What a template begins with in all languages, by what it is in English or Russian. */
export function templateWords(own: string): TemplateWords | undefined {
  return byWords.get(own);
}
