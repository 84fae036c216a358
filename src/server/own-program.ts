import { withCommandsOf } from "#/lib/own-commands.ts";

/** The program that a packed installation is run by, which names itself; undefined for the sources. */
export function ownProgram(): string | undefined {
  const name = process.env["VITRINE_PROGRAM"] ?? "";
  return /^[a-z]{1,20}$/.test(name) ? name : undefined;
}

/** A text for an operator, with the commands as they are called here. */
export function withOwnCommands(text: string): string {
  return withCommandsOf(ownProgram(), text);
}
