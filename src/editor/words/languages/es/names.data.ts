import type { TranslatedNames } from "../translated.ts";

export const words: TranslatedNames = {
  sections: {
    Header21: {
      label: "Cabecera con imagen",
      description: "Una imagen grande con un título, un texto y dos botones",
    },
    NoHeader: {
      label: "Solo la barra de navegación",
      description: "Logotipo, enlaces e idiomas sobre el fondo de la página",
    },
    Feature15_2: {
      label: "Bloques con imágenes y precios",
      description: "Hasta seis bloques con una imagen, un precio, un número y una lista",
    },
    Feature5: {
      label: "Listas con marcas",
      description: "Un título junto a diez listas como máximo de lo que se incluye",
    },
    Email1: {
      label: "Suscripción",
      description:
        "Una tarjeta con un título y un campo de correo, sobre un tono, el color de la marca o una imagen",
    },
    Contact14: {
      label: "Formulario de contacto",
      description: "Un formulario junto a un título, una dirección, un correo y un teléfono",
    },
    Contact9: {
      label: "Datos de contacto",
      description: "Teléfonos, direcciones y horarios en letra grande, hasta seis bloques",
    },
    Portfolio12: {
      label: "Galería",
      description: "Filas de una a cuatro imágenes con títulos y enlaces",
    },
    Pricing8: {
      label: "Precios",
      description: "Hasta quince tarjetas con un nombre, una descripción y un precio",
    },
    PriceList: {
      label: "Lista de precios",
      description: "Una lista sencilla: los nombres a la izquierda, los precios a la derecha",
    },
    Links1: {
      label: "Enlaces",
      description: "Un título y unos pocos enlaces, en lista o como botones",
    },
    Rsvp1: {
      label: "Invitación",
      description: "La fecha y el lugar de un evento, y un formulario para responder",
    },
    VitrineFooter: {
      label: "Pie de página de Vitrine",
      description: "Logotipo, una línea sobre usted y columnas de enlaces",
    },
  },
  categories: {
    header: "Cabecera",
    feature: "Ventajas",
    email: "Suscripción",
    contact: "Contacto",
    portfolio: "Portafolio",
    pricing: "Precios",
    rsvp: "Invitación",
    links: "Enlaces",
    footer: "Pie de página",
  },
  palettes: {
    lagoon: "Laguna",
    terracotta: "Terracota",
    ultramarine: "Ultramar",
    amber: "Ámbar",
    forest: "Bosque",
    raspberry: "Frambuesa",
    lilac: "Lila",
    sea: "Mar",
    plum: "Ciruela",
    lime: "Lima",
    copper: "Cobre",
    graphite: "Grafito",
  },
  starters: {
    shop: { name: "Tienda en línea", about: "Productos, precios y un formulario. En ruso." },
    blank: {
      name: "Sitio vacío",
      about: "Una cabecera, dos secciones y una imagen. El resto depende de usted.",
    },
    cafe: {
      name: "Cafetería",
      about: "Carta, taller, una velada con respuestas y contacto. En inglés, alemán y ruso.",
    },
    studio: {
      name: "Estudio de diseño",
      about: "Trabajos, servicios, equipo y un evento. En inglés, alemán y ruso.",
    },
  },
  fields: {
    "Menu link": "Enlace del menú",
    "After subscribing": "Tras la suscripción",
    "After sending": "Tras el envío",
    "After accepting": "Tras aceptar",
    "After declining": "Tras rechazar",
    Row: "Fila",
    List: "Lista",
    Line: "Línea",
    Column: "Columna",
    Link: "Enlace",
    Button: "Botón",
    Card: "Tarjeta",
    Block: "Bloque",
    Icon: "Icono",
    Picture: "Imagen",
    Darken: "Oscurecer",
    "Shade behind the text": "Sombra tras el texto",
    Text: "Texto",
    Light: "Claro",
    Dark: "Oscuro",
    Primary: "Principal",
    Secondary: "Secundario",
    Background: "Fondo",
    Page: "Página",
    Band: "Banda",
    Soft: "Suave",
    Brand: "Marca",
    "Fade the picture more": "Atenuar más la imagen",
    "At 0 it’s faded just enough to keep the text readable.":
      "Con 0 se atenúa lo justo para que el texto se lea bien.",
    "Picture ratio": "Proporción de las imágenes",
    "3:2": "3:2",
    "1:1": "1:1",
    "Shown as": "Mostrar como",
    Links: "Enlaces",
    Buttons: "Botones",
    Event: "Evento",
    "Guests allowed per reply": "Acompañantes por respuesta",
  },
};
