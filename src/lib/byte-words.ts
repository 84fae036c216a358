const units = ["byte", "kilobyte", "megabyte"] as const;

/** A size of a file as people say it, e.g. "312 kB". */
export function byteWords(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : bytes < 999_500 ? 1 : 2;
  const value = bytes / 1000 ** step;
  const digits = step === 2 && value < 10 ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[step],
    unitDisplay: step === 0 ? "long" : "short", // in short a few of them are "8 byte"
    maximumFractionDigits: digits,
  }).format(value);
}
