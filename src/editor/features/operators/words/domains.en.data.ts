export const domainsEn = {
  title: "Domains",
  about:
    "Domains that owners added to their sites. Vitrine checks each of them automatically, at least four times a day.",
  search: "Domain, site or owner",
  none: "Domains that owners add to their sites are listed here. There are none yet.",
  nothing: "No domains match.",
  domain: "Domain",
  state: "Status",
  site: "Site",
  checked: "Last checked",
  never: "Never",
  next: "Next: {{time}}",
  primary: "Primary",
  lostSince: "Since {{date}}",
  sort: "Order",
  sorts: {
    added: "Recently added",
    host: "By name",
    checked: "Longest unchecked first",
  },
  states: {
    all: "All",
    live: "Points here",
    proven: "Proven",
    waiting: "Waiting",
    lost: "Lost",
  },
  problems: {
    nameless: "Not registered, or expired",
    elsewhere: "Points nowhere or elsewhere",
    unproven: "The TXT record is missing",
    taken: "Another site has proved it",
    unanswered: "Doesn’t answer",
    looped: "Its proxy asks without HTTPS: a redirect loop",
  },
  deeds: {
    check: "Check now",
    remove: "Remove…",
  },
  done: {
    check: "{{name}} was checked",
    remove: "{{name}} was removed from “{{site}}”",
  },
  remove: {
    title: "Remove {{name}}?",
    about:
      "Visitors no longer find “{{site}}” there; its other addresses stay. The owner gets the reason by email and can add the domain again.",
    submit: "Remove the domain",
  },
} as const;
