export const en = {
  tooMany:
    "There have been too many attempts in a row. Please wait a moment and send it again. Your text is still here.",
  sendAgain: "Send",
  confirmSent: "We’ve sent you an email. Please open the link in it to confirm your address.",
  confirmTitle: "Confirm your subscription",
  confirmText: "Confirm to get emails from {site} at {email}.",
  confirmButton: "Confirm",
  confirmedTitle: "You’re subscribed",
  confirmedText: "You’ll get emails from {site} at {email}.",
  linkInvalidTitle: "This link no longer works",
  linkInvalidText:
    "It has already been used or has expired. To subscribe, please enter your address on the site again.",
  unsubscribeInvalidText:
    "We couldn’t tell whose subscription it is. Please use the unsubscribe link in the latest email from this site.",
  unsubscribeTitle: "Unsubscribe",
  unsubscribeText: "Unsubscribe to stop getting emails from {site} at {email}.",
  unsubscribeButton: "Unsubscribe",
  unsubscribedTitle: "You’re unsubscribed",
  unsubscribedText: "{email} won’t get any more emails from {site}.",
  confirmSubject: "Confirm your subscription to {site}",
  confirmMail:
    "Someone, probably you, signed up for emails from {site} with this address.\n\nTo get them, open this link within 7 days:\n{confirm}\n\nIf this wasn’t you, ignore this email and you won’t get any more.\nTo block emails from this site for good:\n{unsubscribe}\n",
  messageSubject: "{site}: message from {name}",
  messageMail: "{name} <{email}> wrote on {site}:\n\n{message}\n",
  noMessage: "(without a message)",
  replySubject: "{site}: reply from {name}",
  replyYesMail: "{name} <{email}> is coming to “{event}”. People: {seats}.\n\n{message}\n",
  replyNoMail: "{name} <{email}> can’t make it to “{event}”.\n\n{message}\n",
  noticePage: "Sent from: {page}",
  noticeReply: "To answer, just reply to this email.",
  manyTitle: "One more step",
  manyText:
    "This site is getting an unusual number of messages. Please answer the question to show you’re a person, wait at least {seconds} seconds and send the form again. Your text is still here.",
  manySum: "How much is {a} + {b}?",
  manyWrong: "That’s not the right answer. Here’s another question.",
  manySoon: "That was too soon. Please wait {seconds} seconds before you send the form again.",
  receiptSubject: "We’ve received your report about {site}",
  receiptMail:
    "Thanks for letting us know about {site}.\n\nYou wrote:\n{comment}\n\nPage: {page}\n\nThe host will review it. The site’s owner won’t be told who reported it.\nIf this wasn’t you, someone entered your address by mistake and you can ignore this email.\n",
  complaintSubject: "Complaint about {site}",
  complaintMail:
    "A visitor reported {site} ({address}):\n\n{comment}\n\nPage: {page}\nLanguage: {language}\nRelease: {release}\n\nComplaint {id} is waiting for your decision: no issue, warn the owner, or take the site offline and give a reason.\n{queue}\n",
  warnSubject: "A warning about {site}",
  warnMail:
    "Visitors reported your site {site} ({address}). The host has reviewed it and asks you to fix this:\n\n{reason}\n\nYour site stays online for now.\n",
  takedownSubject: "{site} was taken offline",
  takedownMail:
    "Your site {site} ({address}) was taken offline. The reason:\n\n{reason}\n\nVisitors see a notice instead. You can still edit the site. It will be back online when the host lifts the block.\n",
  liftedSubject: "{site} is online again",
  liftedMail: "Your site {site} is online again: {address}\n",
  planSubject: "A scheduled change of {site} didn’t happen",
  planMail:
    "A change that was scheduled for {site} ({address}) couldn’t be made: the checks found something to fix, or whoever scheduled it may no longer publish. Visitors still see what they saw before.\n\nOpen the site in the editor, under Settings, Schedule, to see what stands in the way.\n",
  domainSubject: "{reason} no longer points to {site}",
  domainMail:
    "Visitors who open {reason} no longer reach your site {site}: the domain has expired, or its DNS records point elsewhere. The site is still at {address}\n\nIf the domain is still yours, restore its records: in the editor, under Settings, Domains. If not, remove it there.\n",
  passedSubject: "{reason} now belongs to another site",
  passedMail:
    "Another site has proved that {reason} is its own, so visitors of the domain no longer see {site}. Your site is still at {address}\n\nIf the domain is yours, check who can change its DNS records, and add yours again: in the editor, under Settings, Domains.\n",
  lostSubject: "Publish {site} again",
  lostMail:
    "Part of your published site {site} ({address}) was lost on the server, and it can’t be restored automatically, because the site has changed since you published it. Visitors may see an error instead of its pages.\n\nOpen the site in the editor and publish it to bring it back.\n",
  formOff: "This form doesn’t send anything right now.",
};

export type ServerWord = keyof typeof en;
