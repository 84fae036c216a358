const longest = 253;
const labelPattern = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Whether a host, as addresses have it, is of letters, digits and hyphens alone: those of addresses may have quotes and braces. */
export function isHostName(host: string): boolean {
  return host.length <= longest && host.split(".").every((label) => labelPattern.test(label));
}
