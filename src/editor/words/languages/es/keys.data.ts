import type { Translated } from "../translated.ts";

export const words: Translated<"keys"> = {
  undo: "Deshacer",
  redo: "Rehacer",
  save: "Guardar ahora",
  insert: "Añadir una sección",
  duplicate: "Duplicar la sección",
  copy: "Copiar la sección",
  cut: "Cortar la sección",
  paste: "Pegar debajo de la sección",
  saveSection: "Guardar la sección para todos los sitios",
  delete: "Eliminar la sección",
  moveUp: "Subir la sección",
  moveDown: "Bajar la sección",
  toolbar: "Ir a la barra de herramientas",
  climb: "Subir un nivel: texto, sección, página",
  palette: "Ir a cualquier parte por su nombre",
  pass: "De una parte de la pantalla a la siguiente; con Mayús, a la anterior",
  above: "Ir a la sección de arriba",
  below: "Ir a la sección de abajo",
  help: "Mostrar los atajos",
  find: "Buscar y reemplazar",
};
