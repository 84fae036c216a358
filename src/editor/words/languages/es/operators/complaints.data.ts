import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "complaints"> = {
  title: "Denuncias",
  state: "Estado",
  states: {
    open: "Abiertas",
    decided: "Resueltas",
  },
  none: "Aquí aparecen las denuncias de los visitantes, las más antiguas primero. No hay ninguna abierta.",
  noneDecided: "Aquí aparecerán las denuncias resueltas.",
  page: "Página",
  pageOf: "La página denunciada de «{{name}}»",
  asReported: "Tal como estaba al denunciarse",
  now: "Ahora",
  decision: "Decisión",
  from: "De",
  on: "Enviada",
  receipt: "Acuse",
  receipts: {
    none: "Ninguno",
    waiting: "Pendiente de envío",
    sent: "Enviado {{time}}",
  },
  decisions: {
    "no-issue": {
      name: "Sin problema",
      about: "Cierra la denuncia. No se avisa a nadie.",
      submit: "Cerrar la denuncia",
    },
    warn: {
      name: "Advertir al propietario",
      about: "Recibe el motivo por correo. El sitio sigue en línea.",
      submit: "Enviar la advertencia",
    },
    unpublish: {
      name: "Retirar",
      about:
        "Los visitantes ven un aviso en todas sus direcciones. El propietario conserva el borrador.",
      submit: "Retirar el sitio",
    },
  },
  done: "La denuncia sobre «{{name}}» está resuelta",
};
