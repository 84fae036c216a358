import type { ReleaseFile } from "#/publish/manifest.ts";
import type { Clock } from "../clock.ts";
import type { EncodingChoice } from "./accept-encoding.ts";
import { isCompressible } from "./answer-headers.ts";
import { type WholeAnswer, createAnswersOfNow } from "./answers-of-now.ts";
import type { BodyReader } from "./body-reader.ts";
import { viewsOf } from "./count-answer.ts";
import { hiddenAddresses, isUnpublished, locksOf } from "./locks-of.ts";
import type { LiveSite, LoadedSite } from "./live-site.ts";
import type { PlainRequest } from "../http/plain-request.ts";
import type { ContentEncoding } from "./release-files.ts";
import { readTarget, routeOf } from "./route.ts";
import { writeHead } from "./write-head.ts";

/** The whole answer to a plain request, where it is a file of the release and all of it is in memory. */
export type ReadyAnswers = (request: PlainRequest, site: LiveSite) => Buffer | undefined;

interface ReadyAnswersOptions {
  readonly bodies: BodyReader;
  readonly encodingOf: EncodingChoice;
  readonly clock: Clock;
  /** Headers of a file: names and values in turn. */
  readonly headersOf: (wanted: {
    readonly site: LiveSite;
    readonly loaded: LoadedSite;
    readonly file: ReleaseFile;
    readonly encoding: ContentEncoding;
    readonly isPrivate: boolean;
  }) => readonly string[];
}

/** Larger bodies are not copied behind their heads. */
const mostBytes = 131_072;
const memory = 8 * 1_048_576;

export function createReadyAnswers(options: ReadyAnswersOptions): ReadyAnswers {
  const { bodies, encodingOf, clock, headersOf } = options;
  const answers = createAnswersOfNow<LiveSite>(memory);

  function write(
    { target, acceptEncoding }: PlainRequest,
    site: LiveSite,
    now: number,
  ): WholeAnswer | undefined {
    const loaded = site.loaded();
    const path = loaded && readTarget(target)?.path;
    if (!loaded || path === undefined) return undefined;
    const route = routeOf(loaded.manifest, path, now);
    if (route.kind !== "file") return undefined;
    const { file } = route;
    if (
      file.isReport ||
      locksOf(site, loaded, route).length > 0 ||
      hiddenAddresses(site, loaded, file)
    )
      return undefined;
    if (isUnpublished(site, loaded, file)) return undefined;
    const encoding = isCompressible(file) ? encodingOf(acceptEncoding) : "identity";
    const { recompressed } = loaded;
    const body = bodies.inMemory({ file, encoding, recompressed, version: site.bodyVersion });
    if (!body || body.length > mostBytes) return undefined;
    const headers = headersOf({ site, loaded, file, encoding, isPrivate: false });
    const { length: size } = body;
    const bytes = Buffer.concat([writeHead(headers, { length: size, now }), body]);
    return { bytes, size, views: viewsOf(file) };
  }

  function find(request: PlainRequest, site: LiveSite): WholeAnswer | undefined {
    const now = clock.now();
    const known = answers.get(request.key, site, now);
    if (known) return known;
    const answer = write(request, site, now);
    if (answer) answers.set(request.key, site, answer);
    return answer;
  }

  return (request, site) => {
    const answer = find(request, site);
    if (!answer) return undefined;
    site.count.views += answer.views;
    site.count.bytes += answer.size;
    return answer.bytes;
  };
}
