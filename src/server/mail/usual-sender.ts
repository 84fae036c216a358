/**
 * Who emails are from where nobody says otherwise. A host without a name gives none to an address, and one with an
 * underscore that of the domain above it, as no address may have one.
 */
export function usualSender(appOrigin: string): string {
  const { hostname } = new URL(appOrigin);
  const labels = hostname.startsWith("[") ? [] : hostname.replace(/\.$/, "").split(".");
  const named = labels.slice(labels.findLastIndex((label) => label.includes("_")) + 1);
  return `Vitrine <noreply@${named.join(".") || "localhost"}>`;
}
