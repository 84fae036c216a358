import {
  air,
  alignment,
  backdrop,
  buttons,
  defineFields,
  ink,
  overlay,
  shade,
  text,
} from "../kit/index.ts";
import { flag } from "../kit/late-fields.ts";

/** What a visitor should do now, over a picture of where it leads. */
export const actionBackdropFields = defineFields({
  title: text({
    role: "heading",
    limit: 60,
    isRequired: true,
    initial: { en: "Come before it gets dark", ru: "Приезжайте до темноты" },
  }),
  titleAlignment: alignment("title"),
  paragraph: text({
    role: "body",
    limit: 160,
    initial: {
      en: "The last boat leaves at six. Rooms are kept until seven, and the stove is on.",
      ru: "Последний катер уходит в шесть. Комнаты держим до семи, печка уже топится.",
    },
  }),
  background: backdrop({ ratio: "16:9", sizes: "100vw", phoneRatio: "4:5" }),
  overlay: overlay(0),
  strength: shade(),
  ink: ink(),
  buttons: buttons([
    { en: "Book a room", ru: "Забронировать комнату" },
    { en: "How to get here", ru: "Как добраться" },
  ]),
  isCard: flag({
    initial: false,
    label: { en: "Inset card", ru: "Карточкой" },
    hint: {
      en: "As wide as the page’s texts, not as the window.",
      ru: "Шириной с тексты страницы, а не во всё окно.",
    },
  }),
  air: air("wide"),
});
