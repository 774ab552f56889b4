import { createHash } from 'node:crypto';
import type SftpClient from 'ssh2-sftp-client';
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
  /** The key that the server showed before; null at the first use. */
  readonly empreinteConnue: string | null;
  /** Called once the server accepted the login: whatever becomes of the files, the password was given to this key. */
  readonly onKey: (empreinte: string) => Promise<void>;
}

/** Milliseconds in which the server must accept the login. */
const READY = 20_000;
const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;
const UNSUPPORTED = 8;

/** Leaves files by SFTP, each under a temporary name and then renamed. */
export async function depositBySftp(depot: Depot, { reach, signal }: Voyage): Promise<void> {
  const { serveur, colis, empreinteConnue, onKey } = depot;
  // The library is loaded when needed: it takes sixteen megabytes in the server and in each of its threads.
  const { default: Client } = await import('ssh2-sftp-client');
  const client = new Client('bridge', SILENT);
  let shown = '';
  const close = () => void client.end().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  try {
    const sock = await reach.socket(serveur.hote, serveur.port, signal);
    await client
      .connect({
        sock,
        username: serveur.utilisateur,
        password: serveur.motDePasse,
        readyTimeout: READY,
        hostVerifier: (key: Buffer) => {
          shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
          return empreinteConnue === null || shown === empreinteConnue;
        },
      })
      .catch((error: unknown) => {
        sock.destroy();
        throw entree(error, shown !== '' && empreinteConnue !== null && shown !== empreinteConnue);
      });
    await onKey(shown);
    const dossier = await dossierDe(client, serveur.dossier);
    for (const un of colis) {
      signal.throwIfAborted();
      const [provisoire, final] = [`${dossier}${un.provisoire}`, `${dossier}${un.nom}`];
      await reading(un, (body) => client.put(body, provisoire));
      await rename(client, provisoire, final);
    }
  } catch (error) {
    throw transfertErrorOf(refus(error), signal);
  } finally {
    signal.removeEventListener('abort', close);
    await client.end().catch(() => undefined);
  }
}

const SILENT = { error: () => undefined, end: () => undefined, close: () => undefined };

/** The folder with a slash at the end, or an empty text; it is created if needed. */
async function dossierDe(client: SftpClient, asked: string): Promise<string> {
  const dossier = asked.replace(/\/+$/, '');
  if (dossier === '') return asked.startsWith('/') ? '/' : '';
  if ((await client.exists(dossier)) === false) await client.mkdir(dossier, true);
  return `${dossier}/`;
}

/** Renames in one step if the server can: the old file stays until the new one is there. */
async function rename(client: SftpClient, from: string, to: string): Promise<void> {
  try {
    await client.posixRename(from, to);
  } catch (error) {
    if (codeOf(error) !== UNSUPPORTED && !/unsupported|does not support/i.test(messageOf(error))) throw error;
    await putInPlace(from, to, {
      exists: async (path) => (await client.exists(path)) !== false,
      rename: (one, other) => client.rename(one, other),
      remove: (path) => client.delete(path),
    });
  }
}

function entree(error: unknown, isOtherKey: boolean): unknown {
  if (isOtherKey) return new TransfertError('cle', 'host key');
  const isRefused = /authentication|permission denied/i.test(messageOf(error));
  return isRefused ? new TransfertError('acces', 'authentication') : error;
}

/** The failure behind a refusal of the server, by the numbers of the protocol. */
function refus(error: unknown): unknown {
  const code = codeOf(error);
  if (code === NO_SUCH_FILE || code === PERMISSION_DENIED) return new TransfertError('dossier', String(code));
  return typeof code === 'number' ? new TransfertError('refus', String(code)) : error;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
