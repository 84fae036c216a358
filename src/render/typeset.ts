const space = "\u00a0";

// Words that must not end a line, and particles that must not begin one.
const shortWords: Record<string, { readonly before: string; readonly after: string }> = {
  ru: {
    before:
      "а|без|бы|в|во|вы|да|для|до|за|и|из|или|их|к|ко|мы|на|над|не|ни|но|о|об|обо|он|от|по|под|при|про|с|со|то|ты|у|что|это|я",
    after: "б|бы|ж|же|ли|ль",
  },
  uk: {
    before:
      "а|або|б|без|в|від|для|до|є|з|за|зі|і|із|й|на|над|не|ні|о|об|по|під|при|про|та|то|у|це|я",
    after: "б|би|ж|же",
  },
  be: {
    before: "а|або|без|в|да|для|за|з|і|й|на|над|не|ні|па|пад|пры|у|ў|ці|я",
    after: "б|бы|ж|жа",
  },
};

const units =
  "%|‰|°C|₽|₴|₸|€|\\$|£|руб|р|коп|тыс|млн|млрд|грн|т|кг|г|гг|мг|л|мл|км|м|см|мм|га|м²|м³|кВт|Вт|ч|мин|сек|с|шт|чел|лет|год|года|дня|дней|час|часа|часов|минут|минуты|" +
  "kg|g|mg|t|l|ml|km|m|cm|mm|ha|m²|m³|kW|W|h|min|s|GB|MB|KB|px|am|pm|a\\.m|p\\.m|USD|EUR|RUB|UAH|KZT";

// What stands around a space that must not break. All rules of a language are tried in one pass over its spaces.
const everywhere = [
  "(?=[—₽₴₸€])",
  // the groups of a long figure: 12 500
  "(?=\\d{3}(?!\\d))(?<=(?<![\\p{L}\\p{N}])\\d{1,3}(?:\\s\\d{3})* )",
  `(?<=\\d )(?=(?:${units})(?![\\p{L}\\p{N}]))`,
  "(?<=(?<!\\p{L})[№§] )(?=\\d)",
];

const french = ["(?<=\\S )(?=[;:!?»](?:\\s|$))", "(?<=« )(?=\\S)"];

const spaces = new Map<string, RegExp>([
  ...Object.entries(shortWords).map(
    ([language, words]) => [language, spaceOf([...everywhere, ...rulesOf(words)])] as const,
  ),
  ["fr", spaceOf([...everywhere, ...french])],
]);
const anySpace = spaceOf(everywhere);

/**
 * The text as it is displayed: some of its spaces made non-breaking, nothing else changed. Short prepositions,
 * conjunctions and particles stay with their word, units and ₽ with their number, a dash with what stands before it.
 * `language` is a code such as "ru" or "ru-RU". Never store the result.
 */
export function typeset(text: string, language: string): string {
  if (!text.includes(" ")) return text;
  return text.replace(spaces.get(language.slice(0, 2).toLowerCase()) ?? anySpace, space);
}

function spaceOf(rules: readonly string[]): RegExp {
  return new RegExp(` (?:${rules.join("|")})`, "gu");
}

function rulesOf({ before, after }: { before: string; after: string }): string[] {
  return [
    `(?=[\\p{L}\\p{N}«„"(])(?<=(?<![\\p{L}\\p{N}\\-])(?:${anyCase(before)}) )`,
    `(?=(?:${anyCase(after)})(?![\\p{L}\\p{N}\\-]))(?<=\\p{L} )`,
  ];
}

function anyCase(words: string): string {
  return words.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
