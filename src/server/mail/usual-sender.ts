/** Who emails are from where nobody says otherwise. A host without a name gives none to an address. */
export function usualSender(appOrigin: string): string {
  const { hostname } = new URL(appOrigin);
  return `Vitrine <noreply@${hostname.startsWith("[") ? "localhost" : hostname}>`;
}
