import { CircleUser } from "lucide-react";
import { navigate } from "../../navigation/location.ts";
import type { CommandSource } from "../../shell/command.ts";
import { loadWords, translator } from "../../words/i18n.ts";

/** The way to what belongs to the account. */
export const accountsCommands: CommandSource = async () => {
  await Promise.all([loadWords("account"), loadWords("palette")]);
  return [
    {
      id: "account",
      group: "go",
      label: translator("account")("title"),
      synonyms: translator("palette")("synonyms.account"),
      Icon: CircleUser,
      run: () => navigate("/account"),
    },
  ];
};
