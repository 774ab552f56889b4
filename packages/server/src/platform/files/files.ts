import type { Readable } from 'node:stream';

export interface Kept {
  /** In bytes. */
  readonly taille: number;
  /** SHA-256, in hexadecimal. */
  readonly empreinte: string;
}

/** Bytes of a file, both included. */
export interface Span {
  readonly debut: number;
  readonly fin: number;
}

/** Where files lie, by key: on the disk of the server or in a store that several servers share. */
export interface Files {
  /** Once it resolves the file is whole and outlives a power cut; where it rejects, there is none. One of the same key is replaced. */
  put(cle: string, body: Readable): Promise<Kept>;
  /** Null: there is none. */
  read(cle: string, span?: Span): Promise<Readable | null>;
  sizeOf(cle: string): Promise<number | null>;
  /** No file is no error. */
  remove(cle: string): Promise<void>;
  /** Every key, or those below a folder. */
  list(folder?: string): AsyncIterable<string>;
}

const KEY = /^[\w-]+(?:\/[\w-]+(?:\.[a-z0-9]+)?)*$/;

/** Keys are ours, never a name that somebody gave: anything else is a fault of the program. */
export function checkKey(cle: string): string {
  if (cle.length > 200 || !KEY.test(cle)) throw new Error('not a key of the store of files');
  return cle;
}
