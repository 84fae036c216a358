/** Texts name commands as the sources have them: with the program of a packed installation they are its own. */
export function withCommandsOf(program: string | undefined, text: string): string {
  return program === undefined
    ? text
    : text.replaceAll(/npm run ([a-z-]+)( --)?/g, `${program} $1`);
}
