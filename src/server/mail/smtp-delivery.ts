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

/** Delivers over SMTP. The sender is named by the app's own address; the URL may say other options, as `?requireTLS=false`. */
export function smtpDelivery(
  smtpUrl: string,
  appOrigin: string,
  longestMs = usualLongestMs,
): Deliver {
  const opened = import("nodemailer").then(({ createTransport }) =>
    createTransport(
      { ...patience, requireTLS: needsTls(smtpUrl), url: smtpUrl },
      { disableFileAccess: true, disableUrlAccess: true },
    ),
  );
  const { hostname } = new URL(appOrigin);
  const from = { name: "Vitrine", address: `noreply@${hostname}` };
  return async ({ to, subject, text, html, headers }, id) => {
    const transport = await opened;
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
