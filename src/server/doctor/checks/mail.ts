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
function failureOf(error: unknown, where: string): Finding {
  const codes = codesOf(error);
  const words = error instanceof Error ? error.message : "";
  if (codes.includes("EAUTH")) return problem("mailAuth", { where });
  if (codes.includes("EDNS") || /ENOTFOUND|EAI_AGAIN/.test(words))
    return problem("mailNotFound", { where });
  if (/ECONNREFUSED/.test(words)) return problem("mailNobody", { where });
  if (codes.includes("ETIMEDOUT")) return problem("mailSilent", { where });
  if (codes.includes("ETLS") || /certificate|SSL|TLS|wrong version/i.test(words))
    return problem("mailTls", { where });
  return problem("mailFails", { where, codes: codes.join(", ") || "–" });
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
    return good("mailFine", { where });
  } catch (error) {
    return failureOf(error, where);
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
  name: "mail",
  longestMs: 40_000,
  async run({ env: { smtpUrl }, database, now }) {
    if (smtpUrl === undefined) return [warning("mailNone")];
    const findings = [await tryServer(smtpUrl)];
    const late = database ? await waiting(database, now() - lateMs) : 0;
    if (late > 0) findings.push(warning("mailLate", { waiting: late }));
    return findings;
  },
};
