import { type NewPlan, farthestDays } from "#/api/schedule.ts";
import { instantOf } from "#/lib/zoned-time.ts";
import { ApiError } from "../../../../api/api-error.ts";

/** Why a time can't be planned for. */
export type PlanTimeProblem = "missing" | "past" | "far";

const dayMs = 86_400_000;

/** What is wrong with the time of a plan (PLAN-04), as the server will see it; `now` in milliseconds. */
export function planTimeProblem(
  { time, timeZone }: Pick<NewPlan, "time" | "timeZone">,
  now: number,
): PlanTimeProblem | undefined {
  if (time === "") return "missing";
  const ahead = instantOf(time, timeZone) - now;
  if (ahead > farthestDays * dayMs) return "far";
  return ahead > 0 ? undefined : "past";
}

/** Whether the server refused a plan for its time, which can pass while it is sent. */
export function isTimeRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === "invalid" && hasPath(error.details, "/time");
}

function hasPath(details: unknown, path: string): boolean {
  return (
    Array.isArray(details) &&
    details.some(
      (one: unknown) =>
        typeof one === "object" && one !== null && Reflect.get(one, "path") === path,
    )
  );
}
