/** Words of the screens and panels: the namespace `screens`. */
export const screensEn = {
  close: "Close",
  cancel: "Cancel",
  undo: "Undo",
  retry: "Try again",
  search: { clear: "Clear" },
  language: "Language",
  /** What is done with what an account keeps for all its sites. */
  kept: {
    name: "Name",
    nameMissing: "Enter a name",
    menu: "More for {{name}}",
    rename: "Rename",
    delete: "Delete",
    deleted: "“{{name}}” deleted",
    newer: "Needs a newer version of the app",
  },
  notifications: "Notifications",
  noSuchPage: "There’s no page at {{address}}. This is “{{name}}”.",

  pageGone: {
    deleted: "“{{name}}” was deleted",
    deletedBy: "“{{name}}” was deleted by {{person}}",
    undone: "“{{name}}” was removed by undo",
    restore: "Restore page",
  },

  access: {
    siteMissing: "Site not found",
    siteMissingHint: "It was deleted, or you no longer have access to it.",
    lost: "You no longer have access to this site",
    removed:
      "An owner removed you, or the site was deleted. If you still need it, ask an owner to invite you again.",
    linkInvalid: "This link doesn’t work",
    kept_one:
      "{{count}} change wasn’t saved. It’s kept on this device and will be saved if you get access again and open the site here.",
    kept_other:
      "{{count}} changes weren’t saved. They’re kept on this device and will be saved if you get access again and open the site here.",
    unkept_one:
      "{{count}} change wasn’t saved, and this browser can’t keep it. Copy what you need before you close this tab.",
    unkept_other:
      "{{count}} changes weren’t saved, and this browser can’t keep them. Copy what you need before you close this tab.",
    copy: "Copy the text",
    copied: "Copied",
    signIn: "Sign in",
    allSites: "All sites",
  },

  takedown: {
    badge: "Taken offline",
    title: "The host took this site offline: {{time}}",
    visitors: "Visitors see a notice instead of the site.",
    publishing:
      "You can still edit and publish: visitors will see what you publish once the host puts the site back online.",
    write: "If you’ve fixed this or disagree, write to",
    askHost: "If you’ve fixed this or disagree, contact the host.",
  },

  errors: {
    network: "No connection to the server.",
    "saved-sections-full": "You’ve saved as many of these as you can. Delete some first.",
    "too-many-requests": "Too many attempts. Wait a moment and try again.",
    "wrong-credentials": "The email or password is wrong.",
    "sign-in-link-invalid":
      "This link has already been used or has expired. Run “npm run owner-link” on the server to get a new one.",
    "password-too-weak":
      "This password is easy to guess: it’s a common one or contains a name others know. Choose another one.",
    "not-signed-in": "You’re signed out. Sign in and try again.",
    forbidden: "You don’t have permission to do this.",
    "not-found": "This no longer exists.",
    "kept-unwritten": "Saved, but the server’s disk couldn’t store everything. Contact the host.",
    "storage-full": "The server’s disk is full. Nothing was saved.",
    "storage-unavailable": "The server can’t write to its disk. Nothing was saved.",
    unavailable: "This isn’t possible right now. Try again in a moment.",
    conflict: "The site has changed in the meantime. Review the changes and publish again.",
    invalid: "Check what you entered and try again.",
    "already-member": "This person already works on this site.",
    "account-exists": "There’s already an account with this address. Sign in with it.",
    "link-invalid":
      "This link has expired or was revoked. Ask the person who sent it for a new one.",
    "invitation-invalid":
      "This invitation has already been used, was withdrawn or has expired. Ask for a new one.",
    "sign-up-invalid": "This link has already been used or has expired. Sign up again.",
    "too-many-sites":
      "You’ve reached this server’s limit of sites. Delete one for good to make room.",
    "too-many-pages": "This has more pages than a site can have on this server.",
    "no-room-for-pages":
      "Your sites together would have more pages than an account can have here. Delete some pages, or a site for good, first.",
    "publish-held": "The host reviews this before it goes live. Visitors see what they saw before.",
    "address-held":
      "This address contains the name of a bank or brand. Unpublish the site first, then publish it at the new address: the host reviews it before it goes live.",
    "no-room":
      "The pictures and files of your sites take up all the space your account has. Delete a site to make room.",
    "account-suspended": "This account is suspended. The reason was sent to its email address.",
    "account-unknown": "There’s no account with this address. Invite the person first.",
    "last-operator":
      "You’re the only one who runs this installation, so your account can’t be deleted.",
    "under-review":
      "A site can’t be deleted while it’s offline after a report, or for 30 days after an open report.",
    "passkey-refused": "This passkey didn’t work. Try again, or sign in another way.",
    "email-change-invalid":
      "This link has already been used or has expired, or another change was started since.",
    "mail-limit":
      "This month’s emails are used up, so the invitation wasn’t sent. Ask the host if you need more.",
    "last-owner": "A site needs an owner. Make someone else an owner first.",
    other: "Something went wrong. Try again in a moment.",
    reference: "For the operator: {{id}}",
  },

  account: {
    saved: "Password saved. Other devices are signed out.",
  },
  revokeLink: {
    title: "Revoke “{{name}}”?",
    share:
      "The link stops working at once. Anyone who’s on the site through it loses access; what they haven’t saved stays on their device. This can’t be undone.",
    preview:
      "The link stops working at once, also for anyone who has it open. This can’t be undone.",
    confirm: "Revoke the link",
    done: "The link no longer works",
  },
  transfer: {
    open: "Transfer…",
    title: "Transfer the site",
    titleOf: "Transfer “{{name}}”",
    about: "The new owner has to accept. You stay as an editor.",
    links:
      "Share and preview links keep working until they expire. The new owner sees them under Share and can revoke them.",
    to: "Email of the new owner",
    addressWrong: "Enter a complete email address",
    send: "Send invitation",
    makeLink: "Create link",
    sent: "Invitation sent to {{email}}",
    linkAbout:
      "Send this link to {{email}}. It works once, expires in 7 days and won’t be shown again.",
    copy: "Copy link",
    copied: "Link copied",
  },
  unpublish: {
    title: "Unpublish “{{name}}”?",
    about:
      "Visitors see a notice that the site isn’t published. Pages, messages and the address are kept, and you can publish the site again at any time.",
    confirm: "Unpublish",
  },
  live: {
    now: "Release {{number}} is live",
    again: "Release {{number}} is live again",
    gone: "Visitors no longer find: {{what}}",
    morePages_one: "{{count}} more page",
    morePages_other: "{{count}} more pages",
  },
  places: {
    alt: "Alt text",
    navigation: "Menu",
    footer: "Footer",
    linked: "Linked section",
    settings: "Settings",
    organisation: "Business details",
    consent: "Cookie banner",
    notFound: "404 page",
    messenger: "Messenger",
    meta: "Search result",
    event: "Event",
  },
  /** What became of a language of a site. */
  languageChange: {
    added: "{{language}} added",
    addedHidden: "{{language}} added, hidden from visitors",
    removed: "{{language}} removed",
    shown: "{{language}} shown to visitors",
    hidden: "{{language}} hidden from visitors",
    primary: "{{language}} is the main language",
  },
} as const;
