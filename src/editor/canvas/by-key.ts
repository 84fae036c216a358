/**
 * How a key leads from the page to the editor around it, and back: with a ring. The key was pressed in another document
 * than the focus goes to, where the last that was heard of may be a mouse.
 */
export const byKey: FocusOptions = { focusVisible: true };
