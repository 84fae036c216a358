/** Enough of an address to tell reporters apart, and not enough to write to them: "a…@e….org". */
export function maskEmail(email: string): string {
  const [, name = "", domain = "", ending = ""] = /^(.)[^@]*@(.).*?(\.[^.]*)?$/su.exec(email) ?? [];
  return name === "" ? "" : `${name}…@${domain}…${ending}`;
}
