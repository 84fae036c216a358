import { defineFields, text } from "../kit/index.ts";
import { footerColumns } from "../kit/footer-columns.ts";

/** What the site says of itself, and columns of links. The disclaimer below is not the owner's to change. */
export const footerFields = defineFields({
  about: text({
    label: { en: "About", ru: "О нас" },
    limit: 320,
    initial: {
      en: "Say in a sentence what you do and where.",
      ru: "Скажите одной фразой, что вы делаете и где.",
    },
  }),
  columns: footerColumns(3),
});
