import type { TranslatedNames } from "../translated.ts";

export const words: TranslatedNames = {
  sections: {
    Header21: {
      label: "Шапка із зображенням",
      description: "Велике зображення із заголовком, текстом і двома кнопками",
    },
    NoHeader: {
      label: "Лише меню",
      description: "Логотип, посилання й мови на тлі сторінки",
    },
    Feature15_2: {
      label: "Картки із зображеннями й цінами",
      description: "До шести карток: зображення, ціна, число та список",
    },
    Feature5: {
      label: "Списки з позначками",
      description: "Заголовок і поруч до десяти списків: що входить",
    },
    Email1: {
      label: "Підписка",
      description:
        "Картка із заголовком і полем для пошти: на відтінку, фірмовому кольорі або зображенні",
    },
    Contact14: {
      label: "Форма зв’язку",
      description: "Форма поруч із заголовком, адресою, поштою та телефоном",
    },
    Contact9: {
      label: "Контакти",
      description: "Телефони, адреси й години роботи великим шрифтом, до шести блоків",
    },
    Portfolio12: {
      label: "Галерея",
      description: "Ряди, у кожному від одного до чотирьох зображень із підписами й посиланнями",
    },
    Pricing8: {
      label: "Ціни",
      description: "До п’ятнадцяти карток із назвою, описом і ціною",
    },
    PriceList: {
      label: "Прайс-лист",
      description: "Простий список: ліворуч назви, праворуч ціни",
    },
    Links1: {
      label: "Посилання",
      description: "Заголовок і кілька посилань, списком або кнопками",
    },
    Rsvp1: {
      label: "Запрошення",
      description: "Дата й місце події та форма для відповіді",
    },
    VitrineFooter: {
      label: "Нижній колонтитул Vitrine",
      description: "Логотип, рядок про вас і колонки посилань",
    },
  },
  categories: {
    header: "Шапка",
    feature: "Переваги",
    email: "Підписка",
    contact: "Контакти",
    portfolio: "Портфоліо",
    pricing: "Ціни",
    rsvp: "Запрошення",
    links: "Посилання",
    footer: "Нижній колонтитул",
  },
  palettes: {
    lagoon: "Лагуна",
    terracotta: "Теракота",
    ultramarine: "Ультрамарин",
    amber: "Бурштин",
    forest: "Ліс",
    raspberry: "Малина",
    lilac: "Бузок",
    sea: "Море",
    plum: "Слива",
    lime: "Лайм",
    copper: "Мідь",
    graphite: "Графіт",
  },
  starters: {
    shop: { name: "Магазин", about: "Товари, ціни й форма заявки. Російською." },
    blank: {
      name: "Порожній сайт",
      about: "Шапка, дві секції та зображення. Решту додасте самі.",
    },
    cafe: {
      name: "Кав’ярня",
      about:
        "Меню, майстерня, вечір із відповідями гостей і контакти. Англійською, німецькою та російською.",
    },
    studio: {
      name: "Дизайн-студія",
      about: "Роботи, послуги, команда й подія. Англійською, німецькою та російською.",
    },
  },
  fields: {
    "Menu link": "Посилання в меню",
    "After subscribing": "Після підписки",
    "After sending": "Після надсилання",
    "After accepting": "Після згоди",
    "After declining": "Після відмови",
    Row: "Ряд",
    List: "Список",
    Line: "Рядок",
    Column: "Колонка",
    Link: "Посилання",
    Button: "Кнопка",
    Card: "Картка",
    Block: "Блок",
    Icon: "Значок",
    Picture: "Зображення",
    Darken: "Затемнити",
    "Shade behind the text": "Затемнення під текстом",
    Text: "Текст",
    Light: "Світлий",
    Dark: "Темний",
    Primary: "Основна",
    Secondary: "Другорядна",
    Background: "Тло",
    Page: "Сторінка",
    Band: "Смуга",
    Soft: "М’яке",
    Brand: "Фірмове",
    "Fade the picture more": "Приглушити зображення сильніше",
    "At 0 it’s faded just enough to keep the text readable.":
      "При 0 воно приглушене рівно настільки, щоб текст читався.",
    "Picture ratio": "Пропорції зображень",
    "3:2": "3:2",
    "1:1": "1:1",
    "Shown as": "Вигляд",
    Links: "Посилання",
    Buttons: "Кнопки",
    Event: "Подія",
    "Guests allowed per reply": "Скільки гостей можна взяти із собою",
  },
};
