import { operatorRouteList } from "#/server/operators/operators.ts";
import type { Scenario, ScenarioTable } from "../scenarios.ts";

/** Any id does: who asks is looked at first. */
function urlOf(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, "1");
}

export const table: ScenarioTable = {
  subject: "who may see the operators' screens",
  rows: operatorRouteList.flatMap((route): Scenario[] => {
    const [method = "", pattern = ""] = route.split(" ");
    const asked = { method: method as Scenario["method"], url: urlOf(pattern) };
    return [
      {
        ...asked,
        as: "owner",
        name: `OPER-09: for an owner there is no ${route}`,
        expect: { status: 404, code: "not-found" },
      },
      {
        ...asked,
        name: `OPER-09: a stranger has to sign in for ${route}`,
        expect: { status: 401, code: "not-signed-in" },
      },
    ];
  }),
};
