/**
 * What `make` makes, once for each language. A format of the browser's takes milliseconds to be made, and what says
 * something while somebody types can't make one at each letter.
 */
export function onceByLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const known = new Map<string, Made>();
  return (language) => {
    const made = known.get(language) ?? make(language);
    known.set(language, made);
    return made;
  };
}
