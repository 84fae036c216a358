import { footer } from "#/sections/footer/index.ts";
import { navigationFields } from "#/site/navigation.ts";
import type { Navigation } from "#/site/navigation.ts";
import type { SiteRecord } from "#/site/site.ts";
import { fieldsOf, itemsOf, sectionOf, toAddress, toPage } from "../demo-fields.ts";
import { studioEmail } from "./studio-visits.ts";
import { alike, say } from "./studio-words.ts";

const pages = {
  work: say("Work", "Arbeiten", "Работы"),
  services: say("Services", "Leistungen", "Услуги"),
  studio: say("Studio", "Studio", "О студии"),
  openStudio: say("Open studio", "Offenes Atelier", "День открытых дверей"),
  contact: say("Contact", "Kontakt", "Контакты"),
};
const letters = say("Newsletter", "Rundbrief", "Рассылка");

/** The bar, with more links than any window has room for. */
export function studioNavigation(): Navigation {
  return fieldsOf(navigationFields, {
    logoMark: "square",
    logoText: alike("Voss & Hale"),
    moreLabel: say("More", "Mehr", "Ещё"),
    links: itemsOf(navigationFields.links, "nav", [
      { text: pages.work, link: toPage("work") },
      { text: pages.services, link: toPage("services") },
      { text: say("Fees", "Honorare", "Цены"), link: toPage("services", "fees") },
      { text: pages.studio, link: toPage("studio") },
      { text: pages.contact, link: toPage("contact") },
      { text: pages.openStudio, link: toPage("open-studio") },
      { text: say("Questions", "Fragen", "Вопросы"), link: toPage("services", "questions") },
      { text: say("Exhibitions", "Ausstellungen", "Выставки"), link: toPage("work", "one-offs") },
      { text: letters, link: toPage("home", "letters") },
    ]),
    socials: itemsOf(navigationFields.socials, "social", [
      { kind: "instagram", link: toAddress("https://voss-hale.example/instagram") },
      { kind: "pinterest", link: toAddress("https://voss-hale.example/pinterest") },
      { kind: "linkedin", link: toAddress("https://voss-hale.example/linkedin") },
    ]),
    languageDisplay: "full",
    languageMenu: "dropdown",
  });
}

export function studioFooter(): SiteRecord["footer"] {
  const { columns } = footer.fields;
  const { links } = columns.item;
  return sectionOf("footer", footer, {
    about: say(
      "Interiors, shops and exhibitions for people who would rather own fewer things.",
      "Innenräume, Läden und Ausstellungen für Menschen, denen weniger lieber ist.",
      "Интерьеры, магазины и выставки для тех, кому хватает немногого.",
    ),
    columns: itemsOf(columns, "footer-column", [
      {
        title: pages.studio,
        links: itemsOf(links, "footer-studio", [
          { text: pages.work, link: toPage("work") },
          { text: say("Who we are", "Wer wir sind", "Кто мы"), link: toPage("studio") },
          { text: pages.openStudio, link: toPage("open-studio") },
        ]),
      },
      {
        title: pages.services,
        links: itemsOf(links, "footer-services", [
          { text: say("Projects", "Projekte", "Проекты"), link: toPage("services", "ways") },
          {
            text: say("Small fees", "Kleine Aufträge", "Небольшие задачи"),
            link: toPage("services", "fees"),
          },
          { text: say("Questions", "Fragen", "Вопросы"), link: toPage("services", "questions") },
        ]),
      },
      {
        title: pages.contact,
        links: itemsOf(links, "footer-contact", [
          { text: say("Call us", "Anrufen", "Позвонить"), link: toAddress("tel:+493023125014") },
          {
            text: say("Write to us", "Schreiben", "Написать"),
            link: toAddress(`mailto:${studioEmail}`),
          },
          { text: letters, link: toPage("home", "letters") },
        ]),
      },
    ]),
  });
}
