export interface Deadline {
  readonly signal: AbortSignal;
  /** The time is over, as opposed to a caller who gave up. */
  isOver(): boolean;
  stop(): void;
}

/** A signal that ends with the time limit of a call or with the caller's own signal. */
export function startDeadline(budget: number, given: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = true;
    controller.abort();
  }, budget);
  const giveUp = () => controller.abort(given?.reason);
  if (given?.aborted) giveUp();
  given?.addEventListener('abort', giveUp, { once: true });
  return {
    signal: controller.signal,
    isOver: () => over,
    stop() {
      clearTimeout(timer);
      given?.removeEventListener('abort', giveUp);
    },
  };
}
