export const scheduleEn = {
  title: "Schedule",
  about:
    "When visitors see the site and its pages. What you publish or unpublish here takes effect without changing the draft.",
  now: "Now",
  nowAbout:
    "Visitors to an unpublished site see a notice that it isn’t published. An unpublished page answers with your “page not found” page and leaves the sitemap.",
  site: "The whole site",
  page: "A page",
  isSeen: "Shown as it was last published",
  isOff: "Unpublished",
  offSince: "Unpublished {{time}}",
  notYet: "Not published yet",
  notYetAbout: "Until you first publish, only you and your team can see this site.",
  unpublish: "Unpublish",
  unpublishPage: "Unpublish page",
  showAgain: "Publish again",
  words: "Message for visitors while the site is unpublished",
  wordsExample: "We’re back on Monday. Until then call +49 30 5550 1962.",
  wordsHint:
    "With a message, or a plan to publish again, visitors read that you’re closed for now and when you’re back. Search engines keep the site.",
  saveWords: "Save message",
  wordsSaved: "Message saved",
  new: "Plan a change",
  subject: "What",
  action: "What happens",
  time: "When",
  timeProblems: {
    missing: "Choose a date and a time",
    past: "This time is past",
    far: "Choose a time within the next 400 days",
  },
  full_one: "You can plan up to {{count}} change. Cancel one first.",
  full_other: "You can plan up to {{count}} changes. Cancel one first.",
  timeZone: "Time zone",
  actions: {
    publish: "Publish",
    unpublish: "Unpublish",
  },
  errorsNow_one:
    "The checks find {{count}} error right now. Fix it before then, or nothing will be published.",
  errorsNow_other:
    "The checks find {{count}} errors right now. Fix them before then, or nothing will be published.",
  siteEffects: {
    publish:
      "The draft is published as it is at that time, with every edit made until then. If the checks find an error, nothing changes and the owners get an email.",
    publishWithoutMail:
      "The draft is published as it is at that time, with every edit made until then. If the checks find an error, nothing changes, and the list of sites and this page say so.",
    unpublish: "Visitors see a notice that the site isn’t published until you publish it again.",
  },
  pageEffects: {
    publish:
      "The page is shown again, as it was last published. Unpublish it first to keep it hidden until then.",
    publishHidden: "The page is shown again, as it was last published.",
    unpublish: "The page is no longer found, and leaves the sitemap.",
  },
  at: "{{time}} ({{zone}})",
  forYou: "For you: {{time}}.",
  add: "Schedule",
  added: "Scheduled",
  planned: "Planned",
  nothing: "Planned changes appear here.",
  cancel: "Cancel",
  cancelled: "No longer planned",
  dismiss: "Remove",
  dismissed: "Removed",
  gone: "A deleted page",
  failures: {
    problems: "Not done: the checks found errors. Fix them, then publish.",
    "not-allowed": "Not done: the person who planned it may no longer publish.",
    draft: "Not done: the page was a draft.",
  },
} as const;
