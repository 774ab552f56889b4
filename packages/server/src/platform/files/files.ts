import type { Readable } from 'node:stream';

export interface Kept {
  /** The size in bytes. */
  readonly taille: number;
  /** SHA-256, in hexadecimal. */
  readonly empreinte: string;
}

/** Bytes of a file, both included. */
export interface Span {
  readonly debut: number;
  readonly fin: number;
}

/** A store of files by key: the disk of the server, or a store that several servers share. */
export interface Files {
  /** Once it resolves, the file is whole and outlives a power cut; if it rejects, there is none. */
  put(cle: string, body: Readable): Promise<Kept>;
  /** The file, or null without one. */
  read(cle: string, span?: Span): Promise<Readable | null>;
  sizeOf(cle: string): Promise<number | null>;
  /** A missing file is no error. */
  remove(cle: string): Promise<void>;
  /** All keys, or those below a folder. */
  list(folder?: string): AsyncIterable<string>;
}

const KEY = /^[\w-]+(?:\/[\w-]+(?:\.[a-z0-9]+)?)*$/;

/** Checks a key, which the product makes and nobody types: another text is a fault of the program. */
export function checkKey(cle: string): string {
  if (cle.length > 200 || !KEY.test(cle)) throw new Error('not a key of the store of files');
  return cle;
}
