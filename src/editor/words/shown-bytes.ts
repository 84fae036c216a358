const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Bytes as people say them: in the largest unit of which there is at least one, at least in kilobytes (of 1024). */
export function shownBytes(language: string, bytes: number): string {
  let value = bytes / 1_024;
  let unit = 0;
  while (value >= 1_000 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  const maximumFractionDigits = value < 10 && unit > 0 ? 1 : 0;
  const style = { style: "unit", unit: units[unit], maximumFractionDigits } as const;
  return new Intl.NumberFormat(language, style).format(bytes > 0 ? Math.max(value, 1) : 0);
}
