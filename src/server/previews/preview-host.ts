import type { IncomingMessage, ServerResponse } from "node:http";
import { spokenLanguage } from "#/site/spoken-language.ts";
import type { Clock } from "../clock.ts";
import { toErrorAnswer } from "../errors.ts";
import { commonHeaders } from "../hosting/answer-headers.ts";
import { createGateTries } from "../hosting/gate-tries.ts";
import { type PasswordRefusal, createPasswordCheck } from "../hosting/password-check.ts";
import { createSiteAnswers } from "../hosting/answer-request.ts";
import { answerBare } from "../hosting/bare-answer.ts";
import type { LiveSite } from "../hosting/live-site.ts";
import { answerNotice } from "../hosting/notice-page.ts";
import { ownAddress } from "../hosting/gate.ts";
import { readForm } from "../hosting/read-form.ts";
import { readTarget } from "../hosting/route.ts";
import { hasLeft } from "../http/has-left.ts";
import { previewKey } from "../http/hosts.ts";
import type { SiteHost } from "../http/site-host.ts";
import { answerUnread } from "../http/unwanted-body.ts";
import type { BegunSession, LinkSessions, OpenLink } from "../links/link-sessions.ts";
import type { LimitOfAll } from "../limits/limit-of-all.ts";
import type { Drafts } from "../publishing/drafts.ts";
import type { BuiltFonts } from "../publishing/installation-files.ts";
import { answerJson } from "./answer-json.ts";
import { type CommentCallOptions, createCommentCall } from "./comment-call.ts";
import { isOwnOrigin } from "./own-origin.ts";
import { facePath, previewFaces } from "./preview-face.ts";
import { createPreviewSites } from "./preview-sites.ts";
import { previewWords } from "./preview-words.data.ts";
import { type ShellLook, askingPage, shellLook, shellPage, unsentPage } from "./shell-page.ts";

interface PreviewHostOptions extends Pick<CommentCallOptions, "comments" | "commentTries"> {
  readonly sessions: LinkSessions;
  /** What an account is called that gets emails about comments by its links; undefined where it gets none, or has no name. */
  readonly toldOf: (accountId: string) => Promise<string | undefined>;
  readonly drafts: Drafts;
  readonly fonts: BuiltFonts;
  readonly clock: Clock;
  /** How often networks may begin to look. */
  readonly tries: LimitOfAll;
  /** How often they may try the password of a link. */
  readonly passwordTries: LimitOfAll;
  readonly isSecure: boolean;
  readonly networkOf: (request: IncomingMessage) => string;
  readonly onError: (error: unknown) => void;
}

/** One request for the address of a preview. */
interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: string;
  readonly path: string;
  readonly query: string;
  /** Of the pages around it. */
  readonly look: ShellLook;
}

const exchangePath = "/~preview";
const commentPath = "/~comment";
const bodyMemory = 16 * 1_048_576;

/** With the prefix browsers take it from nobody but its own host; they do so over HTTPS alone. */
const cookieNameFor = (isSecure: boolean) => (isSecure ? "__Host-preview" : "preview");

function createSessionReader(isSecure: boolean): (request: IncomingMessage) => string {
  const pattern = new RegExp(`(?:^|;\\s*)${cookieNameFor(isSecure)}=([\\w-]{43})(?:;|$)`);
  return ({ headers }) => pattern.exec(headers.cookie ?? "")?.[1] ?? "";
}

/** The language that the page of a form names with its call (R25), else the visitor's first one. */
function languageOf({ headers }: IncomingMessage): string {
  const [wanted = ""] = /^[a-z-]{2,16}/i.exec(
    String(headers["language"] ?? headers["accept-language"] ?? ""),
  ) ?? [""];
  return wanted.toLowerCase();
}

/** A preview's own page is what a window shows; what stands in its frame is the site. */
function isWindow({ headers }: IncomingMessage): boolean {
  const dest = headers["sec-fetch-dest"];
  return dest === undefined
    ? (headers.accept ?? "").includes("text/html")
    : dest === "document" || dest === "embed" || dest === "object";
}

function sendPage({ request, response, look }: Asked, status: number, body: string): void {
  const headers = {
    ...commonHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": look.policy,
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    vary: "cookie, accept-language, sec-fetch-dest",
    "content-length": String(Buffer.byteLength(body)),
  };
  response.writeHead(status, headers).end(request.method === "HEAD" ? undefined : body);
}

/** A file of the face that the pages around previews are set in, with or without a link: it tells nothing of a site. */
async function answerFace({ request, response, path }: Asked, fonts: BuiltFonts): Promise<void> {
  const bytes = await fonts.readFont(path.slice(facePath.length));
  if (!bytes) return answerBare(response, 404, "There is no such file.");
  const headers = {
    ...commonHeaders,
    "content-type": "font/woff2",
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": bytes.length,
  };
  response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : bytes);
}

/** Forms and calls of a preview's pages: nothing of them reaches the site. */
function answerCall(asked: Asked): void {
  const { request, response, path, look } = asked;
  const language = languageOf(request);
  const isRead = request.method === "GET" || request.method === "HEAD";
  answerUnread(request, () => {
    if (path.includes("/sites/consent/")) {
      response.writeHead(204, commonHeaders).end();
    } else if (!isRead && (request.headers.accept ?? "").includes("text/html")) {
      sendPage(asked, 422, unsentPage(language, look));
    } else {
      const message = previewWords[spokenLanguage(language)].unsent;
      const body = isRead
        ? { status: 404, code: "not-found", message }
        : { status: 422, code: "invalid", message };
      answerJson(asked, { status: body.status, body });
    }
  });
}

/** The first state that has the file; the present one for everything that none has. */
async function stateWith(sites: readonly LiveSite[], path: string): Promise<LiveSite | undefined> {
  const [present] = sites;
  for (const site of sites) {
    const { manifest } = await site.load();
    if (Object.hasOwn(manifest.files, path)) return site;
  }
  return present;
}

/** Asks for a link's password, after a wrong one too: only those are asked who have its secret. */
function askPassword(
  asked: Asked,
  { status = 401, error = "", retryAfter }: Partial<PasswordRefusal> = {},
): void {
  const headers = { ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }) };
  answerJson(asked, { status, body: { message: error }, headers });
}

/** What becomes of a secret: a session, a question for the password, or neither. */
type Opened =
  | { readonly begun: BegunSession }
  | { readonly refused: Partial<PasswordRefusal> | undefined };

/** Exchanges the secret of a link, and its password if it has one, for a cookie. A try counts before it is checked; who never sends it whole has none. */
function createExchange(options: PreviewHostOptions) {
  const { sessions, clock, tries, isSecure, networkOf } = options;
  const check = createPasswordCheck({ tries: options.passwordTries, clock });

  async function open(
    { request, key }: Asked,
    form: URLSearchParams,
    network: string,
  ): Promise<Opened> {
    const secret = form.get("token") ?? "";
    const found = await sessions.find("preview", key, secret);
    if (!found) return { refused: undefined };
    const { link, passwordHash: hash } = found;
    const password = form.get("password");
    if (hash !== null) {
      const language = spokenLanguage(languageOf(request));
      const tried = { subject: String(link.id), network, hash, language };
      const refused = password === null ? {} : await check({ ...tried, password });
      if (refused) return { refused };
    }
    const begun = await sessions.begin(found);
    if (begun) return { begun };
    return { refused: (await sessions.find("preview", key, secret)) && {} };
  }

  function answerOpen(response: ServerResponse, { session, expiresAt }: BegunSession): void {
    const seconds = Math.max(1, Math.floor((expiresAt - clock.now()) / 1000));
    const cookie = `${cookieNameFor(isSecure)}=${session}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
    const headers = { "set-cookie": cookie, "cache-control": "no-store" };
    response.writeHead(204, { ...commonHeaders, ...headers }).end();
  }

  return async (asked: Asked): Promise<void> => {
    const { request, response } = asked;
    const refuse = (status: number, text: string, more = {}): void =>
      answerBare(response, status, text, { connection: "close", ...more });
    if (!isOwnOrigin(request)) return refuse(403, "Sent from another site.");
    const form = await readForm(request);
    if (form === "too-large") return refuse(413, "This is too large.");
    const network = networkOf(request);
    const { wait, giveBack } = await tries.take(network);
    if (wait > 0)
      return refuse(429, "Too many attempts.", { "retry-after": String(Math.ceil(wait / 1000)) });
    const opened = await open(asked, form, network).catch(async (error: unknown) => {
      // nothing was looked at
      await giveBack();
      throw error;
    });
    if ("begun" in opened) return answerOpen(response, opened.begun);
    await giveBack();
    if (opened.refused) askPassword(asked, opened.refused);
    else refuse(401, "This link doesn’t work.");
  };
}

/** Shows drafts and releases to those who have a link, each at an address of its own. */
export function createPreviewHost(options: PreviewHostOptions): SiteHost["handlePreview"] {
  const { sessions, drafts, fonts, toldOf, onError } = options;
  const look = shellLook(previewFaces(fonts));
  const answers = createSiteAnswers({
    ...options,
    passwordTries: createGateTries(options.clock),
    files: drafts.files,
    memory: bodyMemory,
    // a preview is of the release
    contact: () => undefined,
  });
  const sitesOf = createPreviewSites(drafts);
  const exchange = createExchange(options);
  const comment = createCommentCall({ ...options, files: drafts.files, sitesOf });
  const sessionOf = createSessionReader(options.isSecure);

  async function show(asked: Asked, link: OpenLink): Promise<void> {
    const { request, response, path } = asked;
    const site = await stateWith(await sitesOf(link), path);
    if (site) answers.answer(request, response, site);
    else sendPage(asked, 404, askingPage(languageOf(request), look));
  }

  async function answer(asked: Asked): Promise<void> {
    const { request, key, path, query } = asked;
    if (request.method === "POST" && path === exchangePath) return exchange(asked);
    if (request.method === "POST" && path === commentPath)
      return comment({ ...asked, session: sessionOf(request), language: languageOf(request) });
    if ((request.method !== "GET" && request.method !== "HEAD") || path.startsWith("/api/"))
      return answerCall(asked);
    if (path.startsWith(facePath)) return answerFace(asked, fonts);
    const session = sessionOf(request);
    const link = session === "" ? undefined : await sessions.read("preview", key, session);
    if (!link) return sendPage(asked, 401, askingPage(languageOf(request), look));
    if (isWindow(request)) {
      const told = link.takesComments ? await toldOf(link.authorId) : undefined;
      const shown = { look, link, told, address: ownAddress(path, query) };
      return sendPage(asked, 200, shellPage(languageOf(request), shown));
    }
    return show(asked, link);
  }

  return (request, response, hostname) => {
    const target = readTarget(request.url);
    // whatever is answered, nobody lists it
    response.setHeader("x-robots-tag", "noindex, nofollow");
    if (!target) return answerBare(response, 400, "This address can’t be read.");
    answer({ request, response, ...target, key: previewKey(hostname), look }).catch(
      (error: unknown) => {
        if (toErrorAnswer(error).body.status >= 500 && !hasLeft(request)) onError(error);
        if (response.headersSent) response.destroy();
        else answerNotice(request, response, { notice: "unavailable" }, { "retry-after": "5" });
      },
    );
  };
}
