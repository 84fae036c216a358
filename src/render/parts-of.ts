/** The parts of a list; what divides it divides nothing within brackets or quotes. */
export function partsOf(list: string, divider: "," | ";"): string[] {
  const texts: string[] = [];
  let depth = 0;
  let quote = "";
  let start = 0;
  for (let index = 0; index <= list.length; index += 1) {
    const sign = list[index] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === "(" || sign === "[") depth += 1;
    else if (sign === ")" || sign === "]") depth -= 1;
    if (index < list.length && (sign !== divider || depth > 0 || quote !== "")) continue;
    texts.push(list.slice(start, index));
    start = index + 1;
  }
  return texts;
}
