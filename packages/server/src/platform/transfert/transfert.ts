import type { Readable } from 'node:stream';
import { OutsideError } from '../net/outside.error.ts';
import type { Reach } from '../net/reach.ts';

/** A server that takes files. */
export interface Serveur {
  readonly hote: string;
  readonly port: number;
  readonly utilisateur: string;
  readonly motDePasse: string;
  /** Empty: where the account arrives. */
  readonly dossier: string;
}

/** A file to leave there. Under its final name it is whole, or it is not there. */
export interface Colis {
  readonly nom: string;
  /** Its name while it is on its way: always the same, so that a second try takes the place of what the first left. */
  readonly provisoire: string;
  readonly open: () => Promise<Readable>;
}

/** Lends the bytes of a file, and closes it whatever happens. */
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
 * Puts a file in the place of another on a server that does not do it in one step: the old one steps aside and goes last. Where the new one
 * is refused, the old one comes back; where the line breaks in between, the next try finds it aside.
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
  /** Another key than the one that is known. */
  cle: { retry: false },
  certificat: { retry: false },
  /** The folder is not there, or is not the account's to write in. */
  dossier: { retry: true },
  place: { retry: true },
  /** It answered, and said no to something else. */
  refus: { retry: true },
  coupure: { retry: true },
} as const;
export type FauteDeTransfert = keyof typeof FAUTES_DE_TRANSFERT;

/** Why a file was not left. Nothing of the words of the server: they may repeat what it was told. */
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

/** What was foreseen stays as it is; the rest is a connection that broke. */
export function transfertErrorOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof TransfertError || error instanceof OutsideError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'sans précision';
  return new TransfertError('coupure', code);
}
