/** What people say about a section: the first comment and its replies. */
interface CommentThreadsTable {
  siteId: number;
  id: string;
  page: string;
  section: string;
  /** The section's template, for when the section is gone. */
  template: string;
  createdAt: number;
  /** Null while it is open. */
  resolvedAt: number | null;
}

interface CommentsTable {
  siteId: number;
  threadId: string;
  id: string;
  /** An account, or the guest of a link. */
  authorId: string;
  /** As they were called then. */
  authorName: string;
  text: string;
  createdAt: number;
  editedAt: number | null;
  /** When it was looked at whom an email should tell of it; null until then. */
  toldAt: number | null;
}

/** Until when somebody has seen the comments of a site. */
interface CommentReadsTable {
  siteId: number;
  readerId: string;
  seenAt: number;
}

/** Until when somebody has read a thread: they answered, resolved or reopened it then. */
interface CommentThreadReadsTable {
  siteId: number;
  threadId: string;
  /** An account, or the guest of a link. */
  readerId: string;
  seenAt: number;
}

/** The tables of comments. */
export interface CommentTables {
  commentThreads: CommentThreadsTable;
  comments: CommentsTable;
  commentReads: CommentReadsTable;
  commentThreadReads: CommentThreadReadsTable;
}
