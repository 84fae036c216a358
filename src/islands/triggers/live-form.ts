/** Forms that an island looks after. */
export const liveForm = "form[data-form][data-words]";
