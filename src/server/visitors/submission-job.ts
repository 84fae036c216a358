/** The kind of work that follows a stored submission: mail about it. */
export const submissionJobKind = "visitors.notice";

export function submissionJob(submissionId: number) {
  return { kind: submissionJobKind, payload: { submissionId } };
}
