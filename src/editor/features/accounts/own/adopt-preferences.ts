import type { AccountClient } from "../../../api/account-client.ts";
import { chooseColourMode } from "../../../shell/colour-mode.ts";
import { chooseLanguage } from "../../../words/i18n.ts";
import { isInterfaceLanguage } from "../../../words/languages.ts";

/**
 * The app is as the account that has just signed in here wants it, whichever screen comes next. Where that can't be
 * known, as this device knows it.
 */
export async function adoptPreferences(client: Pick<AccountClient, "preferences">): Promise<void> {
  try {
    const { language, colourMode } = await client.preferences();
    if (colourMode !== null) chooseColourMode(colourMode);
    if (language !== null && isInterfaceLanguage(language)) await chooseLanguage(language);
  } catch {
    // signing in has worked: the next visit asks again
  }
}
