import type { sharingEn } from "./en.data.ts";
import type { Wording } from "../../../../../words/locales/wording.ts";

export const sharingRu: Wording<typeof sharingEn> = {
  title: "Поиск и соцсети",
  about: "Как сайт выглядит на вкладке браузера, в поиске и там, где им делятся.",
  pictures: "Картинки",
  favicon: "Значок сайта",
  faviconHint: "Для вкладок и закладок. Квадрат не меньше 180 × 180 пикселей или SVG.",
  socialImage: "Картинка для соцсетей",
  socialImageHint:
    "Её показывают мессенджеры и соцсети, если у страницы нет своей. Лучше всего {{width}} × {{height}} пикселей.",
  business: "Ваша организация",
  businessAbout:
    "Поисковики показывают эти сведения рядом с результатами. Без названия ничего не публикуется.",
  businessName: "Название организации",
  phone: "Телефон",
  phoneWrong: "Введите номер не длиннее 40 символов",
  address: "Почтовый адрес",
  addressHint: "С адресом поисковики считают её местной организацией.",
};
