import type { Translated } from "../translated.ts";

export const words: Translated<"help"> = {
  open: "Abrir «{{name}}»",
  back: "Volver a la lista",
  fillers:
    "cómo como dónde donde qué que puedo se puede el la los las un una mi mis de del en a al para con y es ayuda quiero hacer sitio web",
  about: {
    publish: {
      ask: "¿Cómo publico mis cambios?",
      words: "publicar poner en línea visible visitantes actualizar guardar",
      answer:
        "Pulse «Publicar»: verá qué ha cambiado y qué conviene corregir. Hasta entonces los visitantes ven la última versión publicada.",
    },
    publishLater: {
      ask: "¿Cómo publico a una hora determinada?",
      words: "programar planificar más tarde hora fecha automático mañana noche diferido",
      answer:
        "Prográmelo en «Programación»: elija el día, la hora y la zona horaria. El sitio entero se publicará tal como esté entonces, aunque nadie tenga abierto el editor, salvo que las comprobaciones encuentren un error.",
    },
    unpublish: {
      ask: "¿Cómo dejo el sitio fuera de línea?",
      words: "despublicar ocultar retirar cerrar pausar detener mantenimiento offline",
      answer:
        "En «Programación» puede retirar todo el sitio o una página, ahora o a una hora determinada. No se pierde nada: puede publicarlos de nuevo cuando quiera.",
    },
    restore: {
      ask: "¿Cómo recupero lo que he cambiado o eliminado?",
      words:
        "deshacer restaurar recuperar historial versión eliminado perdido error anterior copia",
      answer:
        "Deshaga sus últimos pasos uno a uno. Para lo anterior, abra «Versiones», mire el sitio de entonces y restáurelo entero o solo una página.",
    },
    newPage: {
      ask: "¿Cómo añado una página?",
      words: "nueva página crear otra plantilla copia",
      answer:
        "Empiece con una página lista, una plantilla suya, una página de una plantilla de sitio o una copia. Póngale nombre y decida si va en el menú y en el pie.",
    },
    reuse: {
      ask: "¿Cómo uso una página en otro sitio?",
      words: "plantilla reutilizar guardar página sección copiar otros sitios",
      answer:
        "Guarde la página como plantilla: podrá empezar páginas con ella en todos sus sitios. Una sección se guarda desde su propio menú y aparece en el selector de secciones, en «Guardadas».",
    },
    draft: {
      ask: "¿Cómo oculto una página hasta que esté lista?",
      words: "borrador ocultar esconder página sin terminar menú",
      answer:
        "En el menú de la página, en el panel Páginas, elija «Guardar como borrador»: al publicar no se incluye. «Ocultar del menú» solo quita su enlace.",
    },
    preview: {
      ask: "¿Cómo enseño el sitio a alguien antes de publicarlo?",
      words:
        "compartir vista previa enlace cliente mostrar enseñar borrador antes de publicar enviar opinión sin cuenta",
      answer:
        "Pulse «Compartir» y cree un enlace al último borrador. Quien lo tenga lo ve sin cuenta, los buscadores no lo encuentran y puede revocarlo en cualquier momento.",
    },
    domain: {
      ask: "¿Cómo conecto mi propio dominio?",
      words: "dominio dirección propio nombre dns registro www conectar https",
      answer:
        "Añada su dominio en «Dominios» y cree los registros DNS indicados donde lo compró. El sitio se abrirá en esa dirección en cuanto se encuentren los registros.",
    },
    password: {
      ask: "¿Cómo protejo páginas con una contraseña?",
      words: "contraseña proteger bloquear privado acceso secreto clientes",
      answer:
        "Ponga una contraseña en «Acceso». Los visitantes la escriben una vez; los buscadores se quedan fuera.",
    },
    language: {
      ask: "¿Cómo añado otro idioma?",
      words: "idioma traducir traducción multilingüe segundo inglés bilingüe",
      answer:
        "Añada el idioma en «Idiomas» y traduzca sus textos junto al original en «Traducir». Los visitantes lo verán cuando lo active y publique.",
    },
    seo: {
      ask: "¿Cómo me encuentran en Google?",
      words: "seo buscar google buscador título descripción palabras clave posicionamiento",
      answer:
        "Dé a cada página, en sus ajustes, un título y una descripción breve: es lo que muestran los buscadores. La vista previa enseña lo que se corta.",
    },
    sharing: {
      ask: "¿Cómo cambio la imagen de los enlaces compartidos?",
      words:
        "compartir vista previa imagen redes sociales facebook linkedin whatsapp favicon icono enlace",
      answer:
        "La imagen de todo el sitio, su icono y los datos de la empresa se ajustan en «Búsqueda y compartir». Una página puede tener la suya en sus ajustes.",
    },
    messages: {
      ask: "¿Adónde llegan los mensajes de mis formularios?",
      words:
        "mensajes formulario bandeja de entrada correo solicitudes pedidos respuestas suscriptores",
      answer:
        "Todos están en la bandeja de entrada, aunque se pierda un correo. También puede recibir un aviso por correo: indique la dirección en «General».",
    },
    invite: {
      ask: "¿Cómo dejo que otra persona edite el sitio?",
      words: "invitar equipo compañero acceso rol redactor traductor permisos personas compartir",
      answer:
        "Invítela por correo en «Personas» y elija su rol: propietario, editor, redactor o lector. Para enseñar un borrador sin cuenta, cree un enlace con «Compartir».",
    },
    look: {
      ask: "¿Cómo cambio los colores y las fuentes?",
      words: "color colores fuente fuentes tema estilo aspecto oscuro marca paleta",
      answer:
        "Abra el panel del tema: uno o dos colores, un par de fuentes, las esquinas y el modo claro u oscuro cambian todo el sitio. Se ve al momento y se puede deshacer.",
    },
    menu: {
      ask: "¿Cómo cambio el menú o el logotipo?",
      words: "menú navegación logotipo barra arriba cabecera enlaces orden submenú",
      answer:
        "Pulse la barra de la página para escribir sus enlaces, moverlos y elegir el logotipo. En el panel Páginas también puede ponerlas en el menú y ordenarlas.",
    },
    pictures: {
      ask: "¿Cómo sustituyo una imagen?",
      words: "imagen foto sustituir cambiar subir recortar medios",
      answer:
        "Seleccione la imagen en la página y elija o suba otra; ahí mismo puede recortarla. Todo lo que ha subido está en los medios.",
    },
    analytics: {
      ask: "¿Cómo cuento mis visitas?",
      words:
        "estadísticas analítica visitas contar tráfico google analytics píxel anuncios seguimiento",
      answer:
        "En «Seguimiento», pegue el identificador de su servicio de analítica, sin ningún código. Solo se carga si lo permite el aviso de cookies.",
    },
    cookies: {
      ask: "¿Necesito un aviso de cookies?",
      words: "cookie cookies aviso banner consentimiento rgpd privacidad ley",
      answer:
        "Con analítica, anuncios o chat y visitantes de la UE, normalmente sí. En «Cookies», elija «RGPD»: nada de eso se carga antes de que el visitante acepte.",
    },
    redirects: {
      ask: "¿Cómo hago que sigan funcionando los enlaces antiguos?",
      words: "redirección dirección antigua enlace movido 301 404 roto",
      answer:
        "Cuando cambia la ruta de una página, la antigua lleva a ella sola. Para direcciones de un sitio anterior, añada redirecciones: ruta antigua, página nueva.",
    },
    export: {
      ask: "¿Cómo descargo o traslado mi sitio?",
      words: "exportar descargar copia de seguridad zip trasladar llevar alojamiento",
      answer:
        "Exporte el proyecto, para importarlo aquí o en otra instalación, o el sitio terminado como archivos para cualquier servidor web.",
    },
    replace: {
      ask: "¿Cómo cambio una palabra en todas las páginas?",
      words: "buscar reemplazar palabra todas las páginas texto errata renombrar",
      answer:
        "Escriba la palabra en la búsqueda: la encuentra en todas las páginas e idiomas. Reemplácela una a una o en todas partes, en un solo paso.",
    },
  },
};
