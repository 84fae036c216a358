/**
 * Whether a mail server's words are about the sender of an email, not about its recipient: enhanced codes (RFC 3463, and
 * Exchange's 5.7.60), or how Postfix, Exim, Exchange, SES and SendGrid say it. Many of them say it when they hear the
 * recipient or have read the email.
 */
export function isAboutSender(words: string): boolean {
  return (
    /^[45]\d\d[ -](?:[45]\.1\.[78]|5\.7\.60)\b/.test(words) ||
    /sender address rejected|sender verify failed|send as this sender|from address does not match|email address is not verified|sender (?:is )?not (?:allowed|authori[sz]ed|verified)/i.test(
      words,
    )
  );
}
