import { CircleQuestionMark } from "lucide-react";
import type { Command } from "../../../shell/command.ts";
import { translator } from "../../../words/i18n.ts";
import { isGuess, matchScore, plain, wordsOf } from "../match.ts";

/** What owners ask, and the id of the command that leads to where it is done. */
const places = {
  publish: "publish",
  publishLater: "settings.schedule",
  unpublish: "settings.schedule",
  restore: "screen.frame.versions",
  newPage: "page.add",
  reuse: "page.save",
  draft: "panel.pages",
  preview: "share",
  domain: "settings.domains",
  password: "settings.access",
  language: "settings.languages",
  seo: "settings.page",
  sharing: "settings.sharing",
  messages: "screen.frame.inbox",
  invite: "settings.people",
  look: "panel.theme",
  menu: "part.navigation",
  pictures: "screen.frame.media",
  analytics: "settings.tracking",
  cookies: "settings.cookies",
  redirects: "settings.redirects",
  export: "settings.export",
  replace: "panel.find",
} as const;

const questions = Object.keys(places) as readonly (keyof typeof places)[];

/** A question that is answered before anything is done. */
export interface HelpCommand extends Command {
  readonly answer: string;
  /** The id of the command that leads to where it is done. */
  readonly place: string;
  /** What the button behind the answer says. */
  readonly action: string;
}

export function isHelp(command: Command): command is HelpCommand {
  return "answer" in command;
}

/** The questions whose place is among these commands: what somebody may not do they aren't told about. Their words are loaded. */
export function helpCommands(commands: readonly Command[]): readonly HelpCommand[] {
  const t = translator("help");
  const byId = new Map(commands.map((command) => [command.id, command]));
  return questions.flatMap((name) => {
    const place = byId.get(places[name]);
    if (!place) return [];
    const { group, run, label } = place;
    return [
      {
        id: `help.${name}`,
        group,
        label: t(`about.${name}.ask`),
        synonyms: t(`about.${name}.words`),
        place: place.id,
        answer: t(`about.${name}.answer`),
        action: group === "do" ? label : t("open", { name: label }),
        Icon: CircleQuestionMark,
        run,
      },
    ];
  });
}

/** Most questions that are offered at once, while something is typed. */
const most = 4;

/** The questions that answer what is typed, best first, however it is asked; all of them while nothing is typed. */
export function foundHelp(help: readonly HelpCommand[], typed: string): readonly HelpCommand[] {
  if (help.length === 0 || typed.trim() === "") return help;
  const fillers = new Set(wordsOf(plain(translator("help")("fillers"))));
  const asked = wordsOf(plain(typed)).filter((word) => !fillers.has(word));
  if (asked.length === 0) return help.slice(0, most);
  const scored = help.map((one) => {
    const found = asked.map((word) => matchScore(one, word)).filter((score) => !isGuess(score));
    return { one, count: found.length, score: found.reduce((sum, score) => sum + score, 0) };
  });
  // people say more than it takes, but half of it has to be about the same
  const count = Math.max(...scored.map((one) => one.count));
  if (count * 2 < asked.length) return [];
  return scored
    .filter((one) => one.count === count)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}
