export const en = {
  inviteSubject: "{inviter} invited you to {site}",
  inviteTitle: "{inviter} invited you to work on “{site}”",
  inviteOwner: "As an owner, you can do everything, with the same rights as {inviter}.",
  inviteEditor:
    "As an editor, you can change pages and settings and publish. People and deleting the site stay with its owners.",
  inviteWriter:
    "As a writer, you can change texts and pictures. Publishing stays with the editors.",
  inviteViewer: "As a viewer, you can see the site while it’s being built.",
  inviteAction: "Accept the invitation",
  inviteNote:
    "The link works once, until {date}. If you don’t know {inviter}, ignore this email and nothing happens.",
  inviteFoot: "Sent to {email} because {inviterEmail} invited you. {host}",
  transferSubject: "{inviter} wants to hand {site} over to you",
  transferTitle: "{inviter} wants to hand “{site}” over to you",
  transferText:
    "If you accept, you’ll own the site and can do everything. {inviter} will stay as an editor.",
  transferAction: "Take over the site",
  resetTitle: "Set a new password",
  resetText: "Someone asked for a new password for {email}. If it was you, choose one now.",
  resetNote:
    "The link works once and expires in an hour. If this wasn’t you, ignore this email: your password stays as it is.",
  emailAllowTitle: "Allow a new email for your account",
  emailAllowText:
    "Someone who is signed in to your account wants to use {newEmail} instead of {email}. If it was you, allow the change.",
  emailAllowAction: "Review the change",
  emailAllowNote:
    "The link works once and expires in a day. The new address has to be confirmed too. If this wasn’t you, don’t allow it, and change your password.",
  emailConfirmTitle: "Confirm your new email",
  emailConfirmText:
    "{email} will become the email of an account on {host}. If you asked for this, confirm it.",
  emailConfirmAction: "Review the change",
  emailConfirmNote:
    "The link works once and expires in a day. If you didn’t ask for it, ignore this email and nothing happens.",
  emailTakenTitle: "This email already has an account",
  emailTakenText:
    "Someone tried to use {email} for another account. It already has an account of its own, so nothing has changed.",
  emailTakenNote:
    "If it was you, sign in with {email}, or use another address for the other account.",
  emailChangedTitle: "Your email was changed",
  emailChangedText: "From now on you sign in with {newEmail} instead of {email}.",
  emailChangedNote: "If this wasn’t you, ask whoever runs {host} for help at once.",
  signUpTitle: "Confirm your email",
  signUpText:
    "Someone, probably you, wants an account on {host} with {email}. Confirm the address, then choose a name and a password.",
  signUpAction: "Create your account",
  signUpNote:
    "The link works once and expires in a day. If this wasn’t you, ignore this email and no account is created.",
  signUpTakenTitle: "You already have an account",
  signUpTakenText:
    "Someone, probably you, tried to sign up on {host} with {email}, which already has an account. Sign in, or set a new password there.",
  signUpTakenNote: "If this wasn’t you, ignore this email: nothing has changed.",
  toSignIn: "Go to sign-in",
  passwordChangedTitle: "Your password was changed",
  passwordChangedText:
    "The password of {email} on {host} has been changed. Other devices are signed out.",
  passwordLinkTitle: "A link to a new password was made for you",
  passwordLinkText:
    "Whoever runs {host} has made a link that sets a new password for {email}, to hand on to you. It works once, within an hour. Your present password stays until then.",
  passwordLinkNote: "If you didn’t ask for it, tell whoever runs {host} at once.",
  codesOnTitle: "Two-step sign-in is on",
  codesOnText: "Signing in to {host} as {email} now takes a code from an authenticator app.",
  codesOffTitle: "Two-step sign-in is off",
  codesOffText: "Signing in to {host} as {email} no longer takes a code from an authenticator app.",
  passkeyAddedTitle: "A passkey was added",
  passkeyAddedText: "A new passkey can sign in to {host} as {email}.",
  passkeyRemovedTitle: "A passkey was removed",
  passkeyRemovedText: "One of the passkeys of {email} can no longer sign in to {host}.",
  securityNote:
    "If this wasn’t you, set a new password at once and ask whoever runs {host} for help.",
  accountDeletedTitle: "Your account was deleted",
  accountDeletedText:
    "The account of {email} on {host} has been deleted, along with everything that only it owned.",
  accountDeletedNote: "If this wasn’t you, ask whoever runs {host} for help at once.",
  commentMention: "{author} mentioned you in a comment on {site}",
  commentReply: "{author} replied in a thread you’re in on {site}",
  commentReplies: "New replies in a thread you’re in on {site}",
  commentGuest: "Guest",
  commentByPreview: "{author} commented on your preview of {site}",
  commentPreviewGuest: "{name} (guest)",
  commentOnPage: "On “{page}”, a page of “{site}”:",
  commentOnDeleted: "On a page of “{site}” that has been deleted since:",
  commentOpen: "Open the comment",
  commentOpenAll: "Open all comments",
  commentResolved: "This thread has since been resolved.",
  commentNote: "Replies to this email aren’t monitored. Answer in the editor.",
  commentFoot: "Sent to {email} because you work on “{site}”. {host}",
  commentStop: "Stop emails about comments",
  commentStopAskTitle: "Stop emails about comments?",
  commentStopAskText:
    "You’ll still see mentions and replies in the editor. You can turn the emails on again in your account.",
  commentStoppedTitle: "Emails about comments are off",
  commentStoppedText:
    "You’ll still see mentions and replies in the editor. You can turn the emails on again in your account.",
  commentStopInvalidTitle: "This link doesn’t work",
  commentStopInvalidText:
    "It may be incomplete, or the account may have been deleted. You can also turn the emails off in your account.",
  handedToYouTitle: "“{site}” is yours now",
  handedToYouText:
    "The people who run {host} have handed “{site}” over to you. You own it and can do everything with it.",
  handedOverTitle: "“{site}” has a new owner",
  handedOverText:
    "The people who run {host} have handed “{site}” over to {heir}. You can still edit and publish it.",
  handedOverAction: "Open the site",
  handedOverNote: "If you think this is a mistake, ask the people who run {host}.",
  suspendedTitle: "Your account is suspended",
  suspendedText:
    "The people who run {host} have suspended the account of {email}. You can’t sign in to it. Your published sites stay online. They gave this reason:",
  suspendedNote: "If you think this is a mistake, ask the people who run {host}.",
  restoredTitle: "Your account is back",
  restoredText:
    "The people who run {host} have lifted the suspension of {email}. You can sign in again.",
  restoredNote: "Everything is as you left it.",
  mailNearTitle: "Your sites have used 80% of this month’s emails",
  mailNearText:
    "The sites of {email} on {host} have sent {used} of the {most} emails they can send this month. The count starts over on {date}.",
  mailFullTitle: "Your sites have used all of this month’s emails",
  mailFullText:
    "The sites of {email} on {host} have sent all {most} emails they can send this month. Messages and replies still arrive in your inboxes, but no email tells you about them until {date}. Invitations can’t be sent until then, and emails that ask subscribers to confirm wait for up to six days. Emails about signing in and security are always sent.",
  confirmationsNearTitle: "80% of this month’s confirmation emails are used",
  confirmationsNearText:
    "The sites of {email} on {host} have asked {used} subscribers to confirm this month. Half of a month’s emails can go to that: {most}. If you don’t expect so many subscribers, someone may be entering other people’s addresses: look at your lists. The count starts over on {date}.",
  confirmationsFullTitle: "New subscribers can’t be asked to confirm for now",
  confirmationsFullText:
    "The sites of {email} on {host} have asked {used} subscribers to confirm this month: half of a month’s emails, and no more can go to that. Emails to other subscribers wait for up to six days. You still get emails about messages and replies, and can send invitations. If you don’t expect so many subscribers, someone may be entering other people’s addresses: look at your lists. The count starts over on {date}.",
  viewsNearTitle: "“{site}” has reached 80% of this month’s views",
  viewsNearText:
    "The pages of “{site}” have been viewed {used} times this month. The limit is {most}. Nothing changes for your visitors. The count starts over on {date}.",
  viewsFullTitle: "“{site}” has reached this month’s limit of views",
  viewsFullText:
    "The pages of “{site}” have been viewed {used} times this month. The limit is {most}. Your site stays online and nothing changes for your visitors, but the people who run {host} see this too and may write to you. The count starts over on {date}.",
  allPagesNearTitle: "You’ve used 80% of your pages",
  allPagesNearText:
    "The sites of {email} on {host} have {used} pages in total, out of {most}. Sites in the trash count too.",
  allPagesFullTitle: "You’ve reached your page limit",
  allPagesFullText:
    "The sites of {email} on {host} have {used} pages in total; the limit is {most}. Your existing pages stay as they are, but you can’t add new ones until you delete some. Sites in the trash count too, until they’re deleted for good.",
  quotaNote: "If you need more, ask the people who run {host}.",
  accountInviteTitle: "You’re invited to {host}",
  accountInviteText:
    "The people who run {host} have invited {email} to build websites there. Choose a name and a password to begin.",
  accountInviteAction: "Create your account",
  accountInviteNote:
    "The link works once, for a week. If you don’t want an account, ignore this email and none is created.",
  backupFailedSubject: "The backup of {host} failed",
  backupFailedText:
    "The scheduled backup of Vitrine at {host} failed:\n\n{reason}\n\nLast good backup: {last}. The next attempt is within the hour. For a full check, run npm run doctor on the server.",
  backupLacksSubject: "The backup of {host} lacks files",
  backupLacksText:
    "The scheduled backup of Vitrine at {host} was made, but it lacks stored files ({files}): the disk has damaged or lost them, and no earlier backup has them. Nothing is removed from the stored files of earlier backups meanwhile.\n\nCheck the disk, and run npm run doctor on the server.",
  confirmSubject: "Confirm your subscription to {site}",
  confirmMailText: "Someone, probably you, signed up for emails from {site} with this address.",
  confirmMailAction: "Confirm my subscription",
  confirmMailNote:
    "The link works for 7 days. If this wasn’t you, ignore this email and you won’t get any more.",
  confirmMailStop: "Block emails from {site} for good",
  messageSubject: "{site}: message from {name}",
  messageTitle: "New message from {name}",
  noMessage: "(without a message)",
  replySubject: "{site}: reply from {name}",
  replyYesTitle: "{name} is coming to “{event}”",
  replyNoTitle: "{name} can’t make it to “{event}”",
  answerAction: "Reply",
  answerNote: "You can also just reply to this email.",
  noticeFoot: "Sent to {email}, the address for messages from {site}.",
  factEmail: "Email",
  factSite: "Site",
  factPage: "Page",
  factPeople: "People",
  factContact: "Contact",
  factLanguage: "Language",
  factRelease: "Release",
  receiptSubject: "We’ve received your report about {site}",
  receiptText:
    "Thanks for letting us know about {site}. You wrote:\n\n{comment}\n\nThe host will review it. The site’s owner won’t be told who reported it.",
  receiptNote:
    "If this wasn’t you, someone entered your address by mistake and you can ignore this email.",
  decidedSubject: "Our decision about your report of {site}",
  decidedNoIssueText:
    "We’ve reviewed your report about {site} and found nothing that we have to act on. The site stays as it is.",
  decidedWarnText:
    "We’ve reviewed your report about {site} and asked its owner to fix what you reported. The site stays online for now.",
  decidedUnpublishText: "We’ve reviewed your report about {site} and taken the site offline.",
  complaintSubject: "Complaint about {site}",
  complaintText:
    "A visitor reported {site} ({address}):\n\n{comment}\n\nComplaint {id} is waiting for your decision: no issue, warn the owner, or take the site offline and give a reason.",
  complaintAction: "Review the complaint",
  warnSubject: "A warning about {site}",
  warnMail:
    "Visitors reported your site {site} ({address}). The host has reviewed it and asks you to fix this:\n\n{reason}\n\nYour site stays online for now.",
  takedownSubject: "{site} was taken offline",
  takedownMail:
    "Your site {site} ({address}) was taken offline. The reason:\n\n{reason}\n\nVisitors see a notice instead. You can still edit the site. It will be back online when the host lifts the block.",
  liftedSubject: "{site} is online again",
  liftedMail: "Your site {site} is online again: {address}",
  planSubject: "A scheduled change of {site} didn’t happen",
  planMail:
    "A change that was scheduled for {site} ({address}) couldn’t be made: the checks found something to fix, or whoever scheduled it may no longer publish. Visitors still see what they saw before.\n\nOpen the site in the editor, under Settings, Schedule, to see what stands in the way.",
  domainSubject: "{reason} no longer points to {site}",
  domainMail:
    "Visitors who open {reason} no longer reach your site {site}: the domain has expired, or its DNS records point elsewhere. The site is still at {address}\n\nIf the domain is still yours, restore its records: in the editor, under Settings, Domains. If not, remove it there.",
  passedSubject: "{reason} now belongs to another site",
  passedMail:
    "Another site has proved that {reason} is its own, so visitors of the domain no longer see {site}. Your site is still at {address}\n\nIf the domain is yours, check who can change its DNS records, and add yours again: in the editor, under Settings, Domains.",
  domainRemovedSubject: "{domain} was removed from {site}",
  domainRemovedMail:
    "The host removed the domain {domain} from your site {site}. The reason:\n\n{reason}\n\nVisitors no longer find the site at this domain. It’s still at {address}",
  screenSubject: "Held for review: {site}",
  screenText:
    "Someone wants to publish {site} ({address}), and it looks like phishing: it may ask for passwords or card numbers, or use the name of a bank or a brand.\n\nVisitors don’t see it until you’ve reviewed it. The reasons and the page are on the operator screen.",
  screenAction: "Review the site",
  heldSubject: "{site} is waiting for review",
  heldMail:
    "What was scheduled for {site} ({address}) isn’t live yet: the host reviews it first, because it may ask for passwords or card numbers, or uses the name of a bank or a brand. Visitors still see what they saw before.\n\nYou don’t need to do anything. We’ll email you once it’s decided. The reasons are in the editor, under Publish.",
  clearedSubject: "{site} is live",
  clearedMail: "The host has reviewed what you published, and it’s live: {address}",
  refusedSubject: "{site} couldn’t be published",
  refusedMail:
    "The host has reviewed what you published on {site} ({address}) and didn’t let it through. The reason:\n\n{reason}\n\nVisitors still see what they saw before. Change the site and publish it again.",
  lostSubject: "Publish {site} again",
  lostMail:
    "Part of your published site {site} ({address}) was lost on the server, and it can’t be restored automatically, because the site has changed since you published it. Visitors may see an error instead of its pages.\n\nOpen the site in the editor and publish it to bring it back.",
  newsOpen: "Open in the editor",
  newsVisit: "Visit the site",
  newsFoot: "Sent to {email} because you own {site}. {host}",
  operatorFoot: "Sent to {email} because you run Vitrine at {host}.",
};

export type EmailWord = keyof typeof en;
