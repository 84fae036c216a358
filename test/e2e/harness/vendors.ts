import {
  chatSettings,
  goodTracking,
  goodValues,
  testChats,
  testTrackers,
} from "../../fixtures/vendors.ts";

export { chatSettings, goodTracking as trackingIds };

/** The chat that is primary where one of them has to be. */
export const chosenChat = "intercom";

/** Every chat with its key and the address of its script. */
export const chats = testChats.map(({ name, standIn }) => ({
  name,
  key: goodValues(standIn)["key"] ?? "",
  script: standIn.asks({ key: goodValues(standIn)["key"] ?? "" })[0] ?? "",
}));

/** Addresses of the scripts that wait for a flag of the choice, the chosen chat's among them. */
function scriptsOf(flag: string): readonly string[] {
  const used = [...testTrackers, ...testChats.filter(({ name }) => name === chosenChat)];
  return used
    .filter(({ category }) => category === flag)
    .flatMap(({ standIn }) => standIn.asks(goodValues(standIn) as Record<"key", string>));
}

export const analyticsScripts = scriptsOf("analytics");
export const marketingScripts = scriptsOf("marketing");
