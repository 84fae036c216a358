/** Words of the settings of a site: the namespace `settings`. */
export const settingsEn = {
  title: "Settings",
  waiting: "Some changes here aren’t saved",
  readOnly: "You can view these settings.",
  askOwner: "You can view this site. Ask {{name}} to edit.",
  none: {
    title: "There’s no such screen",
    text: "Nothing in the settings is at {{address}}.",
    closed: "Your role on this site doesn’t include this screen. Ask an owner for it.",
    first: "Open General",
    page: "Back to the page",
  },
  groups: {
    site: "Site",
    pages: "Pages",
    found: "Found and shared",
    visitors: "Visitors",
  },

  roles: {
    owner: "Owner",
    editor: "Editor",
    writer: "Writer",
    viewer: "Viewer",
    about: {
      owner: "Everything, with the same rights as you",
      editor: "Everything but the inbox, people, web addresses and deleting the site",
      writer: "Texts and pictures, also in translations",
      viewer: "Can view pages, translations and versions, and comment",
    },
  },

  text: {
    language: "Texts in",
    tooLong: "This text is too long to save. Shorten it; until then it’s kept only here.",
    over_one: "{{count}} character over the limit. Shorten it before you publish.",
    over_other: "{{count}} characters over the limit. Shorten it before you publish.",
  },
  row: {
    up: "Move up: {{name}}",
    down: "Move down: {{name}}",
    remove: "Remove: {{name}}",
    removed: "“{{name}}” removed",
    full: "You can add up to {{count}}.",
  },
  picture: {
    crop: "Crop: {{name}}",
    remove: "Remove: {{name}}",
  },
  preview: {
    title: "Preview",
    device: "Width",
    desktop: "Desktop",
    mobile: "Mobile",
    part: "Part",
    banner: "Banner",
    popup: "Choices",
  },
  gate: {
    analytics: "Needs “analytics”",
    marketing: "Needs “marketing”",
    functional: "Needs “functional”",
    none: "No cookie banner is on, so this loads as soon as a visitor moves, taps or types.",
    simple:
      "The simple banner is on: this loads as soon as a visitor moves, taps or types. Once they’ve chosen, only what they accepted loads.",
    gdpr: "The GDPR banner is on: this loads only once the visitor allows it.",
    cookies: "Cookie settings",
  },

  webhook: {
    title: "Webhook",
    about:
      "Every message, subscriber and reply is also sent to this address. Failed calls are retried.",
    url: "Address",
    urlHint: "Leave it empty to turn the webhook off.",
    wrong: "Enter an address that starts with https:// or http://",
    refused: "Enter an address on the public internet.",
    secret: "Secret",
    secretHint: "Every call is signed with it.",
    copy: "Copy the secret",
    copied: "Copied",
    failed: "Last attempt failed: {{time}}",
  },
} as const;
