import type { SpokenLanguage } from "#/site/spoken-language.ts";

/** What visitors of a preview read around it. {words} in braces are filled in. */
interface PreviewWords {
  readonly draft: string;
  readonly release: string;
  readonly changed: string;
  readonly expires: string;
  readonly forms: string;
  readonly frame: string;
  readonly width: string;
  readonly desktop: string;
  readonly tablet: string;
  readonly phone: string;
  readonly opening: string;
  readonly invalidTitle: string;
  readonly invalidText: string;
  readonly busyTitle: string;
  readonly busyText: string;
  readonly failed: string;
  readonly lockedTitle: string;
  readonly unsent: string;
}

export const previewWords = {
  en: {
    draft: "Draft",
    release: "Release {number}",
    changed: "changed {time}",
    expires: "link expires {time}",
    forms: "Forms don’t send anything",
    frame: "Preview of {site}",
    width: "Width",
    desktop: "Desktop",
    tablet: "Tablet",
    phone: "Phone",
    opening: "Opening the preview…",
    invalidTitle: "This link doesn’t work",
    invalidText:
      "Try opening it again from where you got it. If that doesn’t help, it has expired or was revoked, or part of the address is missing: ask the person who sent it for a new one.",
    busyTitle: "Too many attempts",
    busyText: "Wait a few minutes, then open the link again.",
    failed: "The preview doesn’t answer. Try again in a moment.",
    lockedTitle: "This preview is protected",
    unsent: "This is a preview, so nothing was sent.",
  },
  ru: {
    draft: "Черновик",
    release: "Выпуск {number}",
    changed: "изменён {time}",
    expires: "ссылка истекает {time}",
    forms: "Формы ничего не отправляют",
    frame: "Предпросмотр: {site}",
    width: "Ширина",
    desktop: "Компьютер",
    tablet: "Планшет",
    phone: "Телефон",
    opening: "Открываем предпросмотр…",
    invalidTitle: "Ссылка не работает",
    invalidText:
      "Откройте её ещё раз оттуда, где вы её получили. Если не поможет, её срок истёк, её отозвали или в адресе не хватает части: попросите новую у того, кто её прислал.",
    busyTitle: "Слишком много попыток",
    busyText: "Подождите несколько минут и откройте ссылку снова.",
    failed: "Предпросмотр не отвечает. Попробуйте ещё раз через минуту.",
    lockedTitle: "Предпросмотр под паролем",
    unsent: "Это предпросмотр, поэтому ничего не отправлено.",
  },
  de: {
    draft: "Entwurf",
    release: "Version {number}",
    changed: "geändert {time}",
    expires: "Link läuft {time} ab",
    forms: "Formulare senden nichts",
    frame: "Vorschau von {site}",
    width: "Breite",
    desktop: "Computer",
    tablet: "Tablet",
    phone: "Handy",
    opening: "Die Vorschau wird geöffnet…",
    invalidTitle: "Dieser Link funktioniert nicht",
    invalidText:
      "Öffnen Sie ihn noch einmal dort, wo Sie ihn bekommen haben. Hilft das nicht, ist er abgelaufen oder wurde widerrufen, oder ein Teil der Adresse fehlt: Bitten Sie um einen neuen.",
    busyTitle: "Zu viele Versuche",
    busyText: "Warten Sie ein paar Minuten und öffnen Sie den Link dann noch einmal.",
    failed: "Die Vorschau antwortet nicht. Versuchen Sie es gleich noch einmal.",
    lockedTitle: "Diese Vorschau ist geschützt",
    unsent: "Das ist eine Vorschau, deshalb wurde nichts gesendet.",
  },
  fr: {
    draft: "Brouillon",
    release: "Version {number}",
    changed: "modifié {time}",
    expires: "le lien expire {time}",
    forms: "Les formulaires n’envoient rien",
    frame: "Aperçu de {site}",
    width: "Largeur",
    desktop: "Ordinateur",
    tablet: "Tablette",
    phone: "Téléphone",
    opening: "Ouverture de l’aperçu…",
    invalidTitle: "Ce lien ne fonctionne pas",
    invalidText:
      "Rouvrez-le depuis le message qui le contient. Si cela ne suffit pas, il a expiré ou a été révoqué, ou il manque une partie de l’adresse : demandez-en un nouveau à la personne qui vous l’a envoyé.",
    busyTitle: "Trop de tentatives",
    busyText: "Patientez quelques minutes, puis rouvrez le lien.",
    failed: "L’aperçu ne répond pas. Réessayez dans un instant.",
    lockedTitle: "Cet aperçu est protégé",
    unsent: "Ceci est un aperçu : rien n’a été envoyé.",
  },
  es: {
    draft: "Borrador",
    release: "Versión {number}",
    changed: "modificado {time}",
    expires: "el enlace caduca {time}",
    forms: "Los formularios no envían nada",
    frame: "Vista previa de {site}",
    width: "Ancho",
    desktop: "Ordenador",
    tablet: "Tableta",
    phone: "Teléfono",
    opening: "Abriendo la vista previa…",
    invalidTitle: "Este enlace no funciona",
    invalidText:
      "Vuelva a abrirlo desde donde lo recibió. Si sigue igual, ha caducado o se ha revocado, o falta una parte de la dirección: pida uno nuevo a quien se lo envió.",
    busyTitle: "Demasiados intentos",
    busyText: "Espere unos minutos y vuelva a abrir el enlace.",
    failed: "La vista previa no responde. Inténtelo de nuevo en un momento.",
    lockedTitle: "Esta vista previa está protegida",
    unsent: "Esto es una vista previa, así que no se ha enviado nada.",
  },
  uk: {
    draft: "Чернетка",
    release: "Випуск {number}",
    changed: "змінено {time}",
    expires: "посилання спливає {time}",
    forms: "Форми нічого не надсилають",
    frame: "Попередній перегляд: {site}",
    width: "Ширина",
    desktop: "Комп’ютер",
    tablet: "Планшет",
    phone: "Телефон",
    opening: "Відкриваємо попередній перегляд…",
    invalidTitle: "Посилання не працює",
    invalidText:
      "Відкрийте його ще раз звідти, де ви його отримали. Якщо не допоможе, термін його дії минув, його відкликали або в адресі бракує частини: попросіть нове в того, хто його надіслав.",
    busyTitle: "Забагато спроб",
    busyText: "Зачекайте кілька хвилин і відкрийте посилання знову.",
    failed: "Попередній перегляд не відповідає. Спробуйте ще раз за хвилину.",
    lockedTitle: "Попередній перегляд під паролем",
    unsent: "Це попередній перегляд, тому нічого не надіслано.",
  },
} as const satisfies Record<SpokenLanguage, PreviewWords>;
