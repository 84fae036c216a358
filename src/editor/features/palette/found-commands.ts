import type { Command } from "../../shell/command.ts";
import { isGuess, matchScore } from "./match.ts";

/** Most lines of a group, while something is typed and while nothing is. */
const shown = { found: 8, all: 40 } as const;

const goFirst = ["go", "do"] as const;
const doFirst = ["do", "go"] as const;

export interface CommandGroup {
  readonly name: "recent" | "go" | "do" | "help";
  readonly commands: readonly Command[];
}

/** What answers what is typed, best first; while nothing is typed what was used last, and then the rest. */
export function foundCommands(
  commands: readonly Command[],
  typed: string,
  recent: readonly string[],
): readonly CommandGroup[] {
  const isEmpty = typed.trim() === "";
  const lately = isEmpty
    ? recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
    : [];
  const rank = (id: string): number =>
    recent.includes(id) ? recent.length - recent.indexOf(id) : 0;
  const scored = commands
    .filter((command) => !lately.includes(command))
    .map((command) => ({ command, score: isEmpty ? 1 : matchScore(command, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || rank(b.command.id) - rank(a.command.id));
  const areGuesses = isGuess(scored[0]?.score ?? 0);
  const found = scored
    .filter(({ score }) => areGuesses || !isGuess(score))
    .map(({ command }) => command);
  // the group of the best answer comes first
  const names = found[0]?.group === "do" && !isEmpty ? doFirst : goFirst;
  const groups: CommandGroup[] = [
    { name: "recent", commands: lately },
    ...names.map((name) => ({
      name,
      commands: found
        .filter(({ group }) => group === name)
        .slice(0, isEmpty ? shown.all : shown.found),
    })),
  ];
  return groups.filter((group) => group.commands.length > 0);
}
