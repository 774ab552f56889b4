import type { FieldError } from '@bridge/contract';

interface Details {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly description?: string | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  readonly requestId?: string | undefined;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** A call that did not succeed. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  readonly status: number;
  /** Code of the envelope; 0 for an answer that is no envelope. */
  readonly code: number;
  readonly errors: readonly FieldError[];
  readonly description: string | undefined;
  /** The number to quote when reporting the error. */
  readonly requestId: string | undefined;
  /** The data that comes with an error: both versions of a conflict, the seconds to wait. */
  readonly data: unknown;

  constructor({ status, code, message, description, errors, requestId, data, cause }: Details) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors ?? [];
    this.description = description;
    this.requestId = requestId;
    this.data = data;
  }
}

/** The reasons of a refusal in the server's sentences, for a form without a field to mark, such as a file. */
export function reasonsOf({ errors, message }: ApiError): string {
  return errors.map((one) => one.message).join(' ') || message;
}
