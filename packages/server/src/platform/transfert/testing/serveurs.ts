import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { FtpSrv } from 'ftp-srv';
import { Server, type SFTPWrapper, utils } from 'ssh2';
import { onTestFinished } from 'vitest';
import { KEY, SELF_SIGNED } from '../../net/testing/certificates.ts';
import { freePort } from '../../net/testing/upstream.ts';

export const COMPTE = { utilisateur: 'imprimeur', motDePasse: 'mot de passe du dépôt' };
/** The key is made by Node: some of those made by ssh2 cannot be read. */
export const nouvelleCle = (): string =>
  String(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'sec1', format: 'pem' }));

interface Options {
  readonly cle?: string;
  readonly port?: number;
  /** Cuts the line at a command: « RENAME ». */
  readonly cutAt?: () => string | null;
}

const { OK, FAILURE, NO_SUCH_FILE } = utils.sftp.STATUS_CODE;

/** A real SFTP server on loopback, whose files are a map; closed with the test. */
export async function startSftp({ cle = nouvelleCle(), port = 0, cutAt = () => null }: Options = {}) {
  const fichiers = new Map<string, Buffer>();
  const dossiers = new Set(['/']);
  const server = new Server({ hostKeys: [cle] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (asked) => {
      if (asked.method === 'password' && asked.username === COMPTE.utilisateur && asked.password === COMPTE.motDePasse)
        return asked.accept();
      return asked.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (open) => serve(open(), () => client.end()));
    });
  });

  function serve(sftp: SFTPWrapper, cut: () => void): void {
    const open: string[] = [];
    const named = (path: string) => posix.resolve('/', path);
    const answer = (name: string, id: number, work: () => number) => {
      if (cutAt() === name) return cut();
      sftp.status(id, work());
    };
    const stat = (id: number, path: string) => {
      const at = named(path);
      if (dossiers.has(at)) return sftp.attrs(id, { mode: 0o040755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 });
      const body = fichiers.get(at);
      if (body === undefined) return sftp.status(id, NO_SUCH_FILE);
      sftp.attrs(id, { mode: 0o100644, uid: 0, gid: 0, size: body.length, atime: 0, mtime: 0 });
    };
    sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: named(path), longname: named(path), attrs: NONE }]));
    sftp.on('STAT', stat);
    sftp.on('LSTAT', stat);
    sftp.on('OPEN', (id, path) => {
      if (!dossiers.has(posix.dirname(named(path)))) return sftp.status(id, NO_SUCH_FILE);
      fichiers.set(named(path), Buffer.alloc(0));
      sftp.handle(id, Buffer.from([open.push(named(path)) - 1]));
    });
    sftp.on('WRITE', (id, handle, offset, data) =>
      answer('WRITE', id, () => {
        const path = open[handle[0] ?? 0] ?? '';
        const before = fichiers.get(path) ?? Buffer.alloc(0);
        const after = Buffer.alloc(Math.max(before.length, offset + data.length));
        before.copy(after);
        data.copy(after, offset);
        fichiers.set(path, after);
        return OK;
      }),
    );
    sftp.on('FSETSTAT', (id) => sftp.status(id, OK));
    sftp.on('CLOSE', (id) => sftp.status(id, OK));
    sftp.on('MKDIR', (id, path) => answer('MKDIR', id, () => (dossiers.add(named(path)) ? OK : FAILURE)));
    sftp.on('REMOVE', (id, path) => answer('REMOVE', id, () => (fichiers.delete(named(path)) ? OK : NO_SUCH_FILE)));
    sftp.on('RENAME', (id, from, to) =>
      answer('RENAME', id, () => {
        const body = fichiers.get(named(from));
        if (body === undefined || fichiers.has(named(to))) return FAILURE;
        fichiers.delete(named(from));
        fichiers.set(named(to), body);
        return OK;
      }),
    );
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { port: (server.address() as AddressInfo).port, fichiers, close };
}

const NONE = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };

/** A real FTP server on loopback, with explicit TLS if asked for, closed with the test. */
export async function startFtp() {
  const root = await mkdtemp(join(tmpdir(), 'bridge-ftp-'));
  await mkdir(join(root, 'fini'));
  const port = await freePort();
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    tls: { key: KEY, cert: SELF_SIGNED },
    // The server's log is not shown.
    log: SILENT,
  });
  server.on('login', ({ username, password }, resolve, reject) => {
    if (username === COMPTE.utilisateur && password === COMPTE.motDePasse) resolve({ root });
    else reject(new Error('no'));
  });
  server.on('client-error', () => undefined);
  await server.listen();
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });
  return { port, root };
}

const nothing = () => undefined;
const SILENT: Record<string, unknown> = {
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
SILENT.child = () => SILENT;
