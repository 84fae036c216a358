import type { MessengerName } from "./messenger-name.ts";

const facebookHosts = /^(?:[a-z0-9-]+\.)*(?:facebook\.com|fb\.com|fb\.me|m\.me|messenger\.com)$/i;

/** Whether a facebook value without its scheme begins with a host rather than being a handle. */
function hasHost(value: string): boolean {
  const [host = "", ...path] = value.split("/");
  return facebookHosts.test(host) || (path.length > 0 && host.includes("."));
}

function facebookLink(value: string): string {
  const bare = value.replace(/^https?:\/\//i, "");
  return bare !== value || hasHost(bare) ? `https://${bare}` : `https://m.me/${bare}`;
}

/** The first dash goes, the first plus is encoded (specification, section 5). */
function dialled(value: string): string {
  return value.replace("-", "").replace("+", "%2B");
}

/** The link that a messenger's button opens, built by section 5 and R8. */
export function messengerLink(name: MessengerName, value: string): string {
  switch (name) {
    case "facebook":
      return facebookLink(value);
    case "whatsapp":
      return `https://api.whatsapp.com/send?phone=${dialled(value)}`;
    case "telegram":
      return `https://t.me/${value.replace(/^@/, "")}`;
    case "viber":
      return `viber://chat?number=${dialled(value)}`;
  }
}
