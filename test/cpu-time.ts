/**
 * Begins to count the time that this thread computes; each call of the answer gives the milliseconds so far.
 * What else the machine does meanwhile counts for nothing, so a bound on it fails only with the code.
 */
export function startCpuTime(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1_000;
  };
}
