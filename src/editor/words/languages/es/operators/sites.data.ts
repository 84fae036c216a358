import type { TranslatedPart } from "../../translated.ts";

export const words: TranslatedPart<"operators", "sites"> = {
  title: "Sitios",
  search: "Nombre, dirección o propietario",
  none: "Aquí aparecerán todos los sitios de este servidor. Aún no hay ninguno.",
  nothing: "Ningún sitio coincide.",
  site: "Sitio",
  owner: "Propietario",
  state: "Estado",
  weight: "Imágenes y archivos",
  views: "Vistas, 30 días",
  monthViews: "Este mes: {{use}}",
  sort: "Orden",
  sorts: {
    changed: "Cambiados hace poco",
    weight: "Los mayores primero",
    views: "Los más vistos primero",
  },
  states: {
    all: "Todos",
    live: "Publicado",
    draft: "Borrador",
    unpublished: "Retirado por su dueño",
    held: "En revisión",
    down: "Retirado",
    trash: "En la papelera",
  },
  paid: "Pagado",
  complaints_one: "{{count}} denuncia abierta",
  complaints_other: "{{count}} denuncias abiertas",
  deeds: {
    open: "Abrir el sitio",
    pay: "Marcar como pagado",
    unpay: "Marcar como no pagado",
    closeReports: "No aceptar más denuncias",
    openReports: "Volver a aceptar denuncias",
    transfer: "Ceder…",
    takeDown: "Retirar…",
    lift: "Volver a mostrar",
  },
  done: {
    pay: "«{{name}}» está marcado como pagado. El enlace para denunciar desaparece con la próxima publicación.",
    unpay:
      "«{{name}}» está marcado como no pagado. El enlace para denunciar vuelve con la próxima publicación.",
    closeReports: "Ya no se puede denunciar «{{name}}»",
    openReports: "Se puede volver a denunciar «{{name}}»",
    transfer: "«{{name}}» pertenece ahora a {{email}}",
    takeDown: "«{{name}}» está retirado",
    lift: "«{{name}}» vuelve a estar en línea",
  },
  takeDown: {
    title: "¿Retirar «{{name}}»?",
    about:
      "Los visitantes ven un aviso en todas sus direcciones de inmediato. El propietario lee el motivo en el editor, lo recibe por correo si este servidor lo envía y conserva el borrador.",
    submit: "Retirar el sitio",
  },
  transfer: {
    title: "Ceder «{{name}}»",
    about:
      "La cuenta con esta dirección pasa a ser la única propietaria. Los propietarios actuales quedan como editores. Todos reciben un correo. Los enlaces para compartir y de vista previa siguen funcionando.",
    email: "Correo del nuevo propietario",
    submit: "Ceder el sitio",
  },
};
