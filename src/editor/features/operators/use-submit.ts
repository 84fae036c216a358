import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

export interface Submit {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** From then on what is missing is said. */
  readonly wasTried: boolean;
  /** Does it where what was typed is right. */
  submit(isRight: boolean): void;
}

/** What a dialog does when its form is sent, and how that went. */
export function useSubmit(work: () => Promise<unknown>): Submit {
  const [wasTried, setTried] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: work });
  return {
    isBusy: isPending,
    error,
    wasTried,
    submit(isRight) {
      setTried(true);
      if (isRight) mutate();
    },
  };
}
