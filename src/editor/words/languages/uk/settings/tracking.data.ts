import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "tracking"> = {
  title: "Відстеження",
  about: "Стороння аналітика й реклама. Вставляйте ідентифікатор, а не скрипт.",
  incomplete: "Заповніть і друге поле. До того нічого не завантажується.",
};
