export const generalEn = {
  title: "General",
  about: "The site’s name and address, where its messages go, and the site as a whole.",
  name: "Name",
  nameHint: "For you, in the list of sites. Visitors see the titles of the pages.",
  nameWrong: "Enter a name of 1 to 80 characters",
  address: "Site address",
  addressHint: "The site moves at once. Its last ten addresses lead to the new one.",
  addressWrong: "Use lowercase letters and digits, with hyphens between them",
  addressTaken: "This address is taken. Try another one.",
  monthViews: {
    near: "{{used}} of this month’s {{most}} views. Nothing changes for your visitors.",
    full: "{{used}} views this month; the limit is {{most}}. Your site stays online, but the host sees this too and may write to you. The count starts over on {{date}}.",
  },
  views_one: "{{formatted}} view in the last 30 days",
  views_other: "{{formatted}} views in the last 30 days",
  site: "Site",
  duplicate: "Duplicate",
  duplicateAbout:
    "A new draft with the pages, theme, settings and pictures. Without messages, members, versions and the webhook.",
  copyOf: "{{name}} (copy)",
  trash: "Move to trash",
  trashAbout:
    "Takes the site offline at once. Pages, pictures, messages and addresses are kept, and you can restore it from the list of sites.",
  trashTime_one: "After {{count}} day in the trash it’s deleted for good.",
  trashTime_other: "After {{count}} days in the trash it’s deleted for good.",
  trashButton: "Move to trash",
  forms: "Forms",
  formsAbout: "Everything visitors send is always kept in the inbox.",
  email: "Email for messages",
  emailHint:
    "We’ll email this address about every message, subscriber and reply. Leave it empty to get no emails.",
  emailWrong: "Please enter a valid email",
  mailFailed:
    "Our last email to {{email}} couldn’t be delivered ({{time}}). Check the address. Your messages are still in the inbox.",
  mailDelayed:
    "Emails to {{email}} are delayed. We’ll keep trying for three days. Your messages are already in the inbox.",
  mailSaid: "The mail server said: {{reason}}",
} as const;
