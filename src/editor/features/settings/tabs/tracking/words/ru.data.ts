import type { trackingEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const trackingRu: Wording<typeof trackingEn> = {
  title: "Счётчики",
  about: "Статистика и реклама сторонних сервисов. Нужен только идентификатор, не скрипт.",
  incomplete: "Заполните и второе поле: до этого ничего не загружается.",
};
