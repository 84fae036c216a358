/** Name and value of the cookie that says that a choice was made (R23). */
export function consentCookie(siteId: number): string {
  return `website-cookie-${siteId}`;
}
