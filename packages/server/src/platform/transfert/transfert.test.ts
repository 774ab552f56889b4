import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createReach } from '../net/reach.ts';
import { SELF_SIGNED } from '../net/testing/certificates.ts';
import { deposeParFtp } from './ftp.ts';
import { deposeParSftp } from './sftp.ts';
import { COMPTE, nouvelleCle, startFtp, startSftp } from './testing/serveurs.ts';
import { TransfertError } from './transfert.ts';

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
  const depose = (text: string, empreinteConnue: string | null, changes: object = {}) =>
    deposeParSftp(
      { serveur: serveurAt(first.port, changes), colis: [colis(text)], empreinteConnue },
      voyage(first.port),
    );
  const { empreinte } = await depose('un', null);
  expect(empreinte).toMatch(/^SHA256:[\w+/]{43}$/);
  await depose('deux', empreinte);
  expect([...first.fichiers].map(([nom, body]) => [nom, String(body)])).toEqual([
    ['/fini/semaine/agenda-fr.pdf', 'deux'],
  ]);
  expect(await fauteOf(depose('trois', empreinte, { motDePasse: 'un autre' }))).toBe('acces');
  await first.close();
  const impostor = await startSftp({ port: first.port });
  expect(await fauteOf(depose('trois', empreinte))).toBe('cle');
  expect(impostor.fichiers.size).toBe(0);
});

it.each(['WRITE', 'RENAME'])('a line cut at %s leaves what was there, and the next try mends it', async (step) => {
  let cut: string | null = null;
  const { port, fichiers } = await startSftp({ cutAt: () => cut });
  const depose = (text: string) =>
    deposeParSftp(
      { serveur: serveurAt(port, { dossier: '' }), colis: [colis(text)], empreinteConnue: null },
      voyage(port),
    );
  const whole = () => String(fichiers.get('/agenda-fr.pdf') ?? 'rien');
  cut = step;
  expect(await fauteOf(depose('un'))).toBe('coupure');
  expect(whole()).toBe('rien');
  cut = null;
  await depose('deux');
  expect([whole(), fichiers.size]).toEqual(['deux', 1]);
});

it('a file is left by FTP and by FTPS alike; a password and a certificate that are refused are told apart', async () => {
  const { port, root } = await startFtp();
  const depose = (text: string, chiffre: boolean, changes: object = {}, autorites: readonly string[] = [SELF_SIGNED]) =>
    deposeParFtp({ serveur: serveurAt(port, changes), colis: [colis(text)], chiffre, autorites }, voyage(port));
  await depose('un', false);
  await depose('deux', true);
  const folder = join(root, 'fini/semaine');
  expect(await readdir(folder)).toEqual(['agenda-fr.pdf']);
  expect(await readFile(join(folder, 'agenda-fr.pdf'), 'utf8')).toBe('deux');
  expect(await fauteOf(depose('trois', true, { motDePasse: 'un autre' }))).toBe('acces');
  expect(await fauteOf(depose('trois', true, {}, []))).toBe('certificat');
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
    { address: name === 'dedans.fr' ? '10.0.0.4' : '203.0.113.9', family: 4 as const },
  ];
  const reach = createReach({ allowed: [], resolve });
  await expect(reach.addresses('dedans.fr', 22)).rejects.toMatchObject({ kind: 'refused-address' });
});
