import { anyGround, defineFields, text } from "../kit/index.ts";
import { contactFields } from "../kit/contact-fields.ts";
import { footerColumns, footerNote } from "../kit/footer-columns.ts";
import { placeFields } from "../kit/place-fields.ts";

/** Every page ends with the way here: a map with the address, and a form for questions. */
export const footerMapFormFields = defineFields({
  title: text({
    role: "heading",
    limit: 40,
    isRequired: true,
    initial: { en: "The door is open", ru: "Дверь открыта" },
  }),
  ...placeFields({
    address: { en: "14 Mill Lane, through the yard", ru: "Мельничный переулок, 14, со двора" },
    note: {
      en: "Monday to Friday, nine to six",
      ru: "С понедельника по пятницу, с девяти до шести",
    },
    more: { en: "Show the way", ru: "Проложить путь" },
  }),
  formTitle: text({
    limit: 40,
    label: { en: "Title of the form", ru: "Заголовок формы" },
    initial: { en: "Ask us anything", ru: "Спросите нас" },
  }),
  ...contactFields(),
  columns: footerColumns(2),
  note: footerNote,
  ground: anyGround("brand"),
});
