import type { Following } from './redirect.rules.ts';

/** Time limits in milliseconds. `whole` covers redirections and the handling of the answer. */
export interface Limits {
  readonly firstByte: number;
  /** Between two pieces of an answer. */
  readonly silence: number;
  readonly whole: number;
}
export const LIMITS: Limits = { firstByte: 30_000, silence: 20_000, whole: 600_000 };
export const CONNECT_LIMIT = 5_000;

export interface OutsideRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The etag of the caller's copy: the answer may be « not modified ». */
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}

export interface Call extends Following {
  /** Bytes of the answer, once decoded. */
  readonly largest: number;
  readonly signal?: AbortSignal | undefined;
  readonly limits?: Partial<Limits>;
  /** The statuses that are answers rather than errors; by default those of success. */
  readonly accept?: (status: number) => boolean;
}

interface Validators {
  readonly etag: string | undefined;
  readonly lastModified: string | undefined;
}

export type Downloaded =
  | (Validators & { readonly notModified: true; readonly status: 304 })
  | (Validators & {
      readonly notModified: false;
      readonly status: number;
      /** The type and charset of the answer. */
      readonly contentType: string | undefined;
      /** The number of decoded bytes of the file. */
      readonly bytes: number;
    });

export type Headers = Readonly<Record<string, string | undefined>>;

export interface SmallAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The only way to the outside. Rejects with OutsideError, or with the reason of the signal. */
export interface Outside {
  /** Brings an answer to a file, which appears whole or not at all. */
  download(request: OutsideRequest, call: Call & { readonly to: string }): Promise<Downloaded>;
  /** Reads a small answer into memory. */
  read(request: OutsideRequest, call: Call): Promise<SmallAnswer>;
  close(): Promise<void>;
}
