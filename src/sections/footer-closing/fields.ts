import { anyGround, buttons, defineFields, text } from "../kit/index.ts";
import { footerColumns, footerNote } from "../kit/footer-columns.ts";

/** What a page says last: a line and a button, and where else to go. */
export const footerClosingFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "We’d love to see you", ru: "Будем вам рады" },
  }),
  buttons: buttons([{ en: "Write to us", ru: "Написать нам" }]),
  columns: footerColumns(4),
  note: footerNote,
  ground: anyGround("brand"),
});
