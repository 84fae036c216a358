import { readMailSender } from "#/api/mail-sender.ts";
import type { Deliver } from "./mail.ts";

/** How many milliseconds a mail server may keep silent. A mail that is given up is tried again. */
const patience = {
  dnsTimeout: 15_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 120_000,
} as const;

/**
 * From its connection to its being taken, whatever the server goes on saying meanwhile: less than `longestSendMs` of
 * `mail-job.ts`, after which another process takes the email for left.
 */
const usualLongestMs = 240_000;

/** A password that leaves this machine goes through TLS, or not at all: who is in between may hide that TLS is offered. */
function needsTls(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

interface SmtpDeliveryOptions {
  readonly appOrigin: string;
  /** Who emails are from at this moment, as `readMailSender` reads it. */
  readonly readSender: () => Promise<string>;
  readonly longestMs?: number;
}

/** Delivers over SMTP. The URL may say other options, as `?requireTLS=false`. */
export function smtpDelivery(
  smtpUrl: string,
  { appOrigin, readSender, longestMs = usualLongestMs }: SmtpDeliveryOptions,
): Deliver {
  const opened = import("nodemailer").then(({ createTransport }) =>
    createTransport(
      { ...patience, requireTLS: needsTls(smtpUrl), url: smtpUrl },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  const { hostname } = new URL(appOrigin);
  return async ({ to, subject, text, html, headers }, id) => {
    const transport = await opened;
    const from = readMailSender(await readSender());
    if (!from) throw new Error("There is no sender.");
    const mail = {
      from,
      messageId: `<${id}@${hostname}>`,
      to: { name: "", address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      ...(headers === undefined ? {} : { headers }),
      signal: AbortSignal.timeout(longestMs),
    };
    await transport.sendMail(mail);
  };
}
