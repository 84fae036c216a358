type Words = Readonly<Record<"en" | "ru", string>>;

/** A site to start from: `{id}/site.json` with `{id}/pictures/`, a project like any other. */
export interface Starter {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
}
