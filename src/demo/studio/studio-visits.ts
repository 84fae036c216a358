import { contact14 } from "#/sections/contact-14/index.ts";
import { contact9 } from "#/sections/contact-9/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import { rsvp1 } from "#/sections/rsvp-1/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import type { Section } from "#/site/section.ts";
import { itemsOf, sectionOf } from "../demo-fields.ts";
import type { StudioPhoto } from "./studio-pictures.ts";
import { alike, say } from "./studio-words.ts";

export const studioPhone = "+49 30 23125 014";
export const studioEmail = "studio@voss-hale.example";
export const studioAddress = say(
  "Am Speicher 12, second courtyard, Berlin",
  "Am Speicher 12, zweiter Hof, Berlin",
  "Берлин, Am Speicher 12, второй двор",
);

function reply(): Section {
  return sectionOf("reply", rsvp1, {
    event: "open-studio-day",
    title: say("Will you come?", "Kommen Sie?", "Придёте?"),
    paragraph: say(
      "Children and dogs are welcome. Tell us who is coming, so that there is cake for everybody.",
      "Kinder und Hunde sind willkommen. Sagen Sie uns, wer kommt, damit der Kuchen reicht.",
      "Приходите с детьми и собаками. Скажите, сколько вас будет, чтобы пирога хватило всем.",
    ),
    yesText: say("I’ll be there", "Ich komme", "Приду"),
    noText: say("I can’t make it", "Leider nicht", "Не смогу"),
    namePlaceholder: say("Your name", "Ihr Name", "Ваше имя"),
    emailPlaceholder: say("Your email", "Ihre E-Mail-Adresse", "Ваша почта"),
    guestsLabel: say("Guests with you", "Begleitung", "Гостей с вами"),
    guestsLimit: 4,
    messagePlaceholder: say(
      "Anything we should know",
      "Was sollten wir wissen?",
      "Что нам важно знать",
    ),
    buttonText: say("Send reply", "Antwort senden", "Ответить"),
    hint: say(
      "You can put the date into your calendar right away.",
      "Den Termin können Sie gleich in Ihren Kalender übernehmen.",
      "Встречу можно сразу добавить в календарь.",
    ),
  });
}

export function studioOpenDay(photo: StudioPhoto): Page {
  const way = sectionOf("way-there", contact9, {
    title: say("How to find the courtyard", "So finden Sie den Hof", "Как найти наш двор"),
    blocks: itemsOf(contact9.fields.blocks, "way-there", [
      {
        title: say("By train", "Mit der Bahn", "На метро"),
        paragraph1: say("5 minutes on foot", "5 Minuten zu Fuß", "5 минут пешком"),
        paragraph2: say(
          "from the station along the canal",
          "vom Bahnhof am Kanal entlang",
          "от станции вдоль канала",
        ),
      },
      {
        title: say("By bicycle", "Mit dem Rad", "На велосипеде"),
        paragraph1: say("40 stands", "40 Stellplätze", "40 мест"),
        paragraph2: say(
          "in the first courtyard, under the roof",
          "im ersten Hof, überdacht",
          "в первом дворе, под навесом",
        ),
      },
      {
        title: say("Without stairs", "Ohne Stufen", "Без ступенек"),
        paragraph1: say("Blue gate", "Blaues Tor", "Синие ворота"),
        paragraph2: say(
          "ring twice, we come down with the lift",
          "zweimal klingeln, wir kommen mit dem Aufzug",
          "позвоните дважды, мы спустимся на лифте",
        ),
      },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: say(
      "Open studio · Voss & Hale",
      "Offenes Atelier · Voss & Hale",
      "День открытых дверей · Voss & Hale",
    ),
    description: say(
      "Models on the tables, drawings on the walls and cake. Come and see how rooms are made; a short reply is enough.",
      "Modelle auf den Tischen, Zeichnungen an den Wänden und Kuchen. Sehen Sie, wie Räume entstehen; eine kurze Antwort genügt.",
      "Макеты на столах, чертежи на стенах и пирог. Приходите посмотреть, как рождаются интерьеры: достаточно короткого ответа.",
    ),
    socialImage: photo("studio-event-table.jpg", [0.4, 0.6]),
  };
  const bar = sectionOf("open-studio-bar", noHeader, {});
  return { id: "open-studio", meta, sections: [bar, reply(), way] };
}

function write(): Section {
  return sectionOf("write", contact14, {
    title: say("Tell us about the room", "Erzählen Sie uns vom Raum", "Расскажите нам о помещении"),
    paragraph: say(
      "Where it is, what bothers you about it, and when you would like to move in.",
      "Wo er ist, was Sie daran stört und wann Sie einziehen möchten.",
      "Где оно, что в нём не так и когда вы хотели бы въехать.",
    ),
    namePlaceholder: say("Your name", "Ihr Name", "Ваше имя"),
    emailPlaceholder: say("Your email", "Ihre E-Mail-Adresse", "Ваша почта"),
    messagePlaceholder: say("What is it about?", "Worum geht es?", "О чём речь?"),
    buttonText: say("Send", "Senden", "Отправить"),
    hint: say(
      "A designer answers within two working days.",
      "Eine Antwort kommt innerhalb von zwei Werktagen.",
      "Дизайнер ответит за два рабочих дня.",
    ),
    addressTitle: say("Studio", "Studio", "Студия"),
    address: studioAddress,
    emailTitle: say("Email", "E-Mail", "Почта"),
    email: alike(studioEmail),
    phoneTitle: say("Phone", "Telefon", "Телефон"),
    phone: alike(studioPhone),
  });
}

export function studioContact(photo: StudioPhoto): Page {
  const visit = sectionOf("visit", contact9, {
    title: say("Or come by", "Oder kommen Sie vorbei", "Или загляните к нам"),
    blocks: itemsOf(contact9.fields.blocks, "visit", [
      {
        title: say("New projects", "Neue Projekte", "Новые проекты"),
        paragraph1: alike(studioPhone),
        paragraph2: alike("new@voss-hale.example"),
      },
      {
        title: say("Studio", "Studio", "Студия"),
        paragraph1: alike("Am Speicher 12"),
        paragraph2: say(
          "second courtyard, blue gate",
          "zweiter Hof, blaues Tor",
          "второй двор, синие ворота",
        ),
      },
      {
        title: say("Hours", "Öffnungszeiten", "Когда открыто"),
        paragraph1: say("10:00 – 18:00", "10 – 18 Uhr", "10:00 – 18:00"),
        paragraph2: say(
          "Tuesday to Friday, or by appointment",
          "Dienstag bis Freitag oder nach Absprache",
          "вторник – пятница или по договорённости",
        ),
      },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: say("Contact · Voss & Hale", "Kontakt · Voss & Hale", "Контакты · Voss & Hale"),
    description: say(
      "Write to us about a room, a shop or an exhibition. Am Speicher 12, Berlin, Tuesday to Friday from 10 to 18.",
      "Schreiben Sie uns von einem Raum, einem Laden oder einer Ausstellung. Am Speicher 12, Berlin, Dienstag bis Freitag von 10 bis 18 Uhr.",
      "Напишите нам о квартире, магазине или выставке. Берлин, Am Speicher 12, со вторника по пятницу с 10 до 18.",
    ),
    socialImage: photo("studio-leaf-shadow.jpg", [0.3, 0.3]),
  };
  const bar = sectionOf("contact-bar", noHeader, {});
  return { id: "contact", meta, sections: [bar, write(), visit] };
}
