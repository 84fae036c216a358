/** Values that tests try. */
export interface TriedValues {
  /** Stored as they are; the first one stands for the others where one is enough. */
  readonly good: readonly [string, ...string[]];
  /** What people paste, and what is stored of it. */
  readonly pasted?: readonly (readonly [pasted: string, stored: string])[];
  /** Refused, besides what no vendor takes (`hostileValues`). */
  readonly hostile: readonly string[];
}

/** How tests stand in for a vendor whose script runs in pages. */
export interface ScriptStandIn<Value extends string = string> {
  readonly values: Readonly<Record<Value, TriedValues>>;
  /** Addresses, without their queries, that its loader asks for with these values. */
  readonly asks: (values: Readonly<Record<Value, string>>) => readonly string[];
}

/** How tests stand in for a messenger. */
export interface MessengerStandIn {
  readonly values: Readonly<Record<"value", TriedValues>>;
  /** Links by what is stored. */
  readonly links: readonly (readonly [stored: string, link: string])[];
}

/** What no value of any vendor may be: attempts to leave an address, an attribute or a script. */
export const hostileValues = [
  "');alert(1)//",
  '"><script>alert(1)</script>',
  "</script>",
  "javascript:alert(1)",
  "data:text/html,x",
  "../../evil.js",
  "//evil.example",
  "?x=1",
  "a b",
  "1".repeat(400),
  "G-ABC\n",
  "\u0000",
  "https://",
] as const;

/** What no host that an owner names may be. */
export const hostileHosts = [
  "http://stats.example.com",
  "stats.example.com/path",
  "stats.example.com:8443",
  "user@stats.example.com",
  "stats.example.com#x",
  "stats.example.com;script-src *",
  "stats.example.com https://evil.example",
  "*.example.com",
  "*",
  "localhost",
  "127.0.0.1",
  "2130706433",
  "0x7f.1",
  "[::1]",
  "-stats.example.com",
  "stats..example.com",
  "stats.example.com\\evil",
  "stats.example.com'",
  "stats%2eexample.com",
  `${"a".repeat(64)}.example.com`,
] as const;
