import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReleaseFile } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import { createEncodingChoice } from "./accept-encoding.ts";
import type { EncodingChoice } from "./accept-encoding.ts";
import { fileHeaders, isCompressible, isKnown } from "./answer-headers.ts";
import { answerBare, bareHeaders } from "./bare-answer.ts";
import { createBodyReader } from "./body-reader.ts";
import type { WantedBody } from "./body-reader.ts";
import { byteRange } from "./byte-range.ts";
import { countAnswer, countBytes } from "./count-answer.ts";
import { sendStream } from "./send-stream.ts";
import { answerNotice } from "./notice-page.ts";
import type { LiveSite, LoadedSite } from "./live-site.ts";
import { createReadyAnswers } from "./ready-answers.ts";
import type { ReadyAnswers } from "./ready-answers.ts";
import type { ContentEncoding, ReleaseFiles } from "./release-files.ts";
import { createGate, ownAddress } from "./gate.ts";
import type { GateOptions } from "./gate.ts";
import { hiddenAddresses } from "./locks-of.ts";
import { reach } from "./reach.ts";
import type { Reached, Requested } from "./reach.ts";
import { withContact } from "./with-contact.ts";
import { hasLeft } from "../http/has-left.ts";
import { withoutAddresses } from "./without-addresses.ts";
import { redirectLocation } from "./route.ts";

interface AnswerOptions extends Pick<GateOptions, "passwordTries" | "networkOf" | "isSecure"> {
  readonly files: ReleaseFiles;
  readonly clock: Clock;
  readonly onError: (error: unknown, site: LiveSite) => void;
  /** Bytes of bodies kept in memory. */
  readonly memory: number;
  /** Whom people write to about the site; undefined: nobody is named. */
  readonly contact: () => string | undefined;
}

/** One answer on its way; everything in it is of one release. */
interface Wanted {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly site: LiveSite;
  readonly loaded: LoadedSite;
  readonly file: ReleaseFile;
  readonly status: 200 | 404;
  readonly encoding: ContentEncoding;
  /** Behind a password that this visitor entered. */
  readonly isPrivate: boolean;
}

export interface SiteAnswers {
  /** Answers GET and HEAD for a site: at once where all is in memory. */
  answer(request: IncomingMessage, response: ServerResponse, site: LiveSite): void;
  /** Takes the password of a page that has one; `refuse` answers for all others. */
  unlock(
    request: IncomingMessage,
    response: ServerResponse,
    site: LiveSite,
    refuse: () => void,
  ): void;
  readonly ready: ReadyAnswers;
}

const mostHeaders = 500;

export function createSiteAnswers(options: AnswerOptions): SiteAnswers {
  const { files, clock, onError, memory } = options;
  const gate = createGate(options);
  const bodies = createBodyReader(files, memory);
  const encodingOf = createEncodingChoice();

  function fail(
    { request, response, site }: Pick<Wanted, "request" | "response" | "site">,
    error: unknown,
  ): void {
    if (!hasLeft(request)) onError(error, site);
    if (response.headersSent) response.destroy();
    else answerNotice(request, response, { notice: "unavailable" }, { "retry-after": "5" });
  }

  function answerFile(wanted: Wanted): void {
    const { request, file } = wanted;
    if (wanted.status === 200 && isKnown(request.headers["if-none-match"], file))
      return sendKnown(wanted);
    const failed = (error: unknown) => fail(wanted, error);
    if (file.download !== undefined) return void sendDownload(wanted, files).catch(failed);
    const wants = bodyOf(wanted);
    const body = bodies.inMemory(wants);
    if (body) send(wanted, body);
    else
      bodies
        .read(wants)
        .then((bytes) => send(wanted, bytes))
        .catch(failed);
  }

  function answerReached(reached: Reached): void {
    const { response, site, route, query, closed } = reached;
    if (closed) {
      gate.ask({ ...reached, lock: closed }).catch((error: unknown) => fail(reached, error));
    } else if (route.kind === "redirect") {
      sendRedirect(response, site, redirectLocation(route.to, query));
    } else if (route.file) {
      const wanted = wantedOf(reached, route.file, encodingOf);
      const rewrite = rewritingOf(wanted, options.contact());
      if (rewrite)
        sendRewritten(wanted, rewrite, files).catch((error: unknown) => fail(wanted, error));
      else answerFile(wanted);
    } else {
      answerBare(response, 404, "Page not found.", { "x-release": site.release });
    }
  }

  function whenLoaded(asked: Omit<Requested, "loaded">, then: (reached: Reached) => void): void {
    const go = (loaded: LoadedSite): void => {
      const reached = reach({ ...asked, loaded }, clock.now());
      if (reached) then(reached);
      else answerBare(asked.response, 400, "This address can’t be read.");
    };
    const loaded = asked.site.loaded();
    if (loaded) go(loaded);
    else
      asked.site
        .load()
        .then(go)
        .catch((error: unknown) => fail(asked, error));
  }

  return {
    answer: (request, response, site) => whenLoaded({ request, response, site }, answerReached),
    unlock(request, response, site, refuse) {
      whenLoaded({ request, response, site }, (reached) => {
        const { isLocked, closed, path, query } = reached;
        if (!isLocked) refuse();
        else if (closed)
          gate.take({ ...reached, lock: closed }).catch((error: unknown) => fail(reached, error));
        else sendOn(response, ownAddress(path, query));
      });
    },
    ready: createReadyAnswers({ bodies, encodingOf, clock, headersOf }),
  };
}

function wantedOf(reached: Reached, file: ReleaseFile, encodingOf: EncodingChoice): Wanted {
  const { request, response, site, loaded, route, isLocked: isPrivate } = reached;
  const encoding = isCompressible(file)
    ? encodingOf(request.headers["accept-encoding"] as string | undefined)
    : "identity";
  const status = route.kind === "file" ? 200 : 404;
  return { request, response, site, loaded, file, encoding, status, isPrivate };
}

function bodyOf({ file, encoding, loaded, site }: Wanted): WantedBody {
  return { file, encoding, recompressed: loaded.recompressed, version: site.bodyVersion };
}

/** What changes without a release, caches in front don't keep. */
function marksOf(site: LiveSite, file: ReleaseFile): Readonly<Record<string, string>> {
  return file.isReport ? {} : site.marks(file);
}

function headersOf({
  site,
  loaded,
  file,
  encoding,
  isPrivate,
}: Pick<Wanted, "site" | "loaded" | "file" | "encoding" | "isPrivate">): readonly string[] {
  const key = `${file.hash} ${encoding} ${isPrivate} ${file.download ?? ""}`;
  const known = site.headers.get(key);
  if (known) return known;
  const { manifest } = loaded;
  const { release, isPreview, isStrict } = site;
  const marks = marksOf(site, file);
  const headers = Object.entries(
    fileHeaders({ manifest, release, file, encoding, isPrivate, isPreview, isStrict, marks }),
  ).flat();
  if (site.headers.size >= mostHeaders) site.headers.clear();
  site.headers.set(key, headers);
  return headers;
}

interface Head {
  readonly status: number;
  readonly headers: readonly string[];
  /** The bytes that follow, both inclusive, where these are not all. */
  readonly part?: { start: number; end: number };
}

/** The head before a body of so many bytes; undefined where it is answered already that it has no such part. */
function headOf(wanted: Wanted, size: number): Head | undefined {
  const { request, response, file, status } = wanted;
  const headers = headersOf(wanted);
  const hasRange = status === 200 && request.headers.range !== undefined && !isCompressible(file);
  const part = hasRange ? rangeOf(request, file, size) : undefined;
  if (part === undefined) return { status, headers: [...headers, "content-length", String(size)] };
  if (part === "none") {
    answerBare(response, 416, "There’s no such part.", { "content-range": `bytes */${size}` });
    return undefined;
  }
  const { start, end } = part;
  const length = ["content-length", String(end - start + 1)];
  const place = ["content-range", `bytes ${start}-${end}/${size}`];
  return { status: 206, headers: [...headers, ...length, ...place], part };
}

function send(wanted: Wanted, body: Buffer): void {
  const head = headOf(wanted, body.length);
  if (!head) return;
  const { status, headers, part } = head;
  const sent = part ? body.subarray(part.start, part.end + 1) : body;
  wanted.response.writeHead(status, [...headers]).end(sent);
  countAnswer(wanted, sent.length);
}

/** Sends a file that visitors keep: it may be large, and is never in memory as a whole. */
async function sendDownload(wanted: Wanted, files: ReleaseFiles): Promise<void> {
  const { request, response, file, site } = wanted;
  const head = headOf(wanted, file.size);
  if (!head) return;
  const writeHead = () => response.writeHead(head.status, [...head.headers]);
  if (request.method === "HEAD") writeHead().end();
  else await sendStream(countBytes(files.stream(file, head.part), site), response, writeHead);
}

function rangeOf(
  { headers }: IncomingMessage,
  file: ReleaseFile,
  size: number,
): ReturnType<typeof byteRange> {
  const condition = headers["if-range"];
  // a part of another content than the visitor has would spoil what he has
  if (condition !== undefined && !isKnown(String(condition), file)) return undefined;
  return byteRange(headers.range, size);
}

const sentWithKnown = new Set([
  "etag",
  "vary",
  "cache-control",
  "x-release",
  "content-security-policy",
]);

function sendKnown(wanted: Wanted): void {
  const headers = headersOf(wanted);
  const kept = headers.filter((_, index) => sentWithKnown.has(headers[index - (index % 2)] ?? ""));
  wanted.response.writeHead(304, kept).end();
  countAnswer(wanted, 0);
}

/** What is sent in the place of a file, by its text; undefined where that is the file itself. */
type Rewrite = (text: string) => string;

/** A list of pages is sent without those that have a password, and the page for reports with whom else to write to. */
function rewritingOf(
  { site, loaded, file, status }: Wanted,
  contact: string | undefined,
): Rewrite | undefined {
  const hidden = hiddenAddresses(site, loaded, file);
  if (hidden) return (text) => withoutAddresses(text, hidden);
  if (!file.isReport || contact === undefined || status !== 200) return undefined;
  return (text) => withContact(text, contact);
}

async function sendRewritten(wanted: Wanted, rewrite: Rewrite, files: ReleaseFiles): Promise<void> {
  const { request, response, site, loaded, file } = wanted;
  const bytes = await files.read(file, "identity", loaded.recompressed);
  const body = Buffer.from(rewrite(bytes.toString()));
  const { etag: _ofWhole, ...headers } = fileHeaders({
    manifest: loaded.manifest,
    release: site.release,
    file,
    encoding: "identity",
    isPrivate: wanted.isPrivate,
    isPreview: site.isPreview,
    isStrict: site.isStrict,
    marks: marksOf(site, file),
  });
  response
    .writeHead(200, { ...headers, "content-length": body.length })
    .end(request.method === "HEAD" ? undefined : body);
  countAnswer(wanted, body.length);
}

/** A visitor who has opened everything sees the page. */
function sendOn(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...bareHeaders, location, "content-length": 0 }).end();
}

function sendRedirect(response: ServerResponse, site: LiveSite, location: string): void {
  const own = {
    "x-release": site.release,
    "cache-control": "no-cache",
    location,
    "content-length": 0,
  };
  response.writeHead(308, { ...bareHeaders, ...own }).end();
}
