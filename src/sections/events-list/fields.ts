import {
  air,
  anyGround,
  choice,
  defineFields,
  introFields,
  link,
  list,
  text,
} from "../kit/index.ts";
import { date } from "../kit/late-fields.ts";

/** Whether there is still room. */
const state = choice(["open", "full"], "open", {
  edited: "popover",
  label: { en: "Places", ru: "Места" },
  optionNames: { open: { en: "Open", ru: "Есть" }, full: { en: "Full", ru: "Нет" } },
});

/** What takes place when, the next one first. */
export const eventsListFields = defineFields({
  ...introFields({
    title: { en: "What’s on", ru: "Афиша" },
    paragraph: {
      en: "The door is open from half an hour before. Children are welcome at everything.",
      ru: "Двери открыты за полчаса до начала. С детьми можно на всё.",
    },
  }),
  events: list({
    min: 1,
    max: 20,
    itemName: { en: "Event", ru: "Событие" },
    item: {
      date: date({ initial: "saturday+2T12:00", hasTime: true }),
      state,
      title: text({
        role: "heading",
        limit: 60,
        isRequired: true,
        initial: { en: "What it is called", ru: "Как называется" },
      }),
      text: text({
        role: "body",
        limit: 120,
        initial: { en: "What happens, in a sentence.", ru: "Что будет, одним предложением." },
      }),
      place: text({
        limit: 60,
        label: { en: "Where", ru: "Где" },
        initial: { en: "Where it is", ru: "Где это" },
      }),
      seats: text({ limit: 40, label: { en: "Places left", ru: "Сколько мест" } }),
      button: text({ limit: 24, initial: { en: "Join in", ru: "Прийти" } }),
      link: link({ words: "button", isExpected: true }),
      note: text({
        limit: 40,
        label: { en: "Words when it’s full", ru: "Слова, когда мест нет" },
      }),
    },
    initial: [
      {
        date: "saturday+2T12:00/16:00",
        title: { en: "The kiln is opened", ru: "Открываем печь" },
        text: {
          en: "Everything from the last firing is on the table. Some of it is still warm.",
          ru: "На столе всё, что обожгли в этот раз. Кое-что ещё тёплое.",
        },
        place: { en: "in the yard, under the roof", ru: "во дворе под навесом" },
        button: { en: "Save a seat", ru: "Занять место" },
      },
      {
        date: "thursday+3T19:00/21:00",
        title: { en: "An evening at the wheel", ru: "Вечер за кругом" },
        text: {
          en: "Two hours and one bowl. No experience needed, clay up to your elbows included.",
          ru: "Два часа и одна миска. Опыт не нужен, глина по локоть входит в программу.",
        },
        place: { en: "upstairs, by the window", ru: "второй этаж, у окна" },
        seats: { en: "6 of 8 places left", ru: "осталось 6 мест из 8" },
        button: { en: "Join in", ru: "Записаться" },
      },
      {
        date: "sunday+5T11:00",
        state: "full",
        title: { en: "Swap a chipped cup", ru: "Обмен чашек со сколом" },
        text: {
          en: "Bring one that is chipped, leave with one that isn’t yet.",
          ru: "Приносите чашку со сколом, уносите пока целую.",
        },
        place: { en: "at the big table", ru: "за большим столом" },
        seats: { en: "all 30 places taken", ru: "все 30 мест заняты" },
        note: { en: "Waiting list closed", ru: "Лист ожидания закрыт" },
      },
    ],
  }),
  ground: anyGround("band"),
  air: air(),
});
