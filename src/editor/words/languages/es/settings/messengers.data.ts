import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "messengers"> = {
  title: "Mensajería",
  about: "Un botón redondo en la esquina abre una tarjeta con sus aplicaciones de mensajería.",
  alignment: "Lado de la pantalla",
  alignmentHint: "A la derecha, el botón para volver arriba pasa al centro.",
  left: "Izquierda",
  right: "Derecha",
  list: "Aplicaciones",
  active: "Mostrar {{name}}",
  nowhere: "Aún sin dirección",
  leads: "Lleva a {{link}}",
  card: "Tarjeta",
  avatar: "Imagen",
  avatarHint: "Cuadrada, se muestra redonda.",
  name: "Nombre",
  subtitle: "Línea bajo el nombre",
  message: "Mensaje",
  buttonText: "Botón",
  noneActive: "Active una aplicación y añada su dirección para mostrar el botón.",
};
