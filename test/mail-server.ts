import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureServer } from "../scripts/test/servers.ts";
import { runFolder } from "./once-a-run.ts";

/** A mail server of Debian's aiosmtpd that belongs to one test. What it answers is decided by names: see mail-server.py. */
export interface MailServer {
  /** As `SMTP_URL` names it, with user, password and the certificate’s authority. */
  readonly url: string;
  /** The same with another password, or without trust in its certificate. */
  readonly wrongPassword: string;
  readonly untrusted: string;
  /** What it took, as it came. */
  mails(): string[];
  stop(): Promise<void>;
}

async function makeCertificate(folder: string): Promise<string> {
  const names = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  const about = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
  execFileSync(
    await ensureServer("openssl"),
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"].concat(
      ["-days", "2"],
      names,
      about,
    ),
    { stdio: "ignore" },
  );
  return readFileSync(join(folder, "cert.pem"), "utf8");
}

/** Starts it on a port of its own. Callers stop it. */
export async function startMailServer(): Promise<MailServer> {
  await ensureServer("aiosmtpd");
  const folder = mkdtempSync(join(runFolder(), "smtp-"));
  const certificate = await makeCertificate(folder);
  const script = join(import.meta.dirname, "mail-server.py");
  const child = spawn("/usr/bin/python3", [script, folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line]: unknown[] = await once(child.stdout.setEncoding("utf8"), "data");
  const host = `localhost:${String(line).trim()}`;
  const trust = `?tls.ca=${encodeURIComponent(certificate)}`;
  return {
    url: `smtp://vitrine:s3cret%20pass@${host}${trust}`,
    wrongPassword: `smtp://vitrine:guess@${host}${trust}`,
    untrusted: `smtp://vitrine:s3cret%20pass@${host}`,
    mails: () =>
      globSync(join(folder, "*.eml"))
        .toSorted()
        .map((file) => readFileSync(file, "utf8")),
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
