import * as z from "zod/mini";

/** How many findings of checks a site sets aside. */
export const ignoredPerSite = 1_000;

/** What a check found and where: the same for everybody who looks. */
export const checkNameSchema = z.strictObject({
  code: z.string().check(z.regex(/^[a-z][a-z-]{0,39}$/)),
  /** Target, path and language, as `nameOfCheck` writes them. */
  place: z.string().check(z.minLength(1), z.maxLength(1_000)),
});
export type CheckName = z.infer<typeof checkNameSchema>;

/** Tells whether what a finding is about is still the same. */
export const aboutSchema = z.string().check(z.minLength(1), z.maxLength(16));

/** A warning that was set aside; once what it is about is another, it is told again. */
export const ignoredCheckSchema = z.extend(checkNameSchema, { about: aboutSchema });
export type IgnoredCheck = z.infer<typeof ignoredCheckSchema>;

interface Found {
  readonly code: string;
  readonly page: string | null;
  readonly target?: unknown;
  readonly path: readonly string[];
  readonly language: string | null;
}

export function nameOfCheck({ code, page, target, path, language }: Found): CheckName {
  return { code, place: JSON.stringify([target ?? page, path, language]) };
}

export function isSameCheck(one: CheckName, other: CheckName): boolean {
  return one.code === other.code && one.place === other.place;
}

/** Warnings by whether they are to be told, or were set aside. Nothing that holds publishing up can be. */
export function setAside<One extends Found & { severity: string; about?: string }>(
  problems: readonly One[],
  ignored: readonly IgnoredCheck[] = [],
): { standing: readonly One[]; ignored: readonly One[] } {
  if (ignored.length === 0) return { standing: problems, ignored: [] };
  const known = new Map(ignored.map(({ code, place, about }) => [`${code} ${place}`, about]));
  const isAside = (one: One): boolean => {
    if (one.severity !== "warning" || one.about === undefined) return false;
    const { code, place } = nameOfCheck(one);
    return known.get(`${code} ${place}`) === one.about;
  };
  return {
    standing: problems.filter((one) => !isAside(one)),
    ignored: problems.filter(isAside),
  };
}
