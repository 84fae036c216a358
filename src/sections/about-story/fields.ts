import { passage } from "#/fields/text/passage.ts";
import { air, anyGround, defineFields, list, picture, text } from "../kit/index.ts";

/** How something began, told by whoever began it. */
export const aboutStoryFields = defineFields({
  eyebrow: text({
    limit: 40,
    label: { en: "Words over the title", ru: "Слова над заголовком" },
    initial: { en: "How it began", ru: "Как всё началось" },
  }),
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "A kiln in the back yard", ru: "Печь на заднем дворе" },
  }),
  lead: text({
    limit: 200,
    label: { en: "First paragraph", ru: "Первый абзац" },
    initial: {
      en: "The first winter there were two of us, one wheel, and a landlord who thought we repaired bicycles.",
      ru: "В первую зиму нас было двое, круг был один, а хозяин думал, что мы чиним велосипеды.",
    },
  }),
  text: text({
    role: "body",
    limit: 1200,
    ...passage,
    initial: {
      en: "We fired at night, when electricity was cheap, and sold on Saturdays from the boot of a car. In spring somebody asked for forty plates. We said yes, and then went to look for a room where forty plates can stand.\nThat room is still ours. There are nine of us now, and the bicycles outside are our own.",
      ru: "Обжигали ночью, когда электричество дешевле, а по субботам продавали из багажника. Весной кто-то заказал сорок тарелок. Мы согласились и пошли искать комнату, где поместятся сорок тарелок.\nЭта комната до сих пор наша. Теперь нас девять, а велосипеды у входа действительно наши.",
    },
  }),
  name: text({
    limit: 40,
    label: { en: "Who tells it", ru: "Кто рассказывает" },
    initial: { en: "Marta Oliveira", ru: "Марта Оливейра" },
  }),
  job: text({
    limit: 60,
    label: { en: "Role", ru: "Роль" },
    initial: { en: "founder, still at the wheel", ru: "основательница, по-прежнему за кругом" },
  }),
  signature: picture({ ratio: "free", sizes: "240px", isSign: true }),
  picture: picture({
    role: "picture",
    ratio: "4:5",
    sizes: "(max-width: 768px) 100vw, 520px",
  }),
  caption: text({
    limit: 60,
    label: { en: "Caption", ru: "Подпись" },
    initial: { en: "The yard, in our third spring", ru: "Двор, наша третья весна" },
  }),
  figures: list({
    min: 0,
    max: 4,
    itemName: { en: "Figure", ru: "Цифра" },
    item: {
      number: text({ limit: 6, isRequired: true, initial: { en: "10", ru: "10" } }),
      label: text({
        limit: 40,
        isRequired: true,
        label: { en: "What it counts", ru: "Чего столько" },
        initial: { en: "of something", ru: "чего-то" },
      }),
    },
    initial: [
      { number: { en: "9", ru: "9" }, label: { en: "people", ru: "человек" } },
      { number: { en: "2", ru: "2" }, label: { en: "kilns", ru: "печи" } },
    ],
  }),
  ground: anyGround(),
  air: air("wide"),
});
