/** Words about who else has the site open: the namespace `presence`. */
export const presenceEn = {
  title: "On this site now",
  here_one: "{{count}} other person here",
  here_other: "{{count}} other people here",
  follow: "Follow",
  followPerson: "Follow {{name}}",
  following: "Following {{name}}",
  stop: "Stop following",
  stopped: "You’ve stopped following {{name}}.",
  gone: "{{name}} is no longer connected, so you’ve stopped following them.",
  writing: "Writing in {{place}}",
  viewing: "Viewing",
  byLink: "Viewing by link",
  elsewhere: "Outside the page",
  onPhone: "{{place}}, on a phone",
  idle_one: "{{place}} · idle for {{count}} min",
  idle_other: "{{place}} · idle for {{count}} min",
};
