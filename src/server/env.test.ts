import { availableParallelism } from "node:os";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";

describe("readEnv", () => {
  test("needs nothing at all", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      appOrigin: "http://localhost:3000",
      sitesDomain: "localhost",
      visitorApiBase: "/api/v1",
      staticBase: "/assets",
      owner: undefined,
      metricsPort: 9464,
      isMetricsPortChosen: false,
      databaseUrl: undefined,
      storageUrl: undefined,
      storageCache: 2_000 * 1_048_576,
      databaseTimeouts: { connect: 5_000, statement: 8_000 },
      trustProxy: false,
    });
  });

  test("figures can be switched off", () => {
    expect(readEnv({ METRICS_PORT: "off" }).metricsPort).toBeUndefined();
  });

  test("CACHE-04: caches in front are named, or there are none", () => {
    expect(readEnv({}).caches).toEqual([]);
    expect(readEnv({ CACHE_PURGE: "fastly://t@s" }).caches).toHaveLength(1);
    expect(() => readEnv({ CACHE_PURGE: "fastly" })).toThrow("CACHE_PURGE is invalid");
  });

  test("HOSTS-01: one process hosts sites unless more are wanted", () => {
    expect(readEnv({}).hostingProcesses).toBe(1);
    expect(readEnv({ HOSTING_PROCESSES: "64" }).hostingProcesses).toBe(64);
    expect(readEnv({ HOSTING_PROCESSES: "auto" }).hostingProcesses).toBe(
      Math.min(64, availableParallelism()),
    );
    for (const wrong of ["0", "65", "-1", "1.5", "many"])
      expect(() => readEnv({ HOSTING_PROCESSES: wrong })).toThrow("HOSTING_PROCESSES is invalid");
  });

  test("BACKUP-12: backups are made where a folder is set, daily unless told otherwise", () => {
    const every = (hours: number, kept: number) => ({
      dir: "/mnt/backups",
      everyMs: hours * 3_600_000,
      kept,
    });
    expect(readEnv({}).backups).toBeUndefined();
    expect(readEnv({ BACKUP_DIR: "/mnt/backups" }).backups).toEqual(every(24, 14));
    const address = "s3://k:s@s3.example.org/bucket/backups";
    expect(readEnv({ BACKUP_DIR: address }).backups?.dir).toBe(address);
    const set = { BACKUP_DIR: "/mnt/backups", BACKUP_HOURS: "8760", BACKUPS_KEPT: "1" };
    expect(readEnv(set).backups).toEqual(every(8_760, 1));
    for (const [name, value] of [
      ["BACKUP_DIR", "s3://bucket"],
      ["BACKUP_DIR", "ftp://host/backups"],
      ["BACKUP_HOURS", "0"],
      ["BACKUP_HOURS", "8761"],
      ["BACKUPS_KEPT", "0"],
      ["BACKUPS_KEPT", "10001"],
    ] as const)
      expect(() => readEnv({ ...set, [name]: value })).toThrow(`${name} is invalid`);
  });

  test("STORE-11: copies of a store take so many megabytes, or there are none", () => {
    expect(readEnv({ STORAGE_CACHE: "1" }).storageCache).toBe(1_048_576);
    expect(readEnv({ STORAGE_CACHE: "1000000" }).storageCache).toBe(1_000_000 * 1_048_576);
    expect(readEnv({ STORAGE_CACHE: "off" }).storageCache).toBeUndefined();
  });

  test("the app's address follows the port", () => {
    expect(readEnv({ PORT: "4000" }).appOrigin).toBe("http://localhost:4000");
  });

  test("MAIL-330: emails are from the app's host, or from MAIL_FROM", () => {
    const sender = (source: Record<string, string>) => readEnv(source).settings.mailFrom;
    expect(sender({})).toBe("Vitrine <noreply@localhost>");
    expect(sender({ APP_ORIGIN: "https://app.example.org:8443", MAIL_FROM: "" })).toBe(
      "Vitrine <noreply@app.example.org>",
    );
    expect(sender({ APP_ORIGIN: "https://my_app.example.org" })).toBe(
      "Vitrine <noreply@example.org>",
    );
    expect(sender({ APP_ORIGIN: "https://app.example.org." })).toBe(
      "Vitrine <noreply@app.example.org>",
    );
    expect(sender({ APP_ORIGIN: "https://[2001:db8::7]" })).toBe("Vitrine <noreply@localhost>");
    expect(sender({ MAIL_FROM: "hello@example.org" })).toBe("hello@example.org");
  });

  test("takes what a complete installation sets", () => {
    const env = readEnv({
      DATABASE_URL: "postgres://u:p@db:5432/vitrine",
      DATABASE_CONNECT_TIMEOUT: "2.5",
      DATABASE_TIMEOUT: "20",
      STORAGE_URL: "s3://k:s@s3.example.org/vitrine",
      SMTP_URL: "smtps://u:p@mail:465",
      APP_ORIGIN: "https://app.example.org",
      SITES_DOMAIN: "Sites.example.org",
      OWNER_EMAIL: "Owner@Example.org",
      OWNER_PASSWORD: "correct horse",
      VISITOR_API_BASE: "https://app.example.org/api/v1",
      METRICS_PORT: "9465",
      TRUST_PROXY: "1",
    });
    expect(env).toMatchObject({
      sitesDomain: "sites.example.org",
      owner: { email: "owner@example.org", password: "correct horse" },
      databaseTimeouts: { connect: 2_500, statement: 20_000 },
      storageUrl: "s3://k:s@s3.example.org/vitrine",
      metricsPort: 9465,
      isMetricsPortChosen: true,
      trustProxy: 1,
    });
  });

  test("SEC-24: TRUST_PROXY takes a count of proxies or their networks", () => {
    expect(readEnv({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
    expect(readEnv({ TRUST_PROXY: "10" }).trustProxy).toBe(10);
    expect(readEnv({ TRUST_PROXY: "true" }).trustProxy).toBe(1);
    expect(readEnv({ TRUST_PROXY: "" }).trustProxy).toBe(false);
    expect(readEnv({ TRUST_PROXY: "10.0.0.0/8, fd00::/8,192.0.2.1" }).trustProxy).toEqual([
      "10.0.0.0/8",
      "fd00::/8",
      "192.0.2.1",
    ]);
  });

  test.each([
    [{ PORT: "70000" }, "PORT is invalid"],
    [{ PORT: "http" }, "PORT is invalid"],
    [{ DATABASE_URL: "mysql://db/x" }, "DATABASE_URL is invalid"],
    [{ DATABASE_URL: "postgres" }, "DATABASE_URL is invalid"],
    [{ DATABASE_TIMEOUT: "0" }, "DATABASE_TIMEOUT is invalid"],
    [{ DATABASE_CONNECT_TIMEOUT: "soon" }, "DATABASE_CONNECT_TIMEOUT is invalid"],
    [{ STORAGE_URL: "s3://bucket" }, "STORAGE_URL is invalid"],
    [{ STORAGE_URL: "https://k:s@host/bucket" }, "STORAGE_URL is invalid"],
    [{ STORAGE_CACHE: "0" }, "STORAGE_CACHE is invalid"],
    [{ STORAGE_CACHE: "1000001" }, "STORAGE_CACHE is invalid"],
    [{ SMTP_URL: "mail.example.org" }, "SMTP_URL is invalid"],
    [{ MAIL_FROM: "Bakery" }, "MAIL_FROM is invalid"],
    [{ MAIL_FROM: "a@b.example\r\nBcc: c@d.example" }, "MAIL_FROM is invalid"],
    [{ APP_ORIGIN: "https://app.example.org/path" }, "APP_ORIGIN is invalid"],
    [{ APP_ORIGIN: "https://app.example.org/" }, "APP_ORIGIN is invalid"],
    [{ APP_ORIGIN: "javascript:alert(1)" }, "APP_ORIGIN is invalid"],
    [{ APP_ORIGIN: "http://app.example.org" }, "not secure"],
    [
      { APP_ORIGIN: "https://app.example.org", SITES_DOMAIN: "example.org" },
      "is a subdomain of SITES_DOMAIN",
    ],
    [{ SITES_DOMAIN: "exa mple" }, "SITES_DOMAIN is invalid"],
    [{ SITES_DOMAIN: "https://example.org" }, "SITES_DOMAIN is invalid"],
    [{ OWNER_EMAIL: "owner", OWNER_PASSWORD: "correct horse" }, "OWNER_EMAIL is invalid"],
    [{ OWNER_EMAIL: "o@example.org" }, "belong together"],
    [{ OWNER_PASSWORD: "correct horse" }, "belong together"],
    [{ OWNER_EMAIL: "o@example.org", OWNER_PASSWORD: "short" }, "OWNER_PASSWORD is invalid"],
    [{ STATIC_BASE: "http://static.example.org" }, "STATIC_BASE is invalid"],
    [{ VISITOR_API_BASE: "javascript:alert(1)" }, "VISITOR_API_BASE is invalid"],
    [{ TRASH_DAYS: "0" }, "TRASH_DAYS is invalid"],
    [{ SIGN_UP: "yes" }, "SIGN_UP is invalid"],
    [{ SIGN_UPS_PER_HOUR: "0" }, "SIGN_UPS_PER_HOUR is invalid"],
    [{ SITES_PER_ACCOUNT: "0" }, "SITES_PER_ACCOUNT is invalid"],
    [{ STORAGE_PER_ACCOUNT: "1e7" }, "STORAGE_PER_ACCOUNT is invalid"],
    [{ TRASH_DAYS: "never" }, "TRASH_DAYS is invalid"],
    [{ FORMS_PER_MINUTE: "0" }, "FORMS_PER_MINUTE is invalid"],
    [{ METRICS_PORT: "-1" }, "METRICS_PORT is invalid"],
    [{ TRUST_PROXY: "yes" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "0" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "11" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "0.0.0.0/0" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "10.0.0.0/8," }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "fd00::/129" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "10.0.0.0/8/8" }, "TRUST_PROXY is invalid"],
    [{ TRUST_PROXY: "proxy.example.org" }, "TRUST_PROXY is invalid"],
  ])("refuses %j with one sentence", (source, words) => {
    expect(() => readEnv(source)).toThrow(words);
    expect(() => readEnv(source)).toThrow(/^[^\n]+\.$/);
  });

  test("never repeats a password or an address with one", () => {
    const secret = "postgre://u:hunter2@db";
    expect(() => readEnv({ DATABASE_URL: secret })).not.toThrow(/hunter2/);
    expect(() => readEnv({ STORAGE_URL: "s3://k:hunter2@host" })).not.toThrow(/hunter2/);
    expect(() => readEnv({ OWNER_EMAIL: "o@example.org", OWNER_PASSWORD: "hunter2" })).not.toThrow(
      /hunter2/,
    );
  });
});
