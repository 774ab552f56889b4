import type { Readable } from 'node:stream';
import { OutsideError } from '../net/outside.error.ts';
import type { Reach } from '../net/reach.ts';

/** A server that takes files. */
export interface Serveur {
  readonly hote: string;
  readonly port: number;
  readonly utilisateur: string;
  readonly motDePasse: string;
  /** Empty for the folder of the account. */
  readonly dossier: string;
}

/** A file to leave on a server: under its final name it is whole, or absent. */
export interface Colis {
  readonly nom: string;
  /** The temporary name, always the same, so that a second try replaces the rest of the first. */
  readonly provisoire: string;
  readonly open: () => Promise<Readable>;
}

/** Opens a file for reading, and closes it in any case. */
export async function reading<T>({ open }: Pick<Colis, 'open'>, work: (body: Readable) => Promise<T>): Promise<T> {
  const body = await open();
  try {
    return await work(body);
  } finally {
    body.destroy();
  }
}

interface Dossier {
  exists(path: string): Promise<boolean>;
  rename(from: string, to: string): Promise<unknown>;
  remove(path: string): Promise<unknown>;
}

/**
 * Replaces a file on a server that cannot do so in one step: the old file is moved aside, and removed last. If the new
 * one is refused the old one comes back; after a cut, the next try finds it aside.
 */
export async function putInPlace(from: string, to: string, dossier: Dossier): Promise<void> {
  const aside = `${to}.avant`;
  if (await dossier.exists(to)) {
    if (await dossier.exists(aside)) await dossier.remove(aside);
    await dossier.rename(to, aside);
  }
  try {
    await dossier.rename(from, to);
  } catch (error) {
    if (await dossier.exists(aside)) await dossier.rename(aside, to);
    throw error;
  }
  if (await dossier.exists(aside)) await dossier.remove(aside);
}

export interface Voyage {
  readonly reach: Reach;
  readonly signal: AbortSignal;
}

export const FAUTES_DE_TRANSFERT = {
  /** Account or password. */
  acces: { retry: false },
  /** The server showed another key than the known one. */
  cle: { retry: false },
  certificat: { retry: false },
  /** The folder does not exist, or the account may not write in it. */
  dossier: { retry: true },
  place: { retry: true },
  /** The server refused for another reason. */
  refus: { retry: true },
  coupure: { retry: true },
} as const;
export type FauteDeTransfert = keyof typeof FAUTES_DE_TRANSFERT;

/** Why a file was not left. The server's words are not repeated: they may hold what it was told. */
export class TransfertError extends Error {
  override readonly name = 'TransfertError';
  constructor(
    readonly faute: FauteDeTransfert,
    /** A code that holds no secret: « 530 », « ECONNRESET ». */
    readonly detail: string,
  ) {
    super(`${faute}: ${detail}`);
  }
}

/** A foreseen failure stays as it is; any other error is a broken connection. */
export function transfertErrorOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof TransfertError || error instanceof OutsideError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'sans précision';
  return new TransfertError('coupure', code);
}
