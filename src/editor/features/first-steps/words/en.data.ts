/** Words of the checklist on a new site: the namespace `firstSteps`. */
export const firstStepsEn = {
  title: "First steps",
  done: "First steps done",
  count: "{{done}} of {{all}}",
  close: "Close the checklist",
  fold: "Collapse the checklist",
  unfold: "Expand the checklist",
  isDone: "Done",
  steps: {
    starter: "Choose what to start from",
    name: "Name and colour",
    title: "Write your title",
    picture: "Use a picture of your own",
    publish: "Publish",
  },
} as const;
