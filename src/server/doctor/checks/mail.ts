import type { Database } from "../../db/database.ts";
import { type Check, type Finding, good, problem, warning } from "../check.ts";

const patience = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
} as const;
const lateMs = 3_600_000;

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return ["code", "errno", "syscall"].flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? [value] : [];
  });
}

/** What a server says is left out: it may repeat names and passwords. */
function wordsOf(error: unknown, where: string): string {
  const codes = codesOf(error);
  const words = error instanceof Error ? error.message : "";
  if (codes.includes("EAUTH"))
    return `${where} refuses the user name or the password: correct SMTP_URL, with special characters percent-encoded.`;
  if (codes.includes("EDNS") || /ENOTFOUND|EAI_AGAIN/.test(words))
    return `${where} isn’t found: correct the host in SMTP_URL, or the machine’s DNS.`;
  if (/ECONNREFUSED/.test(words))
    return `Nobody answers at ${where}: correct the host and port in SMTP_URL, and check that the mail server runs.`;
  if (codes.includes("ETIMEDOUT"))
    return `${where} doesn’t answer: check the host and port in SMTP_URL, and that no firewall is in between. Many providers block port 25; try 587.`;
  if (codes.includes("ETLS") || /certificate|SSL|TLS|wrong version/i.test(words))
    return `No secure connection to ${where}: use smtps:// with port 465 and smtp:// with 587, and a server whose certificate is valid.`;
  return `${where} can’t be used (${codes.join(", ") || "no reason was given"}): check SMTP_URL.`;
}

async function tryServer(smtpUrl: string): Promise<Finding> {
  const { createTransport } = await import("nodemailer");
  const { hostname, port } = new URL(smtpUrl);
  const where = port === "" ? hostname : `${hostname}:${port}`;
  const transport = createTransport(
    { ...patience, url: smtpUrl },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  try {
    await transport.verify();
    return good(`${where} takes email from this installation. Nothing was sent.`);
  } catch (error) {
    return problem(wordsOf(error, where));
  } finally {
    transport.close();
  }
}

async function waiting({ db }: Database, before: number): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("sentAt", "is", null)
    .where("createdAt", "<", before)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether email leaves. None is sent. */
export const mailCheck: Check = {
  name: "Email",
  longestMs: 40_000,
  async run({ env: { smtpUrl }, database, now }) {
    if (smtpUrl === undefined)
      return [
        warning(
          "SMTP_URL isn’t set, so no email is sent; it is at GET /api/v1/operator/outbox. Set SMTP_URL to a mail server.",
        ),
      ];
    const findings = [await tryServer(smtpUrl)];
    const late = database ? await waiting(database, now() - lateMs) : 0;
    if (late > 0)
      findings.push(
        warning(
          `${late} emails have been waiting for more than an hour: the server’s log says why.`,
        ),
      );
    return findings;
  },
};
