import { Suspense } from "react";
import type { ReactNode } from "react";
import { useFeatures } from "./features-context.ts";

export interface SignInOverProps {
  readonly onClose: () => void;
  /** Somebody may be signed in again, here or in another tab. */
  readonly onBack: () => void;
}

/** Signing in again, over what is shown. */
export function SignInOver({ onClose, onBack }: SignInOverProps): ReactNode {
  return useFeatures().map(
    ({ name, SignInAgain }) =>
      SignInAgain && (
        <Suspense key={name}>
          <SignInAgain onClose={onClose} onSignedIn={onBack} onReturn={onBack} />
        </Suspense>
      ),
  );
}
