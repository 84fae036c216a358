import { useRef } from "react";
import type { ReactNode } from "react";

export interface FileButtonProps {
  readonly className: string;
  readonly accept: string;
  readonly label?: string;
  /** Several can be chosen; `onFile` hears of each. */
  readonly isMultiple?: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file of this device. */
export function FileButton({
  className,
  accept,
  label,
  isMultiple = false,
  onFile,
  children,
}: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          for (const file of files) onFile(file);
        }}
      />
    </>
  );
}
