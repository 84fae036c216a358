const letters: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "y",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  і: "i",
  ї: "yi",
  є: "ye",
  ґ: "g",
  ß: "ss",
  æ: "ae",
  ø: "o",
  ł: "l",
};

/** The longest slug that leaves room for a number behind it. */
const longest = 50;

/** What a site's address may be called after its name: `Фары и свет` → `fary-i-svet`. */
export function slugFromName(name: string): string {
  const latin = [...name.toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
  const slug = latin
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, "");
  return slug === "" ? "site" : slug;
}
