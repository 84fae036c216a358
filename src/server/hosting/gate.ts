import type { IncomingMessage, ServerResponse } from "node:http";
import { policyHash } from "#/publish/content-hash.ts";
import { fillGate, plainGateStyle } from "#/publish/gate-page.ts";
import { visitorMessage } from "#/site/visitor-message.ts";
import type { Clock } from "../clock.ts";
import type { LimitOfAll } from "../limits/limit-of-all.ts";
import type { PageLock } from "../storage/live-pointer.ts";
import { commonHeaders } from "./answer-headers.ts";
import { answerBare } from "./bare-answer.ts";
import type { LiveSite, LoadedSite } from "./live-site.ts";
import { openingCookie } from "./lock-cookie.ts";
import { type PasswordRefusal, createPasswordCheck } from "./password-check.ts";
import { readForm } from "./read-form.ts";
import type { ReleaseFiles } from "./release-files.ts";

export interface GateOptions {
  readonly files: ReleaseFiles;
  readonly clock: Clock;
  readonly passwordTries: LimitOfAll;
  /** Whom tries are counted by. */
  readonly networkOf: (request: IncomingMessage) => string;
  readonly isSecure: boolean;
}

/** A request for what is behind a lock. */
export interface Knock {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: LiveSite;
  readonly loaded: LoadedSite;
  readonly lock: PageLock;
  /** The path, decoded, and the query that were asked for. */
  readonly path: string;
  readonly query: string;
}

export interface Gate {
  /** Asks for the password in the place of the page. */
  ask(knock: Knock): Promise<void>;
  /** Takes a password: the visitor comes back with a cookie, or is asked again. */
  take(knock: Knock): Promise<void>;
}

const plainStyle = policyHash(plainGateStyle);

/** The language of the path's prefix, else the first of the visitor's that the site has, else the primary one. */
function languageOf({ loaded, path, request }: Knock): string {
  const { languages } = loaded.manifest;
  const named = languages.find(
    ({ prefix }) => prefix !== "" && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  if (named) return named.code;
  const wanted = (request.headers["accept-language"] ?? "")
    .split(",")
    .map((one) => one.split(";")[0]?.trim().toLowerCase().split("-")[0]);
  const found = wanted.find((code) => languages.some((one) => one.code === code));
  return found ?? languages[0]?.code ?? "en";
}

/** The address of a decoded path of the site. It never leads to another host, whatever slashes it begins with. */
export function ownAddress(path: string, query: string): string {
  const encoded = encodeURI(path).replaceAll(/[?#]/g, encodeURIComponent);
  return encoded.replace(/^\/+/, "/") + query;
}

/** Nothing runs; only the page's own look, the site's fonts and icon, and its form. */
function policyOf(styles: readonly string[]): string {
  const look = styles.map((source) => ` '${source}'`).join("");
  return `default-src 'none'; style-src 'self'${look}; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
}

/** Asks for the password, after a wrong one too. */
async function show(
  knock: Knock,
  files: ReleaseFiles,
  { status = 401, error, retryAfter }: Partial<PasswordRefusal> = {},
): Promise<void> {
  const { request, response, site, loaded, lock, path, query } = knock;
  const language = languageOf(knock);
  const file = loaded.manifest.gates?.[language];
  const page = file && (await files.read(file, "identity", loaded.recompressed)).toString();
  const say = (key: "gateText" | "gatePassword" | "gateOpen") => visitorMessage(key, language);
  const gate = {
    title: visitorMessage(lock.page === "" ? "gateSiteTitle" : "gatePageTitle", language),
    text: say("gateText"),
    label: say("gatePassword"),
    button: say("gateOpen"),
    error,
    action: ownAddress(path, query),
  };
  const body = fillGate(page, gate, language);
  const headers = {
    ...commonHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    "content-security-policy": policyOf(file?.styles ?? [plainStyle]),
    "cache-control": "private, no-store",
    vary: "cookie, accept-language",
    "x-release": site.release,
    "x-robots-tag": "noindex",
    "content-length": String(Buffer.byteLength(body)),
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  };
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

export function createGate({
  files,
  clock,
  passwordTries,
  networkOf,
  isSecure,
}: GateOptions): Gate {
  const check = createPasswordCheck({ tries: passwordTries, clock });
  return {
    ask: (knock) => show(knock, files),
    async take(knock) {
      const { request, response, site, lock, path, query } = knock;
      const { origin, host } = request.headers;
      if (origin !== undefined && URL.parse(origin)?.host !== host)
        return answerBare(response, 403, "Sent from another site.", { connection: "close" });
      const form = await readForm(request);
      if (form === "too-large")
        return answerBare(response, 413, "This is too large.", { connection: "close" });
      const refused = await check({
        subject: `${site.pointer.site} ${lock.page}`,
        network: networkOf(request),
        hash: lock.hash,
        password: form.get("password") ?? "",
        language: languageOf(knock),
      });
      if (refused) return show(knock, files, refused);
      const now = clock.now();
      const headers = {
        ...commonHeaders,
        "set-cookie": openingCookie({ site: site.pointer.site, lock }, now, isSecure),
        location: ownAddress(path, query),
        "cache-control": "private, no-store",
        "x-release": site.release,
        "content-length": "0",
      };
      response.writeHead(303, headers).end();
    },
  };
}
