/** Words of controls of fields that come with their kinds. */
export const fieldsEn = {
  hours: {
    whose: "Whose hours",
    ofSite: "The site’s hours",
    own: "Hours of its own",
    ofSiteHint: "They’re the same everywhere on your site, and in search results.",
    ownHint: "Only shown here, for example for a second branch.",
    closed: "Closed",
    from: "{{name}}: opens at",
    to: "{{name}}: closes at",
    remove: "{{name}}: remove these hours",
    add: "{{name}}: add hours",
    copyDown: "{{name}}: copy to the days below",
    exceptions: "Holidays and special days",
    date: "Date",
    removeDay: "Remove {{name}}",
    addDay: "Add a special day",
    zone: "Time zone",
  },
  date: {
    hint: "Leave it empty to show no date.",
    time: "Starts at",
    until: "Ends at",
    untilHint: "Optional. A time before the start is the next day.",
  },
  price: {
    currency: "Currency",
    period: "Paid",
    once: "Once",
    from: "Starts at this price",
    words: "Text instead of a price",
    wordsHint: "For example, “on request”",
    amountWrong: "Enter a number, like 590 or 12.50",
  },
  cells: {
    yes: "Yes",
    no: "No",
    words: "Words",
    wordsOf: "Words for {{column}}",
  },
  embed: {
    hint: "Paste a link or embed code: {{vendors}}.",
    wrong:
      "There’s no video, map or calendar behind this. Links and embed codes of these work: {{vendors}}",
  },
  place: {
    hint: "Paste coordinates like 51.4545, −2.5879, or a link from any map.",
    wrong: "Paste coordinates like 51.4545, −2.5879, or a link from a map that has them",
  },
  marks: {
    none: "There are no marks in the legend yet. Add one on the page first.",
    most_one: "You can pick {{count}} mark.",
    most_other: "You can pick up to {{count}} marks.",
  },
} as const;
