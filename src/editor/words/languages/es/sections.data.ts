import type { Translated } from "../translated.ts";

export const words: Translated<"sections"> = {
  picker: {
    title: "Añadir una sección",
    replaceTitle: "Reemplazar la sección",
    after: "Después de {{section}}",
    atStart: "Al principio de la página",
    search: "Buscar secciones",
    categories: "Categorías",
    all: "Todas",
    results: "Secciones",
    enterInserts: "Intro para insertar",
    replaces: "Reemplazar, conservar el contenido",
    stands: "En la página",
    keepOpen: "Dejar abierto para añadir varias",
    choose: "elegir",
    insert: "insertar",
    nothing: "Ninguna sección coincide con «{{query}}».",
    clearSearch: "Mostrar todas las secciones",
    found_one: "{{count}} sección",
    found_other: "{{count}} secciones",
    added: "{{section}}: sección añadida",
  },
};
