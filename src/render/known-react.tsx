import {
  Fragment,
  createContext,
  createElement,
  memo,
  use,
  useContext,
  useMemo,
  useState,
} from "react";
import type { ReactNode } from "react";
import { quickMarkup } from "./quick-markup.ts";

/** The React of which the quick renderer is known to write the same bytes: the tests compare them. */
const proven = "19.3.";

const Word = createContext("outer");

function Probe({ name }: { name: string }): ReactNode {
  const [state] = useState(() => use(Word));
  const context = useContext(Word);
  const remembered = useMemo(() => name.length, [name]);
  return createElement(Fragment, null, state, context, remembered);
}

const Remembered = memo(Probe);

/** Whether the elements, contexts and hooks of this version are what the quick renderer takes them for. */
export function isKnownReact(version: string): boolean {
  if (!version.startsWith(proven)) return false;
  try {
    const drawn = quickMarkup(
      <Word value="a">
        <p className="b">
          <Remembered name="&" />
        </p>
      </Word>,
    );
    return drawn === '<p class="b">aa1</p>';
  } catch {
    return false;
  }
}
