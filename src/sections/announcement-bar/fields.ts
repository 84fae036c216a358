import { anyGround, defineFields, moreLink, text } from "../kit/index.ts";
import { date, flag } from "../kit/late-fields.ts";

/** A colour for a single line: it doesn't count among the sections that stand on one. */
const { role: _counts, ...ground } = anyGround("brand");

/** A line above everything else of a page, for as long as it is of use. */
export const announcementBarFields = defineFields({
  text: text({
    role: "body",
    limit: 120,
    isRequired: true,
    initial: {
      en: "We’re closed on Monday: the oven is getting a new floor. Back on Tuesday at nine.",
      ru: "В понедельник закрыто: меняем под в печи. Ждём вас во вторник с девяти.",
    },
  }),
  ...moreLink({ en: "Opening hours", ru: "Часы работы" }),
  until: date({ label: { en: "Last day it is shown", ru: "Последний день показа" } }),
  isClosable: flag({
    initial: true,
    label: { en: "Visitors can close it", ru: "Посетители могут закрыть" },
    hint: {
      en: "Once closed, it stays closed until you change its words.",
      ru: "Закрытое не появится снова, пока вы не измените текст.",
    },
  }),
  ground,
});
