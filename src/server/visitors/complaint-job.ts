/** The kind of work that follows a stored complaint: emails. */
export const complaintJobKind = "complaints.emails";

export function complaintJob(submissionId: number) {
  return { kind: complaintJobKind, payload: { submissionId } };
}
