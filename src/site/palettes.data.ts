/** The palettes offered beside an owner's own colours. Ids are stable; the names are for the editor. */
export type BuiltInPalette = {
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly brand: string;
  readonly second: string | null;
};

export const builtInPalettes = [
  { id: "lagoon", name: { en: "Lagoon", ru: "Лагуна" }, brand: "#1f5fd6", second: "#f2a93b" },
  {
    id: "terracotta",
    name: { en: "Terracotta", ru: "Терракота" },
    brand: "#b5482b",
    second: "#2f6656",
  },
  {
    id: "ultramarine",
    name: { en: "Ultramarine", ru: "Ультрамарин" },
    brand: "#1f35d1",
    second: "#ff6a4d",
  },
  { id: "amber", name: { en: "Amber", ru: "Янтарь" }, brand: "#ffb000", second: null },
  { id: "forest", name: { en: "Forest", ru: "Лес" }, brand: "#1f6b45", second: "#d9a441" },
  { id: "raspberry", name: { en: "Raspberry", ru: "Малина" }, brand: "#c21f5b", second: "#2b6f77" },
  { id: "lilac", name: { en: "Lilac", ru: "Сирень" }, brand: "#6b4fd8", second: "#e0668c" },
  { id: "sea", name: { en: "Sea", ru: "Море" }, brand: "#0b7285", second: "#e8743b" },
  { id: "plum", name: { en: "Plum", ru: "Слива" }, brand: "#7a2e6b", second: "#c98a2b" },
  { id: "lime", name: { en: "Lime", ru: "Лайм" }, brand: "#b6e052", second: "#4a7dff" },
  { id: "copper", name: { en: "Copper", ru: "Медь" }, brand: "#9a5b34", second: "#3f6c8f" },
  { id: "graphite", name: { en: "Graphite", ru: "Графит" }, brand: "#2a2f3a", second: "#e4572e" },
] as const satisfies readonly BuiltInPalette[];
