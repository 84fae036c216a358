import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"settings", "sharing"> = {
  title: "Búsqueda y compartir",
  about: "El aspecto del sitio en las pestañas, en los resultados de búsqueda y al compartirlo.",
  pictures: "Imágenes",
  favicon: "Icono del sitio",
  faviconHint: "Para pestañas y marcadores. Cuadrado, de al menos 180 × 180 píxeles, o SVG.",
  socialImage: "Imagen para compartir",
  socialImageHint:
    "Se muestra en mensajerías y redes sociales en las páginas sin imagen propia. Lo ideal: {{width}} × {{height}} píxeles.",
  business: "Su negocio",
  businessAbout:
    "Los buscadores muestran estos datos junto a los resultados. Sin un nombre no se publica nada.",
  businessName: "Nombre del negocio",
  phone: "Teléfono",
  phoneWrong: "Escriba un número de teléfono de hasta 40 caracteres",
  address: "Dirección postal",
  addressHint: "Con una dirección, los buscadores lo tratan como un negocio local.",
};
