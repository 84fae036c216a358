/** The moment from which a run begins no more tests, in milliseconds since 1970. */
const endVariable = "VITRINE_TESTS_END";

/** Why a story was left out, in reports. */
export const noTimeLeft = "no time left";

/** What makes tests that are run with it end by a moment, in milliseconds since 1970. */
export const endingBy = (moment: number): NodeJS.ProcessEnv => ({ [endVariable]: String(moment) });

/** Whether no more tests are begun; never where a run has all the time it needs. */
export const isTimeUp = () => Date.now() >= Number(process.env[endVariable] ?? Infinity);
