import { spokenLanguage } from "#/site/spoken-language.ts";
import { cutText } from "#/lib/cut-text.ts";
import type { EmailQuote } from "../mail/email-content.ts";
import { secretEmail } from "../mail/email-message.ts";
import type { MailMessage } from "../mail/mail.ts";
import { withoutLinks } from "../mail/without-links.ts";
import type { EmailWord } from "../words/email-words.data.ts";
import { translateEmail } from "../words/translate.ts";
import type { ToldComment } from "./recipients.ts";

interface About {
  readonly to: string;
  readonly language: string;
  readonly site: string;
  /** Undefined where the page is gone. */
  readonly page: string | undefined;
  /** Of one thread, oldest first. */
  readonly said: readonly ToldComment[];
  /** Whether its thread was resolved in the meantime. */
  readonly isResolved: boolean;
  readonly link: string;
  readonly stopLink: string;
  readonly host: string;
}

/** So many comments of a thread, and characters of each and of a name, are in an email: the rest is behind its link. */
const most = { comments: 10, characters: 600, name: 60 } as const;

function shortened(text: string, limit: number): string {
  const cut = cutText(text, limit);
  return cut === text ? text : `${cut}…`;
}

/** The words of the subject: who mentions them comes first, then who came by their link, then who answers, where it is one. */
function subjectOf(said: readonly ToldComment[]): { word: EmailWord; by: ToldComment | undefined } {
  const mention = said.find(({ isMention }) => isMention);
  if (mention) return { word: "commentMention", by: mention };
  const guest = said[0]?.isByPreview ? said[0] : undefined;
  if (guest) return { word: "commentByPreview", by: guest };
  const authors = new Set(said.map(({ authorId, authorName }) => `${authorId} ${authorName}`));
  return { word: authors.size === 1 ? "commentReply" : "commentReplies", by: said[0] };
}

/** The email that tells somebody of comments in one thread. */
export function commentEmail({ said, page, stopLink, isResolved, ...about }: About): MailMessage {
  const { to, link, host, site } = about;
  const language = spokenLanguage(about.language);
  const { word, by } = subjectOf(said);
  const guest = translateEmail("commentGuest", language, {});
  const nameOf = (comment: ToldComment | undefined): string => {
    const name = withoutLinks(shortened(comment?.authorName ?? "", most.name)) || guest;
    return comment?.isByPreview ? translateEmail("commentPreviewGuest", language, { name }) : name;
  };
  const values = { author: nameOf(by), site, page: page ?? "", email: to, host };
  const say = (one: EmailWord) => translateEmail(one, language, values);
  const rest = said.length - most.comments;
  return secretEmail(to, {
    language,
    subject: say(word),
    title: say(word),
    body: [
      { kind: "text", text: say(page === undefined ? "commentOnDeleted" : "commentOnPage") },
      ...said.slice(0, most.comments).map((comment): EmailQuote => ({
        kind: "quote",
        who: nameOf(comment),
        text: withoutLinks(shortened(comment.text, most.characters)),
      })),
    ],
    action: { words: say(rest > 0 ? "commentOpenAll" : "commentOpen"), link },
    note: isResolved ? `${say("commentResolved")} ${say("commentNote")}` : say("commentNote"),
    foot: say("commentFoot"),
    stop: { words: say("commentStop"), link: stopLink },
  });
}
