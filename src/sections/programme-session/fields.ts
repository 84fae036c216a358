import { passage } from "#/fields/text/passage.ts";
import { air, anyGround, buttons, defineFields, list, picture, text } from "../kit/index.ts";

/** One session of a programme in full: when, what, and with whom. */
export const programmeSessionFields = defineFields({
  time: text({
    limit: 12,
    label: { en: "When it starts", ru: "Начало" },
    initial: { en: "13:00", ru: "13:00" },
  }),
  until: text({
    limit: 40,
    label: { en: "Until when, which day", ru: "До какого часа, в какой день" },
    initial: { en: "to 14:15, Saturday", ru: "до 14:15, суббота" },
  }),
  facts: list({
    min: 0,
    max: 6,
    itemName: { en: "Fact", ru: "Факт" },
    item: {
      name: text({
        limit: 20,
        isRequired: true,
        label: { en: "What it is about", ru: "О чём" },
        initial: { en: "Language", ru: "Язык" },
      }),
      value: text({
        limit: 60,
        isRequired: true,
        label: { en: "How it is", ru: "Что именно" },
        initial: { en: "English", ru: "русский" },
      }),
    },
    initial: [
      { name: { en: "Room", ru: "Зал" }, value: { en: "Turbine Hall", ru: "Турбинный зал" } },
      {
        name: { en: "Language", ru: "Язык" },
        value: { en: "English, live captions", ru: "русский, субтитры на экране" },
      },
      {
        name: { en: "Level", ru: "Кому" },
        value: { en: "Anyone who owns a screwdriver", ru: "Всем, у кого есть отвёртка" },
      },
    ],
  }),
  buttons: buttons([{ en: "Get a ticket", ru: "Взять билет" }]),
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
    initial: { en: "Keynote", ru: "Главный доклад" },
  }),
  title: text({
    role: "heading",
    limit: 90,
    isRequired: true,
    initial: { en: "The right to open the case", ru: "Право открыть корпус" },
  }),
  lead: text({
    limit: 280,
    label: { en: "First paragraph", ru: "Первый абзац" },
    initial: {
      en: "Nothing in your kitchen is held together by magic. Maren has taken nine hundred machines apart and can tell which of them were built never to be opened.",
      ru: "На вашей кухне ничто не держится на волшебстве. Марен разобрала девятьсот приборов и знает, какие из них сделаны так, чтобы их никогда не открывали.",
    },
  }),
  text: text({
    role: "body",
    limit: 1200,
    ...passage,
    initial: {
      en: "She brings a kettle, a printer and a law that almost passed. One of the three comes apart on stage, with no tool that you couldn’t buy on the way home.",
      ru: "С собой у неё чайник, принтер и закон, который чуть не приняли. Одно из трёх разберут на сцене, и не понадобится ни одного инструмента, который нельзя купить по дороге домой.",
    },
  }),
  points: list({
    min: 0,
    max: 8,
    itemName: { en: "Point", ru: "Пункт" },
    item: {
      text: text({
        limit: 120,
        isRequired: true,
        initial: { en: "What people take home", ru: "Что унесёте с собой" },
      }),
    },
    initial: [
      {
        text: {
          en: "Five screws that are meant to stop you",
          ru: "Пять винтов, которые поставлены против вас",
        },
      },
      { text: { en: "What to ask before you buy", ru: "О чём спросить до покупки" } },
      {
        text: {
          en: "A letter to the maker, ready to send",
          ru: "Письмо изготовителю: осталось отправить",
        },
      },
    ],
  }),
  picture: picture({ role: "portrait", ratio: "1:1", sizes: "120px" }),
  name: text({
    limit: 60,
    label: { en: "Name", ru: "Имя" },
    initial: { en: "Maren Holt", ru: "Марен Хольт" },
  }),
  about: text({
    limit: 160,
    label: { en: "About the person", ru: "О человеке" },
    initial: {
      en: "Repairs office machines in Aarhus and answers every letter by hand.",
      ru: "Чинит офисную технику в Орхусе и на каждое письмо отвечает от руки.",
    },
  }),
  ground: anyGround(),
  air: air(),
});
