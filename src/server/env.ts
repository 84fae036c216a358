import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { readMailSender } from "#/api/mail-sender.ts";
import { type FrontCache, readCaches } from "./caches.ts";
import { type DatabaseTimeouts, defaultTimeouts } from "./db/timeouts.ts";
import type { EnvSettings } from "./installation/installation-settings.ts";
import { usualSender } from "./mail/usual-sender.ts";
import { StartError } from "./start-error.ts";
import { readStoreAddress } from "./storage/s3/store-address.ts";
import { readTraceHeaders } from "./trace-headers.ts";
import { type TrustedProxies, readTrustedProxies } from "./trusted-proxies.ts";

const secondsSchema = z.coerce.number().min(0.1).max(3_600);
const portSchema = z.coerce.number().int().min(1).max(65_535);
/** Where Prometheus' exporters are looked for. */
const defaultMetricsPort = 9_464;
const defaultTrashDays = 30;
const mostInList = 16;
const mostProcesses = 64;
const limitSchema = z.union([z.literal("off"), z.coerce.number().int().min(1).max(1_000_000)]);
const hostnamePattern =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** An unset variable and an empty one mean the same. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
}

function urlWith(...protocols: string[]) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
  });
}

function toTrustedProxies(text: string, context: z.core.$RefinementCtx): TrustedProxies {
  const proxies = readTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  context.addIssue({ code: "custom", message: "No count and no networks" });
  return z.NEVER;
}

function toList(text: string, isRight: (part: string) => boolean): string[] | undefined {
  const parts = text.split(",").map((part) => part.trim());
  return parts.length <= mostInList && parts.every(isRight) ? parts : undefined;
}

function toAddresses(text: string, context: z.core.$RefinementCtx): string[] {
  const addresses = toList(text, (part) => isIP(part) !== 0);
  if (addresses !== undefined) return addresses;
  context.addIssue({ code: "custom", message: "No addresses" });
  return z.NEVER;
}

/** Addresses with ports or without. */
function toServers(text: string, context: z.core.$RefinementCtx): string[] {
  const isServer = (part: string) =>
    isIP(part) !== 0 || isIP(part.replace(/^\[?(.*?)\]?:\d{1,5}$/, "$1")) !== 0;
  const servers = toList(text, isServer);
  if (servers !== undefined) return servers;
  context.addIssue({ code: "custom", message: "No servers" });
  return z.NEVER;
}

function isPath(place: string): boolean {
  return !place.includes("://");
}

function isBackupDir(place: string): boolean {
  return isPath(place) || readStoreAddress(place) !== undefined;
}

function toCaches(text: string, context: z.core.$RefinementCtx): FrontCache[] {
  const caches = readCaches(text);
  if (caches !== undefined) return caches;
  context.addIssue({ code: "custom", message: "No caches" });
  return z.NEVER;
}

/** Every variable, its form and its default. */
const variables = z.object({
  PORT: optional(portSchema).default(3000),
  DATA_DIR: optional(z.string()).default("./data"),
  DATABASE_URL: optional(urlWith("postgres:", "postgresql:")),
  DATABASE_CONNECT_TIMEOUT: optional(secondsSchema).default(defaultTimeouts.connect / 1_000),
  DATABASE_TIMEOUT: optional(secondsSchema).default(defaultTimeouts.statement / 1_000),
  STORAGE_URL: optional(z.string().refine((url) => readStoreAddress(url) !== undefined)),
  STORAGE_CACHE: optional(limitSchema).default(2_000),
  SMTP_URL: optional(urlWith("smtp:", "smtps:")),
  MAIL_FROM: optional(
    z
      .string()
      .trim()
      .refine((text) => readMailSender(text) !== undefined),
  ),
  APP_ORIGIN: optional(urlWith("http:", "https:").refine(isOrigin)),
  SITES_DOMAIN: optional(z.string().toLowerCase().regex(hostnamePattern)).default("localhost"),
  OWNER_EMAIL: optional(z.email().max(254).toLowerCase()),
  OWNER_PASSWORD: optional(z.string().min(10).max(128)),
  VISITOR_API_BASE: optional(z.string().refine(isBase)).default("/api/v1"),
  STATIC_BASE: optional(z.string().refine(isBase)).default("/assets"),
  TRASH_DAYS: optional(z.union([z.literal("off"), z.coerce.number().int().min(1).max(3_650)])),
  SIGN_UP: optional(z.enum(["off", "open"])).default("off"),
  SIGN_UPS_PER_HOUR: optional(z.coerce.number().int().min(1).max(1_000_000)).default(60),
  SITES_PER_ACCOUNT: optional(limitSchema),
  STORAGE_PER_ACCOUNT: optional(limitSchema),
  PUBLISH_SCREEN: optional(z.enum(["off", "strangers", "all"])),
  FORMS_PER_MINUTE: optional(z.coerce.number().int().min(1).max(1_000_000)).default(30),
  CACHE_PURGE: optional(z.string().transform(toCaches)),
  HOSTING_PROCESSES: optional(
    z.union([z.literal("auto"), z.coerce.number().int().min(1).max(mostProcesses)]),
  ).default(1),
  METRICS_PORT: optional(z.union([z.literal("off"), portSchema])),
  BACKUP_DIR: optional(z.string().refine(isBackupDir)),
  BACKUP_HOURS: optional(z.coerce.number().int().min(1).max(8_760)).default(24),
  BACKUPS_KEPT: optional(z.coerce.number().int().min(1).max(10_000)).default(14),
  OUTSIDE_LINKS: optional(z.enum(["on", "off"])).default("on"),
  PUBLIC_ADDRESSES: optional(z.string().transform(toAddresses)),
  DNS_SERVERS: optional(z.string().transform(toServers)),
  TRUST_PROXY: optional(z.string().transform(toTrustedProxies)),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(urlWith("http:", "https:")),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string().transform(readTraceHeaders)),
  OTEL_SERVICE_NAME: optional(z.string().max(100)).default("vitrine"),
});

/** One sentence for each variable: what to put there. */
const advice: Record<keyof z.infer<typeof variables>, string> = {
  PORT: "set PORT to a whole number from 1 to 65535",
  DATA_DIR: "set DATA_DIR to the path of a folder",
  DATABASE_URL: "set DATABASE_URL to an address like postgres://user:password@host:5432/name",
  DATABASE_CONNECT_TIMEOUT: "set DATABASE_CONNECT_TIMEOUT to a number of seconds from 0.1 to 3600",
  DATABASE_TIMEOUT: "set DATABASE_TIMEOUT to a number of seconds from 0.1 to 3600",
  STORAGE_URL:
    "set STORAGE_URL to an address like s3://KEY:SECRET@s3.example.org/bucket?region=us-east-1, in which / and + of keys are written as %2F and %2B, or unset it to keep files in DATA_DIR",
  STORAGE_CACHE: "set STORAGE_CACHE to a number of megabytes from 1 to 1000000, or to off",
  SMTP_URL: "set SMTP_URL to an address like smtp://user:password@host:587",
  MAIL_FROM:
    "set MAIL_FROM to the address that emails are sent from, like hello@example.org, or to a name and an address, like Bakery <hello@example.org>",
  APP_ORIGIN: "set APP_ORIGIN to the app's address without a path, like https://app.example.org",
  SITES_DOMAIN: "set SITES_DOMAIN to a bare domain name, like sites.example.org",
  OWNER_EMAIL: "set OWNER_EMAIL to an email address",
  OWNER_PASSWORD: "set OWNER_PASSWORD to a password of 10 to 128 characters",
  VISITOR_API_BASE: "set VISITOR_API_BASE to a path like /api/v1 or to an https address",
  STATIC_BASE: "set STATIC_BASE to a path like /assets or to an https address",
  TRASH_DAYS: "set TRASH_DAYS to a whole number of days from 1 to 3650, or to off",
  SIGN_UP: "set SIGN_UP to open, so that anybody can make an account, or to off",
  SIGN_UPS_PER_HOUR: "set SIGN_UPS_PER_HOUR to a whole number from 1 to 1000000",
  SITES_PER_ACCOUNT: "set SITES_PER_ACCOUNT to a whole number from 1 to 1000000, or to off",
  STORAGE_PER_ACCOUNT:
    "set STORAGE_PER_ACCOUNT to a number of megabytes from 1 to 1000000, or to off",
  PUBLISH_SCREEN: "set PUBLISH_SCREEN to off, strangers or all",
  FORMS_PER_MINUTE: "set FORMS_PER_MINUTE to a whole number from 1 to 1000000",
  BACKUP_DIR:
    "set BACKUP_DIR to the path of a folder or to an address like s3://KEY:SECRET@s3.example.org/bucket, or unset it for no scheduled backups",
  BACKUP_HOURS: "set BACKUP_HOURS to a whole number from 1 to 8760",
  BACKUPS_KEPT: "set BACKUPS_KEPT to a whole number from 1 to 10000",
  CACHE_PURGE:
    "set CACHE_PURGE to the caches in front, like varnish://SECRET@127.0.0.1:6081, fastly://TOKEN@SERVICE or cloudflare://TOKEN@ZONE, separated by commas",
  HOSTING_PROCESSES: "set HOSTING_PROCESSES to a whole number from 1 to 64, or to auto",
  METRICS_PORT: "set METRICS_PORT to a whole number from 1 to 65535, or to off",
  OUTSIDE_LINKS: "set OUTSIDE_LINKS to on or off",
  PUBLIC_ADDRESSES:
    "set PUBLIC_ADDRESSES to the IP addresses that domains are to lead to, like 203.0.113.7,2001:db8::7",
  DNS_SERVERS: "set DNS_SERVERS to the IP addresses of name servers, like 10.0.0.2,[fd00::2]:53",
  TRUST_PROXY:
    "set TRUST_PROXY to the number of proxies in front, like 1, or to their networks, like 10.0.0.0/8,fd00::/8, or unset it when there are none",
  OTEL_EXPORTER_OTLP_ENDPOINT:
    "set OTEL_EXPORTER_OTLP_ENDPOINT to the address of an OpenTelemetry collector, like http://localhost:4318",
  OTEL_EXPORTER_OTLP_HEADERS:
    "set OTEL_EXPORTER_OTLP_HEADERS to names and values, like authorization=Bearer%20abc",
  OTEL_SERVICE_NAME: "set OTEL_SERVICE_NAME to a name of at most 100 characters",
};

/** What the process was told by its environment, checked and complete. */
export interface Env {
  port: number;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  databaseTimeouts: DatabaseTimeouts;
  /** The address of the S3 store that files are kept in; undefined: a folder of `dataDir`. */
  storageUrl: string | undefined;
  /** Bytes of copies of what is in the store that a disk may have; undefined: none are made. */
  storageCache: number | undefined;
  smtpUrl: string | undefined;
  /** Without a slash at the end. */
  appOrigin: string;
  sitesDomain: string;
  owner: { email: string; password: string } | undefined;
  visitorApiBase: string;
  /** Where flags are found, as flags/{code}.svg: a path of every site, or another host's address. */
  staticBase: string;
  /** How long sites stay in the trash; undefined: until somebody deletes them. */
  trashDays: number | undefined;
  /** What holds for all accounts where operators decide nothing else. */
  settings: EnvSettings;
  /** Forms that are taken from one network in a minute; a site takes 20 times as many from all. */
  formsPerMinute: number;
  /** Backups that are made by themselves, in a folder or at the address of a store; undefined: none are. */
  backups: { dir: string; everyMs: number; kept: number } | undefined;
  /** Caches in front, which are told when something else is shown. */
  caches: readonly FrontCache[];
  /** Processes that host published sites, this one among them. */
  hostingProcesses: number;
  /** A port of this machine alone, for metrics; undefined: none are served. */
  metricsPort: number | undefined;
  /** Whether somebody chose that port: the default one is done without where it is taken. */
  isMetricsPortChosen: boolean;
  /** Whether links to other sites are checked, by calls from this server. */
  asksOutsideLinks: boolean;
  /** The addresses that owners' domains are to lead to; undefined: DNS is asked where this installation is. */
  publicAddresses: string[] | undefined;
  /** Who is asked about domains; undefined: the machine's own servers. */
  dnsServers: string[] | undefined;
  trustProxy: TrustedProxies;
  /** Where traces go; undefined: none are written. */
  tracing:
    | { endpoint: string; headers: Readonly<Record<string, string>>; serviceName: string }
    | undefined;
}

const processors = (): number => Math.min(availableParallelism(), mostProcesses);

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.origin === value.toLowerCase() && url.username === "";
}

function isBase(value: string): boolean {
  if (/^(\/[\w.-]+)+$/.test(value)) return true;
  const url = URL.parse(value);
  return url?.protocol === "https:" && url.search === "" && url.hash === "";
}

/** Browsers treat these as secure without TLS, and no other plain HTTP address. */
export function isLocalHostname(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}

type Values = z.infer<typeof variables>;

function settingsOf(values: Values, appOrigin: string): EnvSettings {
  return {
    signUp: values.SIGN_UP,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    sitesPerAccount: values.SITES_PER_ACCOUNT,
    storagePerAccount: values.STORAGE_PER_ACCOUNT,
    publishScreen: values.PUBLISH_SCREEN,
    mailFrom: values.MAIL_FROM ?? usualSender(appOrigin),
  };
}

function storageCacheOf({ STORAGE_CACHE: megabytes }: Values): number | undefined {
  return megabytes === "off" ? undefined : megabytes * 1_048_576;
}

function backupsOf({
  BACKUP_DIR: dir,
  BACKUP_HOURS: hours,
  BACKUPS_KEPT: kept,
}: Values): Env["backups"] {
  return dir === undefined
    ? undefined
    : { dir: isPath(dir) ? resolve(dir) : dir, everyMs: hours * 3_600_000, kept };
}

function tracingOf({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers = {},
  OTEL_SERVICE_NAME: serviceName,
}: Values): Env["tracing"] {
  return endpoint === undefined ? undefined : { endpoint, headers, serviceName };
}

function checkTogether(
  env: Env,
  found: { email?: string | undefined; password?: string | undefined },
): void {
  if ((found.email === undefined) !== (found.password === undefined)) {
    throw new StartError("OWNER_EMAIL and OWNER_PASSWORD belong together: set both or neither.");
  }
  if (env.settings.signUp === "open" && env.smtpUrl === undefined) {
    throw new StartError(
      "SIGN_UP is open, but there is no SMTP_URL: new accounts are confirmed by email. Set SMTP_URL, or SIGN_UP to off.",
    );
  }
  const app = new URL(env.appOrigin);
  if (app.protocol === "http:" && !isLocalHostname(app.hostname)) {
    throw new StartError(
      `APP_ORIGIN ${env.appOrigin} is not secure: signing in needs HTTPS anywhere but localhost. Put a TLS proxy in front and set APP_ORIGIN to its https:// address.`,
    );
  }
  if (app.hostname !== env.sitesDomain && app.hostname.endsWith(`.${env.sitesDomain}`)) {
    throw new StartError(
      `APP_ORIGIN ${env.appOrigin} is a subdomain of SITES_DOMAIN ${env.sitesDomain}, where sites are published: give the app an address outside it.`,
    );
  }
}

/** Reads the environment once. Throws a `StartError` that names the first wrong value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const result = variables.safeParse(source);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof advice;
    throw new StartError(`${name} is invalid: ${advice[name]}.`);
  }
  const values = result.data;
  const { OWNER_EMAIL: email, OWNER_PASSWORD: password, METRICS_PORT: metrics } = values;
  const { HOSTING_PROCESSES: processes } = values;
  const { TRASH_DAYS: trashDays = defaultTrashDays } = values;
  const { APP_ORIGIN: appOrigin = `http://localhost:${values.PORT}` } = values;
  const env: Env = {
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseTimeouts: {
      connect: values.DATABASE_CONNECT_TIMEOUT * 1_000,
      statement: values.DATABASE_TIMEOUT * 1_000,
    },
    storageUrl: values.STORAGE_URL,
    storageCache: storageCacheOf(values),
    smtpUrl: values.SMTP_URL,
    appOrigin,
    sitesDomain: values.SITES_DOMAIN,
    owner: email !== undefined && password !== undefined ? { email, password } : undefined,
    visitorApiBase: values.VISITOR_API_BASE,
    staticBase: values.STATIC_BASE.replace(/\/$/, ""),
    trashDays: trashDays === "off" ? undefined : trashDays,
    settings: settingsOf(values, appOrigin),
    formsPerMinute: values.FORMS_PER_MINUTE,
    backups: backupsOf(values),
    caches: values.CACHE_PURGE ?? [],
    hostingProcesses: processes === "auto" ? processors() : processes,
    metricsPort: metrics === "off" ? undefined : (metrics ?? defaultMetricsPort),
    isMetricsPortChosen: metrics !== undefined,
    asksOutsideLinks: values.OUTSIDE_LINKS === "on",
    publicAddresses: values.PUBLIC_ADDRESSES,
    dnsServers: values.DNS_SERVERS,
    trustProxy: values.TRUST_PROXY ?? false,
    tracing: tracingOf(values),
  };
  checkTogether(env, { email, password });
  return env;
}
