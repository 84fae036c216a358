import { sep } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const programs = `${sep}test${sep}`;

/**
 * The order of files of tests: those beside the code first, then those in `test/`, which start programs, kill them
 * and wait. Where time is up before all are through (see time-limit.ts), most tests were.
 */
export class ProgramsLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const inOrder = await super.sort(files);
    const isLate = ({ moduleId, project }: TestSpecification) =>
      moduleId.startsWith(`${project.config.root}${programs}`);
    return [...inOrder.filter((file) => !isLate(file)), ...inOrder.filter(isLate)];
  }
}
