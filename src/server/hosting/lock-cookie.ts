import { createHmac, timingSafeEqual } from "node:crypto";
import type { PageLock } from "../storage/live-pointer.ts";

const day = 86_400_000;

/** What a cookie is for: a lock of one site. */
interface LockOfSite {
  readonly site: number;
  readonly lock: PageLock;
}

function nameOf({ site, lock }: LockOfSite): string {
  return lock.page === "" ? `open-${site}` : `open-${site}-${lock.page}`;
}

/** Signed with the lock's own key, which changes with its password: old cookies, and those of other sites, are worth nothing. */
function signature({ site, lock }: LockOfSite, until: string): string {
  return createHmac("sha256", Buffer.from(lock.key, "base64url"))
    .update(`${site}\n${lock.page}\n${until}`)
    .digest("base64url");
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Values of all cookies of this name; browsers send several of one name for several paths. */
function valuesIn(header: string | undefined, name: string): string[] {
  return (header ?? "").split(";").flatMap((part) => {
    const [key = "", value = ""] = part.trim().split("=");
    return key === name ? [value] : [];
  });
}

/** Whether a visitor's cookies say that they entered the password of a lock, within its days. */
export function isOpened(header: string | undefined, one: LockOfSite, now: number): boolean {
  return valuesIn(header, nameOf(one)).some((value) => {
    const [until = "", signed = ""] = value.split(".");
    return (
      /^[1-9]\d{0,15}$/.test(until) && Number(until) > now && isSame(signed, signature(one, until))
    );
  });
}

/** The Set-Cookie header for a visitor who entered the password. */
export function openingCookie(one: LockOfSite, now: number, isSecure: boolean): string {
  const until = String(now + one.lock.days * day);
  const secure = isSecure ? "; Secure" : "";
  return `${nameOf(one)}=${until}.${signature(one, until)}; Path=/; Max-Age=${one.lock.days * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
