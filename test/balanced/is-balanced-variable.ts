/** Set by `npm run cluster -- security`: every world is behind a balancer. */
export const balancedVariable = "VITRINE_BALANCED_WORLDS";
