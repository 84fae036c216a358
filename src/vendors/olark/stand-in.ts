import type { ScriptStandIn } from "../stand-in.ts";

export const standIn: ScriptStandIn<"key"> = {
  values: {
    key: {
      good: ["1234-567-89-0123"],
      hostile: ["1234-567-89-0123</script>", "1234567890123"],
    },
  },
  asks: () => ["https://static.olark.com/jsclient/loader.js"],
};
