export const heldEn = {
  title: "Held for review",
  about:
    "Publications that look like phishing. Visitors don’t see them until you let them through.",
  none: "Nothing is waiting for review.",
  page: "Page",
  pageOf: "The submitted page of “{{name}}”",
  asSubmitted: "As it was submitted: {{page}}",
  showPage: "Show {{page}}",
  decision: "Decision",
  by: "Published by",
  account: "Account since",
  submitted: "Submitted",
  now: "Visitors see",
  earlier: "The earlier release",
  nothing: "Nothing yet",
  reasons: {
    secret: "Asks for a password, card or other secret",
    host: "A bank or brand in the address",
    title: "A bank or brand in a title",
    unread: "An old release whose content can’t be checked",
  },
  decisions: {
    publish: {
      name: "Publish",
      about: "It goes live as it was submitted. It won’t be held for these reasons again.",
      submit: "Publish the site",
      done: "“{{name}}” is live",
    },
    refuse: {
      name: "Refuse",
      about: "They get the reason by email and in the editor. Visitors see what they saw before.",
      submit: "Refuse the publication",
      done: "“{{name}}” was refused",
    },
  },
} as const;
