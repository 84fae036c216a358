import type { SiteRecord } from "#/site/site.ts";

/** Flags of countries by code in small letters. */
export interface FlagFiles {
  /** The codes of a site's flags that there are; none where it has no language menu. */
  codesFor(site: SiteRecord): readonly string[];
  read(code: string): Buffer | undefined;
}

export async function loadFlagFiles(): Promise<FlagFiles> {
  const flags: Readonly<Record<string, unknown>> = await import("country-flag-icons/string/3x2");

  function read(code: string): Buffer | undefined {
    const name = code.toUpperCase();
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    return typeof flag === "string" ? Buffer.from(flag) : undefined;
  }

  return {
    codesFor({ languages }) {
      const active = languages.filter(({ status }) => status === "active");
      if (active.length < 2) return [];
      return [...new Set(active.map(({ flagCode }) => flagCode))].filter((code) => read(code));
    },
    read,
  };
}
