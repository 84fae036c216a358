/** What a page says in the place of a site. {host} is the address that was asked for. */
interface NoticeWords {
  readonly noSite: { readonly title: string; readonly text: string };
  readonly takenDown: { readonly title: string; readonly text: string };
  readonly unpublished: { readonly title: string; readonly text: string };
  readonly unavailable: { readonly title: string; readonly text: string };
  /** {time} is when it is to be back, {date} the day of that. */
  readonly closed: {
    readonly title: string;
    readonly today: string;
    readonly another: string;
    readonly text: string;
  };
  /** What stands before the contact of those who host the site. */
  readonly contact: string;
}

export const noticeWords = {
  en: {
    noSite: {
      title: "There’s no site at this address",
      text: "{host} isn’t in use. Check the spelling of the address.",
    },
    takenDown: {
      title: "This site isn’t available",
      text: "The host took this site offline.",
    },
    unpublished: {
      title: "This site isn’t published right now",
      text: "Its owner has taken it offline. Check back later.",
    },
    unavailable: {
      title: "This page can’t be shown right now",
      text: "Something on our side isn’t working. Try again in a moment.",
    },
    closed: {
      title: "Back soon",
      today: "Back at about {time}",
      another: "Back on {date} at about {time}",
      text: "This site is being worked on.",
    },
    contact: "Contact the host:",
  },
  ru: {
    noSite: {
      title: "По этому адресу сайта нет",
      text: "Адрес {host} не занят. Проверьте, нет ли в нём опечатки.",
    },
    takenDown: {
      title: "Этот сайт недоступен",
      text: "Администратор сервиса снял его с публикации.",
    },
    unpublished: {
      title: "Сейчас сайт не опубликован",
      text: "Владелец снял его с публикации. Загляните позже.",
    },
    unavailable: {
      title: "Сейчас страница недоступна",
      text: "На нашей стороне что-то не работает. Попробуйте чуть позже.",
    },
    closed: {
      title: "Скоро вернёмся",
      today: "Сайт откроется около {time}",
      another: "Сайт откроется {date} около {time}",
      text: "Мы обновляем этот сайт.",
    },
    contact: "Связаться с администратором сервиса:",
  },
  de: {
    noSite: {
      title: "Unter dieser Adresse gibt es keine Website",
      text: "{host} ist nicht vergeben. Bitte prüfen Sie die Schreibweise der Adresse.",
    },
    takenDown: {
      title: "Diese Website ist nicht verfügbar",
      text: "Der Betreiber dieses Dienstes hat sie nach Prüfung einer Meldung offline genommen.",
    },
    unpublished: {
      title: "Diese Website ist gerade nicht veröffentlicht",
      text: "Sie wurde von ihrem Inhaber offline genommen. Schauen Sie später noch einmal vorbei.",
    },
    unavailable: {
      title: "Diese Seite lässt sich gerade nicht anzeigen",
      text: "Bei uns funktioniert etwas nicht. Bitte versuchen Sie es gleich noch einmal.",
    },
    closed: {
      title: "Bald wieder da",
      today: "Wieder da gegen {time} Uhr",
      another: "Wieder da am {date} gegen {time} Uhr",
      text: "An dieser Website wird gerade gearbeitet.",
    },
    contact: "Kontakt zum Betreiber:",
  },
  fr: {
    noSite: {
      title: "Il n’y a pas de site à cette adresse",
      text: "L’adresse {host} n’est pas utilisée. Vérifiez l’orthographe de l’adresse.",
    },
    takenDown: {
      title: "Ce site n’est pas disponible",
      text: "L’exploitant de ce service l’a mis hors ligne après l’examen d’un signalement.",
    },
    unpublished: {
      title: "Ce site n’est pas publié pour le moment",
      text: "Son propriétaire l’a mis hors ligne. Revenez plus tard.",
    },
    unavailable: {
      title: "Cette page ne peut pas s’afficher pour l’instant",
      text: "Quelque chose ne fonctionne pas de notre côté. Réessayez dans un instant.",
    },
    closed: {
      title: "Bientôt de retour",
      today: "De retour vers {time}",
      another: "De retour le {date} vers {time}",
      text: "Ce site est en cours de mise à jour.",
    },
    contact: "Contacter l’hébergeur :",
  },
  es: {
    noSite: {
      title: "No hay ningún sitio en esta dirección",
      text: "{host} no está en uso. Compruebe que la dirección esté bien escrita.",
    },
    takenDown: {
      title: "Este sitio no está disponible",
      text: "El responsable de este servicio lo retiró tras examinar una denuncia.",
    },
    unpublished: {
      title: "Este sitio no está publicado en este momento",
      text: "Su propietario lo ha retirado. Vuelve más tarde.",
    },
    unavailable: {
      title: "Esta página no se puede mostrar ahora",
      text: "Algo no funciona por nuestra parte. Inténtelo de nuevo en un momento.",
    },
    closed: {
      title: "Volvemos pronto",
      today: "Volvemos sobre las {time}",
      another: "Volvemos el {date} sobre las {time}",
      text: "Estamos actualizando este sitio.",
    },
    contact: "Contacto del servicio:",
  },
  uk: {
    noSite: {
      title: "За цією адресою сайту немає",
      text: "Адреса {host} не зайнята. Перевірте, чи немає в ній помилки.",
    },
    takenDown: {
      title: "Цей сайт недоступний",
      text: "Адміністратор сервісу зняв його з публікації після розгляду скарги.",
    },
    unpublished: {
      title: "Зараз сайт не опубліковано",
      text: "Власник зняв його з публікації. Зазирніть пізніше.",
    },
    unavailable: {
      title: "Зараз сторінка недоступна",
      text: "На нашому боці щось не працює. Спробуйте трохи пізніше.",
    },
    closed: {
      title: "Скоро повернемося",
      today: "Сайт відкриється близько {time}",
      another: "Сайт відкриється {date} близько {time}",
      text: "Ми оновлюємо цей сайт.",
    },
    contact: "Зв’язатися з адміністратором сервісу:",
  },
} as const satisfies Record<string, NoticeWords>;

export type Notice = Exclude<keyof NoticeWords, "contact">;
