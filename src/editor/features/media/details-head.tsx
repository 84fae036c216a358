import { ArrowLeft, X } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { typedWithin } from "../../ui/typed-within.ts";
import { Link } from "../../navigation/link.tsx";
import { IconButton } from "../../ui/button.tsx";
import { useTranslate } from "../../words/i18n.ts";

interface NameFieldProps {
  readonly label: string;
  readonly name: string;
  /** In grapheme clusters. */
  readonly limit: number;
  readonly isReadOnly?: boolean;
  /** Called with a name that is another one, and not empty. */
  readonly onRename: (name: string) => void;
}

/** The name of a picture or a file, which is also what a search finds it by. */
function NameField({
  label,
  name,
  limit,
  isReadOnly = false,
  onRename,
}: NameFieldProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const commit = (): void => {
    const wanted = typed.trim();
    if (wanted === "") setTyped(name);
    else if (wanted !== name) onRename(wanted);
  };
  return (
    <span className="input media-name-field">
      <input
        aria-label={label}
        spellCheck={false}
        readOnly={isReadOnly}
        value={typed}
        onChange={({ target }) => setTyped(typedWithin(target, typed, limit))}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
      />
    </span>
  );
}

interface DetailsHeadProps extends NameFieldProps {
  /** Where the library without these details is. */
  readonly backTo: string;
  readonly backLabel: string;
  readonly onClose: () => void;
}

/** The name of what the details are about, and the ways back to the library. */
export function DetailsHead({ backTo, backLabel, onClose, ...field }: DetailsHeadProps): ReactNode {
  const t = useTranslate();
  return (
    <div className="media-details-head">
      <Link
        className="button icon-only ghost only-small"
        to={backTo}
        aria-label={backLabel}
        title={backLabel}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <NameField key={field.name} {...field} />
      <IconButton
        className="hide-small"
        label={t("close")}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
    </div>
  );
}
