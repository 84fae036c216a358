import { cleanText } from "#/lib/clean-text.ts";
import { isAboutSender } from "./sender-refusal.ts";

/** Why an email wasn’t taken. */
export interface MailRefusal {
  /** The mail server’s own words, in one line, or what the connection came to. They may name the recipient. */
  words: string;
  /** Codes alone, for logs. */
  code: string;
  /** The mail server will never take this email for this address. */
  isFinal: boolean;
}

const longestWords = 300;
/** What turns round the words that are shown behind it. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

function read(error: unknown, name: string): string | number | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/**
 * What the people of a site read of why an email wasn’t taken: the mail server’s answer, which begins with a code. Null of
 * anything else, which names machines of the operator.
 */
export function toldRefusal(words: string | null): string | null {
  return words !== null && /^[45]\d\d[ -]/.test(words) ? words : null;
}

/** What was asked when the answer came: only refusals of the recipient and of the message are about this email. */
function isOfThisEmail(command: string): boolean {
  return command === "RCPT TO" || command === "DATA";
}

/**
 * Reads what sending came to. A refusal with 5xx of the recipient or the message is final (RFC 5321, 4.2.1); whatever
 * else went wrong (the connection, the password, the sender, 4xx) may be mended, and the email is tried again.
 */
export function mailRefusal(error: unknown): MailRefusal {
  const status = Number(read(error, "responseCode") ?? 0);
  const code = String(read(error, "code") ?? "unknown");
  const command = String(read(error, "command") ?? "");
  // what it says of a password may repeat it
  const said = code === "EAUTH" ? undefined : read(error, "response");
  const own = code === "EAUTH" ? "" : (read(error, "message") ?? "");
  const words = cleanText(String(said ?? `${code} ${status === 0 ? own : status}`))
    .replaceAll(turns, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return {
    words: words.slice(0, longestWords),
    code: [code, command, status === 0 ? "" : status].filter(Boolean).join(" "),
    isFinal: isOfThisEmail(command) && status >= 500 && status < 600 && !isAboutSender(words),
  };
}
