/** Every message of the specification, word for word (R5), and those that the model itself gives. */
export const messages = {
  fieldEmpty: "This field cannot be empty",
  emailInvalid: "Please enter a valid email",
  complaintRequired: "Required field",
  complaintEmail: "Please put a correct e-mail",
  complaintTooLong: "Your have exceeded the maximum character limit.",
  textRequired: "This field is required",
  textPlaceholder: "Your text",
  badHex: "Bad Hex",
  subscribed: "Thank you for subscribing!",
  complaintSent: "Information has been successfully sent",
  reportThanks: "Thanks for the report!",
  reportFailed: "Something went wrong",
  reportRefresh: "Please refresh page to load data",

  textTooLong: "This text is longer than its field can keep",
  textOverLimit: "This text is over its limit",
  linkScheme: "This address can't be used as a link",
  pathShape: "A path has small letters, digits and hyphens, like /about-us",
  pathTaken: "Another page has this path",
} as const;
