/** Letters that are written with others where only Latin ones go; German ones as Germans do it. */
const latin: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  ё: "e",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
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
};

/** A name in small Latin letters, digits and hyphens: `Фары и свет` → `fary-i-svet`; "" where nothing of it can be written. */
export function latinSlug(name: string, longest: number): string {
  const letters = [...name.toLowerCase().normalize("NFC")].map((letter) => latin[letter] ?? letter);
  const plain = letters.join("").normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const words = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  return words.slice(0, longest).replace(/-+$/, "");
}

/** The longest slug that leaves room for a number behind it. */
const longest = 50;

/** What a site's address may be called after its name. */
export function slugFromName(name: string): string {
  return latinSlug(name, longest) || "site";
}
