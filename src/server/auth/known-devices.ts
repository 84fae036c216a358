import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Clock } from "../clock.ts";

const deviceCookie = "__Host-device";
/** A browser that has not signed in for this long counts as a stranger's again. */
const memoryMs = 365 * 86_400_000;

/**
 * Browsers from which an account has signed in, each known by a cookie of its own. What strangers
 * guess elsewhere, or from the same network, uses up nothing of theirs. The cookie signs nobody in.
 */
export interface KnownDevices {
  /** The id of the browser that a request comes from, where it is one of the account's. */
  find(headers: Headers, userId: string): string | undefined;
  /** The cookie that makes a browser known to an account. */
  remember(userId: string): string;
}

function readCookie(headers: Headers): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(/; */);
  return pairs.find((pair) => pair.startsWith(`${deviceCookie}=`))?.slice(deviceCookie.length + 1);
}

export function createKnownDevices({
  clock,
  secret,
}: {
  clock: Pick<Clock, "now">;
  secret: string;
}): KnownDevices {
  function macOf(userId: string, device: string, since: number): string {
    const text = `device ${userId} ${device} ${since}`;
    return createHmac("sha256", secret).update(text).digest("base64url");
  }
  return {
    find(headers, userId) {
      const match = /^([\w-]{16})\.(\d{1,15})\.([\w-]{43})$/.exec(readCookie(headers) ?? "");
      const [, device = "", since = "", mac = ""] = match ?? [];
      if (!match || Number(since) + memoryMs < clock.now()) return undefined;
      const wanted = Buffer.from(macOf(userId, device, Number(since)));
      return timingSafeEqual(Buffer.from(mac), wanted) ? device : undefined;
    },
    remember(userId) {
      const device = randomBytes(12).toString("base64url");
      const since = clock.now();
      const value = `${device}.${since}.${macOf(userId, device, since)}`;
      return `${deviceCookie}=${value}; Max-Age=${memoryMs / 1_000}; Path=/; HttpOnly; Secure; SameSite=Lax`;
    },
  };
}
