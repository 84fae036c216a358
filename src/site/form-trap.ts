/** Name of the field of every visitors' form that people can't see; whoever fills it is a robot. */
export const formTrap = "homepage";

/** Most characters that a visitor's form takes in a field. */
export const visitorTextLimits = { name: 120, email: 254, message: 5000 } as const;
