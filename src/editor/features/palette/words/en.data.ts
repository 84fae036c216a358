/** Words of going anywhere by name: the namespace `palette`. */
export const paletteEn = {
  title: "Commands",
  search: "Search pages, settings and actions",
  recent: "Recent",
  go: "Go to",
  do: "Actions",
  nothing: "Nothing found. Try another word.",
  results_one: "{{count}} result",
  results_other: "{{count}} results",
  textOn: "text on {{page}}",
  textOfSite: "text of the site",
  /** Of what kind a line is. */
  kind: {
    panel: "panel",
    screen: "screen",
    page: "page",
    section: "section",
    site: "site",
  },
  /** Other words for what is looked for, never shown. */
  synonyms: {
    find: "search replace text",
    pages: "menu navigation tree",
    sections: "blocks outline order",
    theme: "colours fonts design style dark mode palette",
    keys: "help hotkeys keyboard",
    publish: "go live online release deploy upload",
    account: "password language sessions sign in dark light colours profile email",
  },
} as const;
