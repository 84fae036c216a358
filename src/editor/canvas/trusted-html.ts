/** What gives out HTML that the browser takes where the app is served with trusted types. */
export interface TrustedHtmlPolicies {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): { createHTML(text: string): string };
}

/** The browser's policies; undefined where it knows none and takes any text. */
export function trustedHtmlPolicies(): TrustedHtmlPolicies | undefined {
  return Reflect.get(globalThis, "trustedTypes");
}
