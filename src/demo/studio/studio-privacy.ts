import { feature5 } from "#/sections/feature-5/index.ts";
import { noHeader } from "#/sections/no-header/index.ts";
import type { Page } from "#/site/page.ts";
import { emptyMeta } from "#/site/page.ts";
import { itemsOf, sectionOf, toPage } from "../demo-fields.ts";
import { say } from "./studio-words.ts";
import { tickedList } from "./ticked-list.ts";

function promises() {
  return [
    tickedList("policy-keep", say("What we keep", "Was wir speichern", "Что мы храним"), [
      say(
        "messages, until the matter is closed",
        "Nachrichten, bis alles geklärt ist",
        "письма, пока вопрос не решён",
      ),
      say(
        "newsletter addresses, until you leave",
        "Adressen für den Rundbrief, bis zur Abmeldung",
        "адреса подписчиков, до отписки",
      ),
      say(
        "replies to events, for a month after",
        "Zusagen, bis einen Monat nach dem Termin",
        "ответы на приглашения, месяц после встречи",
      ),
    ]),
    tickedList(
      "policy-allow",
      say("Only if you allow it", "Nur mit Ihrer Erlaubnis", "Только с вашего согласия"),
      [
        say(
          "counting visits: Google, Meta, Yandex",
          "Besuche zählen: Google, Meta, Yandex",
          "счётчики визитов: Google, Meta, Яндекс",
        ),
        say("live chat with one of us", "Live-Chat mit einem von uns", "чат с кем-то из нас"),
        say(
          "advertising by Google AdSense",
          "Werbung von Google AdSense",
          "реклама Google AdSense",
        ),
      ],
    ),
    tickedList("policy-never", say("What we never do", "Was wir nie tun", "Чего мы не делаем"), [
      say(
        "sell or rent addresses",
        "Adressen verkaufen oder vermieten",
        "не продаём и не передаём адреса",
      ),
      say(
        "build profiles of visitors",
        "Profile von Besuchern anlegen",
        "не собираем досье на посетителей",
      ),
      say("ask for more than we need", "mehr fragen als nötig", "не спрашиваем лишнего"),
    ]),
    tickedList("policy-rights", say("Your rights", "Ihre Rechte", "Ваши права"), [
      say(
        "to see what we know about you",
        "erfahren, was wir über Sie wissen",
        "узнать, что нам о вас известно",
      ),
      say(
        "to have it corrected or erased",
        "es berichtigen oder löschen lassen",
        "исправить это или удалить",
      ),
      say(
        "to complain to the authority in Berlin",
        "Beschwerde bei der Berliner Behörde",
        "пожаловаться в надзорный орган Берлина",
      ),
    ]),
  ];
}

export function studioPrivacy(): Page {
  const policy = sectionOf("privacy-policy", feature5, {
    title: say(
      "Privacy, in plain words",
      "Datenschutz in klaren Worten",
      "Ваши данные простыми словами",
    ),
    description: say(
      "Voss & Hale, Am Speicher 12, Berlin, answers for this site.\n\nYou can read all of it without telling us anything. When you write to us, we keep what you wrote and use it for nothing but the answer. Other companies hear of your visit only if you allow it, and you can change your mind at any time by “Cookie settings” at the foot of each page.",
      "Verantwortlich für diese Website ist Voss & Hale, Am Speicher 12, Berlin.\n\nSie können hier alles lesen, ohne uns etwas mitzuteilen. Wenn Sie uns schreiben, behalten wir Ihre Nachricht und verwenden sie nur für die Antwort. Andere Unternehmen erfahren von Ihrem Besuch nur, wenn Sie es erlauben. Ihre Wahl können Sie jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite ändern.",
      "За этот сайт отвечает студия Voss & Hale, Берлин, Am Speicher 12.\n\nЧитать его можно, ничего нам о себе не сообщая. Если вы напишете нам, мы сохраним письмо и используем его только для ответа. Другие компании узнают о вашем визите, только если вы это разрешите. Передумать можно в любой момент: ссылка «Настройки cookie» есть внизу каждой страницы.",
    ),
    blocks: itemsOf(feature5.fields.blocks, "policy", promises()),
    buttons: itemsOf(feature5.fields.buttons, "policy-button", [
      { text: say("Ask us about it", "Fragen Sie uns", "Спросить нас"), link: toPage("contact") },
    ]),
  });
  const meta = {
    ...emptyMeta,
    title: say(
      "Privacy · Voss & Hale",
      "Datenschutz · Voss & Hale",
      "Конфиденциальность · Voss & Hale",
    ),
    description: say(
      "What Voss & Hale keeps when you write, subscribe or come by, what loads only with your consent, and how to change your mind.",
      "Was Voss & Hale speichert, wenn Sie schreiben, abonnieren oder vorbeikommen, was nur mit Ihrer Erlaubnis lädt und wie Sie Ihre Wahl ändern.",
      "Что Voss & Hale хранит, когда вы пишете, подписываетесь или приходите в гости, что загружается только с согласия и как передумать.",
    ),
  };
  return { id: "privacy", meta, sections: [sectionOf("privacy-bar", noHeader, {}), policy] };
}
