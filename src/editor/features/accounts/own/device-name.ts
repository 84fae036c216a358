const browsers = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
] as const;

type Names = readonly (readonly [pattern: RegExp, name: string])[];

function nameIn(names: Names, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}

/** What a person calls a browser that names itself like this, e.g. "Chrome, macOS"; undefined for what is none. */
export function deviceName(userAgent: string): string | undefined {
  const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : known.join(", ");
}
