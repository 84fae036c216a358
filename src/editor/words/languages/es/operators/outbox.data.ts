import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "outbox"> = {
  title: "Bandeja de salida",
  about:
    "Todos los correos de este servidor. Sin servidor de correo se guardan aquí para que los lea.",
  state: "Estado",
  none: "No hay correos.",
  all: "Todos",
  tags: {
    failed: "No entregado",
    retrying: "Reintentando",
    waiting: "En espera",
    kept: "Guardado",
    sent: "Enviado",
  },
  nextTry: "Próximo intento: {{time}}",
  to: "Para {{to}}, {{time}}",
  text: "Mostrar el texto",
  forgotten: "El texto era secreto y se borró al enviarse.",
  retryOf: "Reintentar el correo a {{to}}",
};
