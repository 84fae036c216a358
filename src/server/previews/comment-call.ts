import type { IncomingMessage, ServerResponse } from "node:http";
import { commentLimit } from "#/api/comments.ts";
import {
  type PreviewComment,
  guestNameLimit,
  previewCommentSchema,
} from "#/api/preview-comments.ts";
import { cleanInPlace } from "#/lib/clean-text.ts";
import { spokenLanguage } from "#/site/spoken-language.ts";
import type { Comments } from "../comments/comments.ts";
import { previewGuest, previewThread } from "../comments/preview-guests.ts";
import { AppError } from "../errors.ts";
import { readBody } from "../hosting/read-body.ts";
import type { ReleaseFiles } from "../hosting/release-files.ts";
import { answerUnread } from "../http/unwanted-body.ts";
import type { LinkSessions, OpenLink } from "../links/link-sessions.ts";
import type { CommentTries } from "../links/link-tries.ts";
import { answerJson } from "./answer-json.ts";
import { isOwnOrigin } from "./own-origin.ts";
import type { PreviewSites } from "./preview-sites.ts";
import { previewWords } from "./preview-words.data.ts";
import { shownSection } from "./shown-section.ts";

export interface CommentCallOptions {
  readonly sessions: LinkSessions;
  readonly comments: Pick<Comments, "beginByPreview">;
  readonly commentTries: CommentTries;
  readonly files: ReleaseFiles;
  readonly sitesOf: PreviewSites;
  readonly networkOf: (request: IncomingMessage) => string;
}

/** Somebody sends a comment from the page of a preview. */
interface CommentCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Of the preview that is asked, and of whoever asks. */
  readonly key: string;
  readonly session: string;
  readonly language: string;
}

type Refusal = Extract<keyof (typeof previewWords)["en"], `comment${string}`>;

/** Why a comment isn't taken, with the words for its author. */
class CommentRefusal extends Error {
  readonly status: number;
  readonly word: Refusal;
  /** In milliseconds. */
  readonly wait: number | undefined;

  constructor(status: number, word: Refusal, wait?: number) {
    super(word);
    this.status = status;
    this.word = word;
    this.wait = wait;
  }
}

const bodyLimit = 16_384;
/** The body as it is checked; undefined where it is none. */
function parse(bytes: Buffer): unknown {
  try {
    const body: unknown = JSON.parse(bytes.toString());
    cleanInPlace(body);
    return body;
  } catch {
    return undefined;
  }
}

/** @throws CommentRefusal */
async function readComment(request: IncomingMessage): Promise<PreviewComment> {
  if (!request.headers["content-type"]?.startsWith("application/json"))
    throw new CommentRefusal(415, "commentFailed");
  const bytes = await readBody(request, bodyLimit);
  if (bytes === "too-large") throw new CommentRefusal(413, "commentTextWrong");
  const read = previewCommentSchema.safeParse(parse(bytes));
  if (!read.success) {
    const fields = new Set(read.error.issues.map(({ path: [field] }) => field));
    throw new CommentRefusal(
      422,
      fields.has("name")
        ? "commentNameWrong"
        : fields.has("text")
          ? "commentTextWrong"
          : "commentFailed",
    );
  }
  return read.data;
}

/** Takes comments of those who look by a link that takes some. All that is refused says so in their language, and loses none of their words. */
export function createCommentCall(options: CommentCallOptions) {
  const { sessions, comments, commentTries, files, sitesOf, networkOf } = options;

  async function expectAllowed(request: IncomingMessage, link: OpenLink): Promise<void> {
    const ofNetwork = await commentTries.ofNetwork.take(networkOf(request));
    const { wait } = ofNetwork.wait > 0 ? ofNetwork : await commentTries.ofLink.take(`${link.id}`);
    if (wait > 0) throw new CommentRefusal(429, "commentsMany", wait);
  }

  /** Why the link takes no comment that took one a moment ago. */
  async function closed({ key, session }: CommentCall): Promise<CommentRefusal> {
    const link = await sessions.read("preview", key, session);
    return link
      ? new CommentRefusal(403, "commentsClosed")
      : new CommentRefusal(401, "commentOver");
  }

  async function take(call: CommentCall): Promise<void> {
    const { request, key, session } = call;
    if (!isOwnOrigin(request)) throw new CommentRefusal(403, "commentFailed");
    const link = session === "" ? undefined : await sessions.read("preview", key, session);
    if (!link?.takesComments) throw await closed(call);
    await expectAllowed(request, link);
    const comment = await readComment(request);
    const { path, section, name, text } = comment;
    const [site] = await sitesOf(link);
    const place = site && (await shownSection(files, { site, path, section }));
    if (!place) throw new CommentRefusal(409, "commentGone");
    const thread = { ...place, text, id: previewThread(link.id, comment) };
    await comments.beginByPreview(
      link.siteId,
      previewGuest(link.id, session, name),
      thread,
      async (transaction) => {
        if (!(await sessions.holdForComment(transaction, link, session)))
          throw new AppError("link-invalid");
      },
    );
  }

  async function refusalOf(error: unknown, call: CommentCall): Promise<CommentRefusal> {
    if (error instanceof CommentRefusal) return error;
    if (!(error instanceof AppError)) throw error;
    if (error.code === "too-many-requests")
      return error.retryAfter === undefined
        ? new CommentRefusal(409, "commentsFull")
        : new CommentRefusal(429, "commentsMany", error.retryAfter * 1_000);
    // the link, or its site, is gone by now
    if (error.code === "link-invalid" || error.code === "not-found") return closed(call);
    throw error;
  }

  return async (call: CommentCall): Promise<void> => {
    try {
      await take(call);
      answerJson(call, { status: 201, body: {} });
    } catch (error) {
      const { status, word, wait } = await refusalOf(error, call);
      const language = spokenLanguage(call.language);
      const limit = word === "commentNameWrong" ? guestNameLimit : commentLimit;
      const message = previewWords[language][word].replace(
        "{limit}",
        new Intl.NumberFormat(language).format(limit),
      );
      const headers = wait === undefined ? {} : { "retry-after": String(Math.ceil(wait / 1_000)) };
      answerUnread(call.request, () => answerJson(call, { status, body: { message }, headers }));
    }
  };
}
