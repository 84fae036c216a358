import type { Editor } from "./editor.ts";

/** State that a part of the editor keeps for each site that is open; made when it is first asked for. */
export function editorState<State>(create: (editor: Editor) => State): (editor: Editor) => State {
  const states = new WeakMap<Editor, State>();
  return (editor) => {
    const known = states.get(editor);
    if (known !== undefined) return known;
    const state = create(editor);
    states.set(editor, state);
    return state;
  };
}
