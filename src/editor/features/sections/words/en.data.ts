/** Words of the picker of sections: the namespace `sections`. */
export const sectionsEn = {
  picker: {
    title: "Add a section",
    replaceTitle: "Replace the section",
    after: "After {{section}}",
    atStart: "At the start of the page",
    search: "Search sections",
    categories: "Categories",
    all: "All",
    results: "Sections",
    enterInserts: "Enter to insert",
    replaces: "Replace, keep content",
    stands: "On the page",
    keepOpen: "Keep open to add several",
    choose: "choose",
    insert: "insert",
    nothing: "No sections match “{{query}}”.",
    clearSearch: "Show all sections",
    found_one: "{{count}} section",
    found_other: "{{count}} sections",
    added: "{{section}} added",
  },
} as const;
