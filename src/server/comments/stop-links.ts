import { createHmac, timingSafeEqual } from "node:crypto";

/** Links in emails that end them, for an account. They do nothing else, so they hold for ever. */
export interface StopLinks {
  address(userId: string): string;
  /** The account that a token was made for. */
  read(token: string): string | undefined;
}

/** The path of the links; the token follows. */
export const stopPath = "/api/v1/comment-emails/stop";

export function createStopLinks({
  secret,
  appOrigin,
}: {
  /** The installation's own, which signs the links. */
  secret: string;
  appOrigin: string;
}): StopLinks {
  const macOf = (userId: string): string =>
    createHmac("sha256", secret).update(`comment emails ${userId}`).digest("base64url");
  return {
    address(userId) {
      const id = Buffer.from(userId).toString("base64url");
      return `${appOrigin}${stopPath}?token=${id}.${macOf(userId)}`;
    },
    read(token) {
      const [, id, mac] = /^([\w-]{1,200})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || mac === undefined) return undefined;
      const userId = Buffer.from(id, "base64url").toString();
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(userId))) ? userId : undefined;
    },
  };
}
