import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createReach } from '../net/reach.ts';
import { SELF_SIGNED } from '../net/testing/certificates.ts';
import { depositByFtp } from './ftp.ts';
import { depositBySftp } from './sftp.ts';
import { COMPTE, nouvelleCle, startFtp, startSftp } from './testing/serveurs.ts';
import { putInPlace, TransfertError } from './transfert.ts';

const serveurAt = (port: number, changes: object = {}) => ({
  hote: '127.0.0.1',
  port,
  dossier: 'fini/semaine',
  ...COMPTE,
  ...changes,
});
const colis = (text: string) => ({
  nom: 'agenda-fr.pdf',
  provisoire: '.agenda-fr.pdf.7.part',
  open: async () => Readable.from([Buffer.from(text)]),
});
const voyage = (port: number) => ({
  reach: createReach({ allowed: [`127.0.0.1:${port}`] }),
  signal: new AbortController().signal,
});
const fauteOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof TransfertError ? error.faute : error),
  );

it('a file left by SFTP takes the place of the last one, and a changed key is refused before anything is said', async () => {
  const cle = nouvelleCle();
  const first = await startSftp({ cle });
  let empreinte = '';
  const onKey = async (shown: string) => {
    empreinte = shown;
  };
  const drop = (text: string, empreinteConnue: string | null, changes: object = {}) =>
    depositBySftp(
      { serveur: serveurAt(first.port, changes), colis: [colis(text)], empreinteConnue, onKey },
      voyage(first.port),
    );
  await drop('un', null);
  expect(empreinte).toMatch(/^SHA256:[\w+/]{43}$/);
  await drop('deux', empreinte);
  expect([...first.fichiers].map(([nom, body]) => [nom, String(body)])).toEqual([
    ['/fini/semaine/agenda-fr.pdf', 'deux'],
  ]);
  expect(await fauteOf(drop('trois', empreinte, { motDePasse: 'un autre' }))).toBe('acces');
  await first.close();
  const impostor = await startSftp({ port: first.port });
  expect(await fauteOf(drop('trois', empreinte))).toBe('cle');
  expect(impostor.fichiers.size).toBe(0);
});

it.each(['WRITE', 'RENAME'])('a line cut at %s leaves what was there, and the next try mends it', async (step) => {
  let cut: string | null = null;
  const keys: string[] = [];
  const { port, fichiers } = await startSftp({ cutAt: () => cut });
  const onKey = async (shown: string) => void keys.push(shown);
  const drop = (text: string) =>
    depositBySftp(
      { serveur: serveurAt(port, { dossier: '' }), colis: [colis(text)], empreinteConnue: null, onKey },
      voyage(port),
    );
  const whole = () => String(fichiers.get('/agenda-fr.pdf') ?? 'rien');
  await drop('un');
  cut = step;
  expect(await fauteOf(drop('deux'))).toBe('coupure');
  expect(whole()).toBe('un');
  // The key is known from the first login on, whatever became of the file.
  expect(keys).toHaveLength(2);
  cut = null;
  await drop('trois');
  expect([whole(), fichiers.size]).toEqual(['trois', 1]);
});

/** A folder on a server that does not replace files, and refuses the given renames too. */
function dossier(fichiers: Map<string, string>, refused: (from: string, to: string) => boolean = () => false) {
  return {
    exists: async (path: string) => fichiers.has(path),
    rename: async (from: string, to: string) => {
      if (fichiers.has(to) || refused(from, to)) throw new Error('refused');
      fichiers.set(to, fichiers.get(from) ?? '');
      fichiers.delete(from);
    },
    remove: async (path: string) => void fichiers.delete(path),
  };
}

it('where a server takes no file in the place of another, the old one goes once the new one is there', async () => {
  const fichiers = new Map([
    ['a.pdf', 'un'],
    ['a.part', 'deux'],
  ]);
  await putInPlace('a.part', 'a.pdf', dossier(fichiers));
  expect([...fichiers]).toEqual([['a.pdf', 'deux']]);
  fichiers.set('a.part', 'trois');
  await expect(
    putInPlace(
      'a.part',
      'a.pdf',
      dossier(fichiers, (from) => from === 'a.part'),
    ),
  ).rejects.toThrow('refused');
  expect(fichiers.get('a.pdf')).toBe('deux');
});

it('a file is left by FTP and by FTPS alike; a password and a certificate that are refused are told apart', async () => {
  const { port, root } = await startFtp();
  const drop = (text: string, chiffre: boolean, changes: object = {}, autorites: readonly string[] = [SELF_SIGNED]) =>
    depositByFtp({ serveur: serveurAt(port, changes), colis: [colis(text)], chiffre, autorites }, voyage(port));
  await drop('un', false);
  await drop('deux', true);
  const folder = join(root, 'fini/semaine');
  expect(await readdir(folder)).toEqual(['agenda-fr.pdf']);
  expect(await readFile(join(folder, 'agenda-fr.pdf'), 'utf8')).toBe('deux');
  expect(await fauteOf(drop('trois', true, { motDePasse: 'un autre' }))).toBe('acces');
  expect(await fauteOf(drop('trois', true, {}, []))).toBe('certificat');
});

it.each([
  ['127.0.0.1', 2222],
  ['0x7f.1', 2222],
  ['localhost', 22],
  ['192.168.1.4', 21],
  ['8.8.8.8', 25],
  ['8.8.8.8', 5432],
])('%s:%i is not reached unless the operator says so', async (hote, port) => {
  await expect(createReach({ allowed: [] }).addresses(hote, port)).rejects.toMatchObject({ kind: 'refused-address' });
  expect(await createReach({ allowed: ['127.0.0.1:2222'] }).addresses('127.0.0.1', 2222)).toHaveLength(1);
});

it('a name that leads to a private network is refused, and a public one is used as it was judged', async () => {
  const resolve = async (name: string) => [
    { address: name === 'dedans.fr' ? '10.0.0.4' : '8.8.8.8', family: 4 as const },
  ];
  const reach = createReach({ allowed: [], resolve });
  await expect(reach.addresses('dedans.fr', 22)).rejects.toMatchObject({ kind: 'refused-address' });
  expect(await reach.addresses('dehors.fr', 22)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
