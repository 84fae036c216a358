interface TrustedPolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

/** An address that the app hands to the browser as a program to run, under a policy for just that one; it is constant. */
export function trustedScript(policy: string, address: string): string {
  const policies: TrustedPolicies | undefined = Reflect.get(globalThis, "trustedTypes");
  if (!policies) return address;
  return policies.createPolicy(policy, { createScriptURL: () => address }).createScriptURL("");
}
