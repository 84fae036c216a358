import { readMailSender } from "#/api/mail-sender.ts";
import type { Database } from "../../db/database.ts";
import { createReadSettings } from "../../installation/installation-settings.ts";
import { mailRefusal } from "../../mail/mail-refusal.ts";
import { isAboutSender } from "../../mail/sender-refusal.ts";
import { type Check, type CheckContext, type Finding, good, problem, warning } from "../check.ts";
import { tryMailServer } from "../try-mail-server.ts";

const lateMs = 3_600_000;
/** Of the emails that aren't sent, so many of the newest are looked at. */
const lookedAt = 100;

interface Asked {
  readonly where: string;
  /** The address that emails are from. */
  readonly sender: string;
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return ["code", "errno", "syscall"].flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" ? [value] : [];
  });
}

/** What a server says of an email from this sender to itself: whether it takes that recipient is of no matter. */
function answerOf(error: unknown, { where, sender }: Asked): Finding {
  const { words, code } = mailRefusal(error);
  if (/ 53[05]$/.test(code)) return problem("mailAuth", { where });
  return isAboutSender(words) || /MAIL FROM 5/.test(code)
    ? problem("mailSender", { where, sender })
    : good("mailFine", { where });
}

/** What a server says is left out: it may repeat names and passwords. */
function failureOf(error: unknown, asked: Asked): Finding {
  const { where } = asked;
  const codes = codesOf(error);
  const words = error instanceof Error ? error.message : "";
  if (codes.includes("EAUTH")) return problem("mailAuth", { where });
  if (codes.includes("EENVELOPE")) return answerOf(error, asked);
  if (codes.includes("EDNS") || /ENOTFOUND|EAI_AGAIN/.test(words))
    return problem("mailNotFound", { where });
  if (/ECONNREFUSED/.test(words)) return problem("mailNobody", { where });
  if (codes.includes("ETIMEDOUT")) return problem("mailSilent", { where });
  if (codes.includes("ETLS") || /certificate|SSL|TLS|wrong version/i.test(words))
    return problem("mailTls", { where });
  return problem("mailFails", { where, codes: codes.join(", ") || "–" });
}

async function tryServer(smtpUrl: string, sender: string): Promise<Finding> {
  const { hostname, port } = new URL(smtpUrl);
  const where = port === "" ? hostname : `${hostname}:${port}`;
  try {
    await tryMailServer(smtpUrl, sender);
    return good("mailFine", { where });
  } catch (error) {
    return failureOf(error, { where, sender });
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

/** Emails that weren't taken because of who they are from: many servers say so once they have read one. */
async function refusedSenders({ db }: Database): Promise<number> {
  const rows = await db
    .selectFrom("outbox")
    .select("lastError")
    .where("sentAt", "is", null)
    .where("lastError", "is not", null)
    .orderBy("id", "desc")
    .limit(lookedAt)
    .execute();
  return rows.filter(({ lastError }) => isAboutSender(lastError ?? "")).length;
}

async function senderOf({ env, database }: CheckContext): Promise<string> {
  const readSettings = createReadSettings(env.settings, true);
  const mailFrom = database ? (await readSettings(database.db)).mailFrom : env.settings.mailFrom;
  return readMailSender(mailFrom)?.address ?? "";
}

/** Whether email leaves. None is sent. */
export const mailCheck: Check = {
  name: "mail",
  longestMs: 40_000,
  async run(context) {
    const { env, database, now } = context;
    if (env.smtpUrl === undefined) return [warning("mailNone")];
    const findings = [await tryServer(env.smtpUrl, await senderOf(context))];
    if (!database) return findings;
    const refused = await refusedSenders(database);
    if (refused > 0) findings.push(warning("mailSendersRefused", { refused }));
    const late = await waiting(database, now() - lateMs);
    if (late > 0) findings.push(warning("mailLate", { waiting: late }));
    return findings;
  },
};
