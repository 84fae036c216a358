/** What each shortcut does, by its name: the namespace `keys`. */
export const keysEn = {
  undo: "Undo",
  redo: "Redo",
  save: "Save now",
  insert: "Add a section",
  duplicate: "Duplicate the section",
  copy: "Copy the section",
  cut: "Cut the section",
  paste: "Paste below the section",
  delete: "Delete the section",
  moveUp: "Move the section up",
  moveDown: "Move the section down",
  toolbar: "Go to the toolbar",
  find: "Find and replace",
  climb: "Go up a level: text, section, page",
  palette: "Go anywhere by name",
  help: "Show shortcuts",
};
