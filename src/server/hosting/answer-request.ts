import type { IncomingMessage, ServerResponse } from "node:http";
import type { ReleaseFile } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import { createEncodingChoice } from "./accept-encoding.ts";
import { fileHeaders, isCompressible, isKnown } from "./answer-headers.ts";
import { answerBare, bareHeaders } from "./bare-answer.ts";
import { createBodyReader } from "./body-reader.ts";
import { byteRange } from "./byte-range.ts";
import { answerNotice } from "./notice-page.ts";
import type { LiveSite, LoadedSite } from "./live-site.ts";
import { createReadyAnswers } from "./ready-answers.ts";
import type { ReadyAnswers } from "./ready-answers.ts";
import type { ContentEncoding, ReleaseFiles } from "./release-files.ts";
import { readTarget, redirectLocation, routeOf } from "./route.ts";

interface AnswerOptions {
  readonly files: ReleaseFiles;
  readonly clock: Clock;
  readonly onError: (error: unknown, site: LiveSite) => void;
  /** Bytes of bodies kept in memory. */
  readonly memory: number;
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
}

export interface SiteAnswers {
  /** Answers GET and HEAD for a site: at once where all is in memory. */
  answer(request: IncomingMessage, response: ServerResponse, site: LiveSite): void;
  readonly ready: ReadyAnswers;
}

const mostHeaders = 500;

export function createSiteAnswers({ files, clock, onError, memory }: AnswerOptions): SiteAnswers {
  const bodies = createBodyReader(files, memory);
  const encodingOf = createEncodingChoice();

  function fail(
    { request, response, site }: Pick<Wanted, "request" | "response" | "site">,
    error: unknown,
  ): void {
    onError(error, site);
    if (response.headersSent) response.destroy();
    else answerNotice(request, response, { notice: "unavailable" }, { "retry-after": "5" });
  }

  function answerFile(wanted: Wanted): void {
    const { request, file, encoding, site } = wanted;
    if (wanted.status === 200 && isKnown(request.headers["if-none-match"], file)) {
      sendKnown(wanted);
      return;
    }
    const wants = {
      file,
      encoding,
      recompressed: wanted.loaded.recompressed,
      version: site.bodyVersion,
    };
    const body = bodies.inMemory(wants);
    if (body) send(wanted, body);
    else
      bodies
        .read(wants)
        .then((bytes) => send(wanted, bytes))
        .catch((error: unknown) => fail(wanted, error));
  }

  function answerLoaded(
    request: IncomingMessage,
    response: ServerResponse,
    site: LiveSite,
    loaded: LoadedSite,
  ): void {
    const target = readTarget(request.url);
    if (!target) {
      answerBare(response, 400, "This address can’t be read.");
      return;
    }
    const route = routeOf(loaded.manifest, target.path, clock.now());
    if (route.kind === "redirect") {
      sendRedirect(response, site, redirectLocation(route.to, target.query));
    } else if (route.file) {
      const { file } = route;
      const encoding = isCompressible(file.type)
        ? encodingOf(request.headers["accept-encoding"] as string | undefined)
        : "identity";
      answerFile({
        request,
        response,
        site,
        loaded,
        file,
        encoding,
        status: route.kind === "file" ? 200 : 404,
      });
    } else {
      answerBare(response, 404, "Page not found.", { "x-release": site.release });
    }
  }

  return {
    answer(request, response, site) {
      const loaded = site.loaded();
      if (loaded) answerLoaded(request, response, site, loaded);
      else
        site
          .load()
          .then((one) => answerLoaded(request, response, site, one))
          .catch((error: unknown) => fail({ request, response, site }, error));
    },
    ready: createReadyAnswers({ bodies, encodingOf, clock, headersOf }),
  };
}

function headersOf({
  site,
  loaded,
  file,
  encoding,
}: Pick<Wanted, "site" | "loaded" | "file" | "encoding">): readonly string[] {
  const key = `${file.hash} ${encoding}`;
  const known = site.headers.get(key);
  if (known) return known;
  const { manifest } = loaded;
  const headers = Object.entries(
    fileHeaders({ manifest, release: site.release, file, encoding }),
  ).flat();
  if (site.headers.size >= mostHeaders) site.headers.clear();
  site.headers.set(key, headers);
  return headers;
}

function send(wanted: Wanted, body: Buffer): void {
  const { request, response, file, status } = wanted;
  const headers = headersOf(wanted);
  const hasRange =
    status === 200 && request.headers.range !== undefined && !isCompressible(file.type);
  const range = hasRange ? rangeOf(request, file, body.length) : undefined;
  if (range === undefined) {
    response.writeHead(status, [...headers, "content-length", String(body.length)]).end(body);
  } else if (range === "none") {
    answerBare(response, 416, "There’s no such part.", {
      "content-range": `bytes */${body.length}`,
    });
  } else {
    const part = body.subarray(range.start, range.end + 1);
    const about = [
      "content-length",
      String(part.length),
      "content-range",
      `bytes ${range.start}-${range.end}/${body.length}`,
    ];
    response.writeHead(206, [...headers, ...about]).end(part);
  }
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
