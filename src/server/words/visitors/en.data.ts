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
  manyTitle: "One more step",
  manyText:
    "This site is getting an unusual number of messages. Please answer the question to show you’re a person, wait at least {seconds} seconds and send the form again. Your text is still here.",
  manySum: "How much is {a} + {b}?",
  manyWrong: "That’s not the right answer. Here’s another question.",
  manySoon: "That was too soon. Please wait {seconds} seconds before you send the form again.",
  formOff: "This form doesn’t send anything right now.",
  publishedOn: "Published {date}",
};

export type ServerWord = keyof typeof en;
