import { date } from "#/fields/date/spec.ts";
import { flag } from "#/fields/flag/spec.ts";
import { prose } from "#/fields/prose/spec.ts";
import { air, defineFields, picture, text } from "../kit/index.ts";

/** An entry of a journal: a title, a picture, and as much to read as it takes. */
export const textArticleFields = defineFields({
  tags: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
    initial: { en: "Workshop notes", ru: "Заметки из мастерской" },
  }),
  date: date({ initial: "monday-1" }),
  title: text({
    role: "heading",
    limit: 90,
    isRequired: true,
    initial: { en: "Why we still draw by hand", ru: "Почему мы до сих пор рисуем от руки" },
  }),
  standfirst: text({
    limit: 240,
    label: { en: "First sentences", ru: "Первые предложения" },
    initial: {
      en: "A pencil can’t zoom. That is all it takes to make a person decide what the drawing is about.",
      ru: "Карандаш не умеет увеличивать. Этого достаточно, чтобы человек решил, о чём его рисунок.",
    },
  }),
  picture: picture({ role: "picture", ratio: "2:1", sizes: "100vw", phoneRatio: "4:5" }),
  caption: text({
    limit: 80,
    label: { en: "Caption", ru: "Подпись" },
    initial: { en: "The first sketch of a staircase", ru: "Первый набросок лестницы" },
  }),
  body: prose([
    {
      text: {
        en: "The first drawing of a room takes ten minutes and is wrong. That is its use. On paper nobody believes that a line is final, so everybody at the table says what bothers them about it.",
        ru: "Первый рисунок комнаты занимает десять минут, и он неверный. В этом его польза. На бумаге никто не верит, что линия окончательная, поэтому все за столом говорят, что их смущает.",
      },
    },
    { type: "heading", text: { en: "Ten minutes, three rules", ru: "Десять минут, три правила" } },
    {
      type: "number",
      text: {
        en: "No ruler. What is straight looks decided.",
        ru: "Без линейки. Прямое кажется решённым.",
      },
    },
    {
      type: "number",
      text: {
        en: "One sheet for one question, however small.",
        ru: "Один лист на один вопрос, даже маленький.",
      },
    },
    {
      type: "number",
      text: {
        en: "Whoever lives there draws last.",
        ru: "Последним рисует тот, кто будет там жить.",
      },
    },
    {
      type: "quote",
      text: {
        en: "The best plan we ever built was a child’s: one room, five windows, and a dog.\n— from a conversation at the site",
        ru: "Лучший план, который мы построили, нарисовал ребёнок: одна комната, пять окон и собака.\n— из разговора на стройке",
      },
    },
    { type: "heading", text: { en: "Then the screen", ru: "Потом экран" } },
    {
      text: {
        en: "Only then does the computer come on. By that time the question is small, and the answer can be exact.",
        ru: "И только потом включается компьютер. К этому времени вопрос уже небольшой, и ответ может быть точным.",
      },
    },
  ]),
  contents: flag({ initial: true, label: { en: "Show the contents", ru: "Показать содержание" } }),
  dropLetter: flag({ initial: false, label: { en: "Large first letter", ru: "Буквица" } }),
  air: air(),
});
