export const exportEn = {
  title: "Export",
  about:
    "Take everything with you: the website runs on any web server, and the project can be turned back into this site.",
  what: "What to export",
  forms: {
    everything: "Website and project",
    website: "Website only",
    project: "Project only",
    visitors: "What visitors sent",
  },
  abouts: {
    everything:
      "Pages for any web server, and the file from which Vitrine can make this site again",
    website:
      "Pages and pictures, with rules for nginx, Caddy, Apache, Netlify and Cloudflare Pages",
    project: "Texts, pictures, files and settings as they’re in the editor now",
    visitors:
      "Messages: {{messages}}, subscribers: {{subscribers}}, replies: {{rsvps}}. As CSV and JSON",
  },
  where: "Where it will be hosted",
  address: "Address of the other server",
  addressHint: "Pages give it as their address, and forms are accepted from it.",
  save: "Save",
  saved: "Address saved",
  removed: "Address removed",
  wrong: "Enter the address of another server, like https://www.example.com",
  askOwner: "Only an owner of the site can enter the address of the other server.",
  visitorForms: "Forms on the exported site",
  off: "Switched off",
  offAbout: "Fields are disabled, and a note says that nothing is sent",
  here: "Keep sending here",
  hereAbout: "Messages arrive in this inbox for as long as the site is published here",
  more: "Also in the archive",
  versions: "Versions",
  versionsHint: "Named and published versions: {{count}}",
  personal: "Personal data: keep the file safe.",
  leftOut: "Pages left out: {{count}}",
  leftOutWhy:
    "They have a password or aren’t published. Other web servers would show them to everyone.",
  obstacles: {
    "not-published":
      "This site isn’t published, so there’s no website to export. Publish it first, or export the project only.",
    locked:
      "The whole site has a password, and other web servers won’t ask for it. Remove the password, or export the project only.",
    "taken-down":
      "This site was taken offline after a complaint. For now, only the project can be exported.",
    "no-address": "Enter and save the address first: forms are accepted only from there.",
    lost: "Files of the published website are missing on the server. Publish the site again, or export the project only.",
  },
  action: "Export",
  size: "About {{size}}",
  begun: "The download has started. Your browser shows how far it is.",
  running: "Another export of yours is still running. Try again when it’s finished.",
  refused: "Something about the site has changed. Check the choices above and try again.",
  back: "To bring an export back as a new site, use Import on the screen with all sites.",
  replace: {
    title: "Replace this site",
    about:
      "Replace this site with an exported project. The address, domains, people and messages stay, and visitors see the change only after you publish.",
    choose: "Choose a file…",
    sending: "Uploading, {{share}}%",
    checking: "Checking the pages and pictures…",
    refused: "This file can’t replace the site. Nothing was changed.",
    dialog: "Replace this site with “{{name}}”?",
    file: "File: {{name}}",
    kept_one: "{{count}} page will be replaced",
    kept_other: "{{count}} pages will be replaced",
    added_one: "{{count}} page will be added",
    added_other: "{{count}} pages will be added",
    removed_one: "{{count}} page will be deleted",
    removed_other: "{{count}} pages will be deleted",
    languages: "Languages: {{names}}",
    pictures:
      "Pictures in the file: {{pictures}}, files: {{files}}. Your media library stays as it is.",
    missing_one: "{{count}} picture that its pages show isn’t in the file: its place will be empty",
    missing_other:
      "{{count}} pictures that its pages show aren’t in the file: their places will be empty",
    large:
      "The site is large, so the change is saved in parts. If one of them can’t be saved, restore the version from before.",
    undoing: "You can undo this in one step, or restore an earlier version.",
    submit: "Replace this site",
    done: "Site replaced",
    same: "The site is already the same as this file",
    notDone: "The site couldn’t be replaced: {{reason}}",
  },
} as const;
