/**
 * A path of the app itself out of `next=`, or "/". An address of another site, also one in disguise (`//evil.example`,
 * `/\evil.example`, a tab within), would lead people who have just signed in somewhere else.
 */
export function ownPath(next: string | null, origin: string): string {
  if (next === null || !next.startsWith("/")) return "/";
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith("//")) return "/";
  if (url.pathname === "/sign-in") return "/";
  return url.pathname + url.search + url.hash;
}
