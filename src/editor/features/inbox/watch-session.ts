import { ApiError } from "../../api/api-error.ts";
import type { Call, CallOptions } from "../../api/request.ts";
import type { Signal } from "../../signals/signal.ts";

/** The same calls, which tell whether the session is over: so the server said last. */
export function watchSession(call: Call, isOver: Signal<boolean>): Call {
  return async <Answer>(path: string, options?: CallOptions): Promise<Answer> => {
    try {
      const answer = await call<Answer>(path, options);
      isOver.set(false);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) isOver.set(true);
      throw error;
    }
  };
}
