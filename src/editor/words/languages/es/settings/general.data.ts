import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "general"> = {
  addressHint: "El sitio se muda de inmediato. Sus diez últimas direcciones llevan a la nueva.",
  addressWrong: "Use minúsculas y cifras, separadas por guiones",
  addressTaken: "Esta dirección está ocupada. Pruebe otra.",
  monthViews: {
    near: "{{used}} de las {{most}} vistas de este mes. Nada cambia para sus visitantes.",
    full: "{{used}} vistas este mes; el límite es {{most}}. Su sitio sigue en línea, pero el administrador también lo ve y quizá le escriba. La cuenta empieza de nuevo el {{date}}.",
  },
  views_one: "{{formatted}} vista en los últimos 30 días",
  views_other: "{{formatted}} vistas en los últimos 30 días",
  site: "Sitio",
  duplicate: "Duplicar",
  duplicateAbout:
    "Un borrador nuevo con las páginas, el tema, los ajustes y las imágenes. Sin mensajes, miembros, versiones ni webhook.",
  copyOf: "{{name}} (copia)",
  trash: "Mover a la papelera",
  trashAbout:
    "Pone el sitio fuera de línea de inmediato. Las páginas, imágenes, mensajes y direcciones se conservan, y puede restaurarlo desde la lista de sitios.",
  trashTime_one: "Tras {{count}} día en la papelera, se elimina definitivamente.",
  trashTime_other: "Tras {{count}} días en la papelera, se elimina definitivamente.",
  trashButton: "Mover a la papelera",
  title: "General",
  about: "El nombre y la dirección del sitio, adónde van sus mensajes y el sitio en su conjunto.",
  name: "Nombre",
  nameHint: "Para usted, en la lista de sitios. Los visitantes ven los títulos de las páginas.",
  nameWrong: "Escriba un nombre de 1 a 80 caracteres",
  address: "Dirección",
  forms: "Formularios",
  formsAbout: "Todo lo que envían los visitantes se conserva siempre en la bandeja de entrada.",
  email: "Correo para los mensajes",
  emailHint:
    "Escribiremos a esta dirección por cada mensaje, suscriptor y respuesta. Déjela vacía para no recibir correos.",
  emailWrong: "Escriba un correo electrónico válido",
  mailFailed:
    "No se ha podido entregar nuestro último correo a {{email}} ({{time}}). Compruebe la dirección. Sus mensajes siguen en la bandeja de entrada.",
  mailDelayed:
    "Los correos a {{email}} se retrasan. Seguiremos intentándolo durante tres días. Sus mensajes ya están en la bandeja de entrada.",
  mailSaid: "Respuesta del servidor de correo: {{reason}}",
};
