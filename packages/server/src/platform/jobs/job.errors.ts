/** Why a job must stop: a person cancelled it, another worker has it, the server stops, or it took too long. */
export type StopReason = 'annulee' | 'perdue' | 'arret' | 'delai';

/** The reason of a job's aborted signal. */
export class JobStop extends Error {
  constructor(readonly why: StopReason) {
    super(`the job was stopped: ${why}`);
  }
}

/** The job belongs to another worker by now: nothing more may be written in its name. */
export class JobLost extends JobStop {
  constructor() {
    super('perdue');
  }
}

/** The source asks for a pause: the job is put off, without using up an attempt. */
export class RetryLater extends Error {
  constructor(
    readonly milliseconds: number,
    /** Why, in French. */
    message: string,
  ) {
    super(message);
  }
}

/** A failure whose cause is known and said in French. Tried again unless that cannot help. */
export class JobFailure extends Error {
  readonly retry: boolean;
  constructor(message: string, { retry = true }: { readonly retry?: boolean } = {}) {
    super(message);
    this.retry = retry;
  }
}
