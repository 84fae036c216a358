import { relative } from "node:path";
import { z } from "zod";

/** Whom a test asks: the servers behind the balancer, the same through a browser, or no server at all. */
export type Asked = "servers" | "browser" | "none";

/** What became of one test. */
export interface Tried {
  readonly name: string;
  readonly asked: Asked;
  /** Skipped are those of what can be told of one server alone. */
  readonly outcome: "passed" | "failed" | "skipped";
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

function outcomeOf(status: string): Tried["outcome"] {
  return status === "passed" || status === "failed" ? status : "skipped";
}

/** The tests of Vitest's report, of files below a folder. Throws where a file couldn't be loaded. */
export function triedByUnits(
  report: unknown,
  { root, asking }: { root: string; asking: readonly string[] },
): Tried[] {
  const { testResults } = unitReport.parse(report);
  return testResults.flatMap(({ name: path, status, message, assertionResults }) => {
    if (status === "failed" && assertionResults.length === 0)
      throw new Error(`${path}: ${message ?? "no tests"}`);
    const asked: Asked = asking.includes(relative(root, path)) ? "servers" : "none";
    return assertionResults.map(({ fullName: name, status: told }) => ({
      name,
      asked,
      outcome: outcomeOf(told),
    }));
  });
}

interface Suite {
  readonly title: string;
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(suite).optional();
  },
});

const storyReport = z.object({
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(suite),
});

function storiesOf({ title, specs, suites = [] }: Suite): Tried[] {
  const own = specs.map((spec): Tried => ({
    name: `${title} ${spec.title}`,
    asked: "browser",
    outcome: spec.ok ? "passed" : "failed",
  }));
  const below = suites.flatMap(storiesOf);
  return [...own, ...below.map((one) => ({ ...one, name: `${title} ${one.name}` }))];
}

/** The stories of Playwright's report. Throws where they couldn't be run. */
export function triedByStories(report: unknown): Tried[] {
  const { errors, suites } = storyReport.parse(report);
  const [error] = errors;
  if (error) throw new Error(error.message ?? "the stories could not be run");
  return suites.flatMap(storiesOf);
}
