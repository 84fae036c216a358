/** The kind of work that looks a domain up. */
export const checkDomainJob = "domains.check";

/** A look at a domain, at a time in milliseconds since 1970. */
export function checkLater(id: number, runAt: number) {
  return { kind: checkDomainJob, payload: { id }, runAt };
}
