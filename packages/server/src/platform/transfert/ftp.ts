import { isIP } from 'node:net';
import { Client, FTPError } from 'basic-ftp';
import type { Address } from '../net/connector.ts';
import {
  type Colis,
  putInPlace,
  reading,
  type Serveur,
  TransfertError,
  transfertErrorOf,
  type Voyage,
} from './transfert.ts';

interface Depot {
  readonly serveur: Serveur;
  readonly colis: readonly Colis[];
  /** FTPS, by explicit TLS; plain FTP otherwise. */
  readonly chiffre: boolean;
  /** Certificate authorities trusted besides those of the system. */
  readonly autorites?: readonly string[];
}

/** Milliseconds for each answer. */
const PATIENCE = 20_000;

/** Leaves files by FTP or FTPS, each under a temporary name and then renamed. */
export async function depositByFtp(depot: Depot, { reach, signal }: Voyage): Promise<void> {
  const { serveur, colis } = depot;
  const client = new Client(PATIENCE);
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await enter(client, depot, await reach.addresses(serveur.hote, serveur.port));
    if (serveur.dossier !== '') await client.ensureDir(serveur.dossier);
    for (const un of colis) {
      signal.throwIfAborted();
      await reading(un, (body) => client.uploadFrom(body, un.provisoire));
      await rename(client, un.provisoire, un.nom);
    }
  } catch (error) {
    throw transfertErrorOf(refus(error), signal);
  } finally {
    signal.removeEventListener('abort', close);
    client.close();
  }
}

/** Connects to the first address that answers: the addresses were judged, and the name is not resolved again. */
async function enter(
  client: Client,
  { serveur, chiffre, autorites }: Depot,
  addresses: readonly Address[],
): Promise<void> {
  const { hote, port, utilisateur, motDePasse } = serveur;
  const secureOptions = {
    ...(isIP(hote) === 0 && { servername: hote }),
    ...(autorites && { ca: [...autorites] }),
  };
  const last = addresses.length - 1;
  for (const [rank, { address }] of addresses.entries())
    try {
      await client.access({
        host: address,
        port,
        user: utilisateur,
        password: motDePasse,
        secure: chiffre,
        secureOptions,
      });
      return;
    } catch (error) {
      if (error instanceof FTPError || rank === last) throw error;
    }
}

/** The answers of servers that do not replace an existing file. */
const NAME_IS_TAKEN = new Set([550, 553]);

/** Most servers replace the old file; others want it removed first. */
async function rename(client: Client, from: string, to: string): Promise<void> {
  try {
    await client.rename(from, to);
  } catch (error) {
    if (!(error instanceof FTPError) || !NAME_IS_TAKEN.has(error.code)) throw error;
    await putInPlace(from, to, {
      exists: async (path) => (await client.list()).some(({ name }) => name === path),
      rename: (one, other) => client.rename(one, other),
      remove: (path) => client.remove(path),
    });
  }
}

/** Errors of OpenSSL and of the check of certificates. */
const TLS = /^(CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH)/;

function refus(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!(error instanceof FTPError)) return TLS.test(code) ? new TransfertError('certificat', code) : error;
  switch (error.code) {
    case 430:
    case 530:
      return new TransfertError('acces', code);
    case 450:
    case 550:
    case 553:
      return new TransfertError('dossier', code);
    case 452:
    case 552:
      return new TransfertError('place', code);
    case 534:
    case 502:
    case 504:
      return new TransfertError('certificat', code);
    default:
      return new TransfertError('refus', code);
  }
}
