/** Words for texts of any length; the second is one of 22 letters. */
const words: Record<string, readonly string[]> = {
  ru: "Меряем электросопротивлениями каждую пару ламп и честно говорим, сколько проживёт модуль под капотом в мороз, жару и дождь без единой ошибки на приборной панели вашего автомобиля".split(
    " ",
  ),
  en: "We convince counterrevolutionaries with plain figures and honest pictures, because a careful answer given on time is worth more than any promise printed on the box".split(
    " ",
  ),
};
/** Texts whose limit leaves no room for words: counts and prices. */
const shortest: Record<number, string> = { 7: "99 999₽", 10: "125 метров" };

/** A text of exactly `limit` characters in words of the language. */
export function textOfLength(limit: number, language: string): string {
  const figure = shortest[limit];
  if (figure !== undefined) return figure;
  const source = words[language] ?? words["en"] ?? [];
  let text = "";
  for (let index = 0; text.length < limit; index += 1)
    text += `${text === "" ? "" : " "}${source[index % source.length]}`;
  return text
    .slice(0, limit - 1)
    .trimEnd()
    .padEnd(limit, ".");
}

/** The same in lines: a name and "•" lines. */
export function listOfLength(limit: number, language: string): string {
  const text = textOfLength(limit, language);
  const cut = [60, 150, 260, 380].map((at) => text.indexOf(" ", at)).filter((at) => at > 0);
  let lines = text;
  for (const at of cut.toReversed()) lines = `${lines.slice(0, at)}\n• ${lines.slice(at + 1)}`;
  return lines.slice(0, limit);
}
