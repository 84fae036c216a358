import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest by test comes last: databases for the server's, programs that are started and killed in `test/`. */
const late = [path.join("src", "server"), "test"];

/**
 * The order of files of tests: where time is up before all are through (see time-limit.ts), most tests were.
 */
export class ProgramsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = path.relative(project.config.root, moduleId);
      return late.findIndex((folder) => place.startsWith(folder + path.sep));
    };
    // oxlint-disable-next-line unicorn/no-array-sort
    const inOrder = await super.sort(files);
    return inOrder.toSorted((one, other) => rank(one) - rank(other));
  }
}
