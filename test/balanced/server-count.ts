/** How many servers stand behind a balancer. */
export const balancedServers = 3;
