/** A publication that was answered for, or that may have happened. */
export interface Publication {
  readonly releaseId: string;
  /** The name that its pages carry. */
  readonly name: string;
}

/** What people were told is kept. What was sent and not answered may be there or not. */
export interface Ledger {
  /** Revisions by the id of the operation. */
  readonly saves: Map<string, number>;
  /** The names of the site, in the order in which they were sent: the last that was answered, or a later one, is its name. */
  readonly names: { readonly name: string; readonly isAnswered: boolean }[];
  /** Addresses of those who sent a form. */
  readonly forms: Set<string>;
  /** Ids of choices about cookies. */
  readonly consents: Set<string>;
  /** Ids of pictures. */
  readonly uploads: Set<string>;
  readonly publications: Publication[];
}

export function emptyLedger(): Ledger {
  return {
    saves: new Map(),
    names: [],
    forms: new Set(),
    consents: new Set(),
    uploads: new Set(),
    publications: [],
  };
}

/** How much was answered with success. */
export function acknowledged({ saves, forms, consents, uploads, publications }: Ledger): number {
  return saves.size + forms.size + consents.size + uploads.size + publications.length;
}
