import type { Plugin } from "vite";

/** How the look of a section is asked for: along with the styles of whatever files it shares code with. */
const asking = /[\w$]+\(\(\)=>import\(`(\.\/look-[\w~.-]+\.js)`\),__vite__mapDeps\(\[[\d,]*\]\)\)/g;
/** The names of a file's styles. */
const table = /const __vite__mapDeps=.*?=>i\.map\(i=>d\[i\]\);\n?/;

/** Asks for looks without styles, and names none where nothing else asks for any. */
export function askForLooksAlone(code: string): string {
  const direct = code.replaceAll(asking, "import(`$1`)");
  if (direct === code || direct.includes("__vite__mapDeps([")) return direct;
  return direct.replace(table, "");
}

/** The look of a section has none of the app's styles: names of them were 0.1 KB of what defines each section. */
export function looksAlone(): Plugin {
  return {
    name: "looks-alone",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = askForLooksAlone(file.code);
      },
    },
  };
}
