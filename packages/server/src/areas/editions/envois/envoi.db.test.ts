import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyRecord } from '@bridge/contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskFiles } from '../../../platform/files/disk.ts';
import { COMPTE, startFtp, startSftp } from '../../../platform/transfert/testing/serveurs.ts';
import { fiche, guide } from '../../../publication/print/testing/guide.ts';
import { readPdf } from '../../../publication/print/testing/lire.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { alertesDeParution } from '../parutions/parution.alertes.ts';
import { courriel, parutions } from '../testing/parution.ts';
import { startSmtp } from '../testing/smtp.ts';

const folder = await mkdtemp(join(tmpdir(), 'bridge-envois-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = createDiskFiles(join(folder, 'store'));
const arrivees = join(folder, 'arrivees');
const world = useWorld({ medias: { files, arrivees } });

/** The file attached to a message, decoded as by its reader. */
function attachmentOf(raw: string): Buffer {
  const [, part = ''] = /filename=[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([\s\S]*?)\r\n--/.exec(raw) ?? [];
  return Buffer.from(part.replace(/\s/g, ''), 'base64');
}

const says = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join('').includes('Auberge');

const depot = (protocole: string, port: number) => ({
  genre: 'depot',
  protocole,
  port,
  hote: '127.0.0.1',
  utilisateur: COMPTE.utilisateur,
  dossier: 'editions',
});

describe('a document that appears', () => {
  it('reaches mailboxes, servers and the médiathèque as the PDF that was made', async () => {
    const [smtp, sftp, ftp] = [await startSmtp(), await startSftp(), await startFtp()];
    const made = await guide(world());
    await made.objets(fiche('Auberge', 'Malbrume'));
    const intranet = [`127.0.0.1:${sftp.port}`, `127.0.0.1:${ftp.port}`];
    const scene = parutions(world(), made, { files, arrivees, smtpUrl: smtp.url, intranet });
    const of = await scene.planifie({
      secret: COMPTE.motDePasse,
      diffusions: [
        courriel('hotel@exemple.fr', 'gite@exemple.fr', 'hotel@exemple.fr'),
        { ...courriel('imprimeur@exemple.fr'), fichier: 'impression' },
        depot('sftp', sftp.port),
        { genre: 'mediatheque', dossier: 'Éditions/Agenda' },
        { genre: 'adresse' },
      ],
    });
    const [document] = await scene.appear(of);
    expect(await scene.work('envoi')).toEqual([]);
    const id = document?.id ?? 0;

    const letters = new Map(smtp.received.map(({ to, raw }) => [to, raw]));
    expect([...letters.keys()].sort()).toEqual(['gite@exemple.fr', 'hotel@exemple.fr', 'imprimeur@exemple.fr']);
    // Each mailbox gets its own file: sheets to cut are larger than pages to read.
    const widthFor = async (to: string) =>
      (await PDFDocument.load(attachmentOf(letters.get(to) ?? ''))).getPage(0).getSize().width;
    expect(await widthFor('imprimeur@exemple.fr')).toBeGreaterThan(await widthFor('gite@exemple.fr'));
    const raw = letters.get('hotel@exemple.fr') ?? '';
    expect(raw).toMatch(/Message-ID: <envoi-\d+\.bridge@exemple\.fr>/);
    expect(raw).toContain('Bonne lecture');
    expect(await says(attachmentOf(raw))).toBe(true);

    const left = [...sftp.fichiers].filter(([nom]) => nom.startsWith('/editions/'));
    expect(left.map(([nom]) => nom)).toEqual(document?.fichiers.map(({ nom }) => `/editions/${nom}`));
    expect(await says(left[0]?.[1] ?? Buffer.alloc(0))).toBe(true);

    const medias = async () =>
      (await made.admin.call<{ items: AnyRecord[] }>('GET', '/api/mediatheque')).body.data.items.filter(
        ({ dossier }) => dossier === 'Éditions/Agenda',
      );
    const first = await medias();
    expect(first).toHaveLength(document?.fichiers.length ?? 0);
    expect(first[0]).toMatchObject({ typeMime: 'application/pdf', entiteId: made.entiteId });

    const { envois } = await scene.read(id);
    expect(envois.map(({ genre, etat }) => `${genre} ${etat}`).sort()).toEqual(
      ['courriel', 'courriel', 'courriel', 'depot', 'mediatheque'].map((genre) => `${genre} reussie`),
    );
    expect(envois.map(({ destination }) => destination)).toContain('E-mail à hotel@exemple.fr');

    // The next document goes by FTPS: its media is the same, with another file.
    await sql`UPDATE planifications SET diffusions = jsonb_set(diffusions, '{2}', ${JSON.stringify(depot('ftps', ftp.port))}::jsonb) WHERE id = ${of.id}`.execute(
      world().db,
    );
    await scene.appear(of);
    expect(await scene.work('envoi')).toEqual([]);
    expect(await says(await readFile(join(ftp.root, 'editions', `${made.modele.code}-fr.pdf`)))).toBe(true);
    const again = await medias();
    expect(again.map((one) => one.id)).toEqual(first.map((one) => one.id));
    expect(Object(again[0]?.fichier).id).not.toBe(Object(first[0]?.fichier).id);
    expect(JSON.stringify(world().logs)).not.toContain(COMPTE.motDePasse);
  });

  it('that is not taken says why in words, tells it once, and what failed alone is sent again', async () => {
    const [smtp, sftp] = [await startSmtp(), await startSftp()];
    const made = await guide(world());
    await made.objets(fiche('Auberge', 'Malbrume'));
    const veilleur = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId: made.entiteId });
    const intranet = [`127.0.0.1:${sftp.port}`];
    const scene = parutions(world(), made, { files, arrivees, smtpUrl: smtp.url, intranet });
    const of = await scene.planifie({
      alertes: [veilleur.user.id],
      secret: 'un autre mot de passe',
      diffusions: [
        courriel('hotel@exemple.fr', 'inconnu@exemple.fr'),
        depot('sftp', sftp.port),
        { genre: 'webhook', url: 'https://10.0.0.4/appel' },
      ],
    });
    const [document] = await scene.appear(of);
    await scene.work('envoi');
    const failed = async () =>
      (await scene.read(document?.id ?? 0)).envois
        .filter(({ etat }) => etat === 'echouee')
        .map(({ message }) => message);
    expect(await failed()).toEqual([
      expect.stringContaining('refuse l’adresse de l’expéditeur ou du destinataire'),
      expect.stringContaining('refuse l’identifiant ou le mot de passe'),
      expect.stringContaining('mène à un réseau privé'),
    ]);
    expect((await scene.read(document?.id ?? 0)).envoisEchoues).toBe(3);
    const { db } = world();
    const programme = alertesDeParution({ publicUrl: 'https://bridge.example' });
    const tellAll = () => db.transaction().execute((tx) => programme.enqueue(tx, world().now));
    await tellAll();
    await tellAll();
    const told = await scene.letters(`Envois échoués\u00a0: ${of.nom}`);
    expect(told.map(({ to, text }) => [to, text.includes('3 envois ont échoué')])).toEqual([
      [veilleur.user.email, true],
    ]);

    // After the password is corrected, the mailbox that got its file does not get it twice.
    const { body } = await made.admin.call<AnyRecord>('GET', `/api/editions/planifications/${of.id}`);
    const changed = await made.admin.call('PUT', `/api/editions/planifications/${of.id}`, {
      version: body.data.version,
      secret: COMPTE.motDePasse,
    });
    expect(changed.status).toBe(200);
    const path = `${scene.GENERATIONS}/${document?.id}/renvoyer`;
    expect((await veilleur.call('POST', path, { echecs: true })).status).toBe(403);
    const answer = await made.admin.call<{ envois: number }>('POST', path, { echecs: true });
    expect(answer.body.data).toEqual({ envois: 3 });
    await scene.work('envoi');
    expect([sftp.fichiers.size, smtp.received.length]).toEqual([document?.fichiers.length, 1]);
    expect(await failed()).toHaveLength(2);
    expect((await scene.read(document?.id ?? 0)).envoisEchoues).toBe(2);
    await made.admin.call('POST', path, { echecs: false });
    await scene.work('envoi');
    expect(smtp.received).toHaveLength(2);
  });

  it('goes to no server whose key is another than the first time, until somebody trusts it', async () => {
    const made = await guide(world());
    const first = await startSftp();
    const scene = parutions(world(), made, { files, arrivees, intranet: [`127.0.0.1:${first.port}`] });
    const of = await scene.planifie({ secret: COMPTE.motDePasse, diffusions: [depot('sftp', first.port)] });
    const [document] = await scene.appear(of);
    expect(await scene.work('envoi')).toEqual([]);
    await first.close();
    const other = await startSftp({ port: first.port });
    const resend = async () => {
      await made.admin.call('POST', `${scene.GENERATIONS}/${document?.id}/renvoyer`, { echecs: false });
      await scene.work('envoi');
      return (await scene.read(document?.id ?? 0)).envois[0];
    };
    expect(await resend()).toMatchObject({
      etat: 'echouee',
      message: expect.stringContaining('n’est plus celle de la première fois'),
    });
    expect(other.fichiers.size).toBe(0);
    const { body } = await made.admin.call<AnyRecord>('GET', `/api/editions/planifications/${of.id}`);
    await made.admin.call('PUT', `/api/editions/planifications/${of.id}`, {
      version: body.data.version,
      secret: COMPTE.motDePasse,
    });
    expect(await resend()).toMatchObject({ etat: 'reussie' });
  });

  it('that waited for a server while a newer one appeared does not take its place, unless it is sent again', {
    tags: 'torture',
  }, async () => {
    const sftp = await startSftp();
    const made = await guide(world());
    const scene = parutions(world(), made, { files, arrivees, intranet: [`127.0.0.1:${sftp.port}`] });
    const of = await scene.planifie({ secret: COMPTE.motDePasse, diffusions: [depot('sftp', sftp.port)] });
    const [old] = await scene.appear(of);
    world().now = new Date(world().now.getTime() + 60_000);
    const [, failures] = [await scene.appear(of), await scene.work('envoi')];
    expect(failures).toMatchObject([{ retry: false, message: expect.stringContaining('plus récent') }]);
    expect(sftp.fichiers.size).toBe(old?.fichiers.length);
    world().now = new Date(world().now.getTime() + 60_000);
    await made.admin.call('POST', `${scene.GENERATIONS}/${old?.id}/renvoyer`, { echecs: true });
    expect(await scene.work('envoi')).toEqual([]);
    // A sending that arrived is not repeated, even when its task is forgotten.
    await sql`DELETE FROM taches WHERE etat = 'reussie' AND cible_id = ${String(old?.id)}`.execute(world().db);
    const { body } = await made.admin.call('POST', `${scene.GENERATIONS}/${old?.id}/renvoyer`, { echecs: true });
    expect(body.data).toEqual({ envois: 0 });
  });

  it('too heavy for a mailbox leaves as its permanent address, and nothing leaves without a mail server', {
    tags: 'torture',
  }, async () => {
    const smtp = await startSmtp();
    const made = await guide(world());
    const scene = parutions(world(), made, { files, arrivees, smtpUrl: smtp.url });
    const of = await scene.planifie({ diffusions: [courriel('hotel@exemple.fr')] });
    const [document] = await scene.appear(of);
    await sql`UPDATE generations SET fichiers = jsonb_set(fichiers, '{0,poids}', '20000000') WHERE id = ${document?.id}`.execute(
      world().db,
    );
    expect(await scene.work('envoi')).toEqual([]);
    const raw = smtp.received[0]?.raw ?? '';
    expect(raw.replace(/=\r\n/g, '')).toContain(`https://bridge.example${document?.adresse}`);
    expect(raw).not.toContain('filename');
    const silent = parutions(world(), made, { files, arrivees });
    await silent.appear(of);
    expect(await silent.work('envoi')).toMatchObject([{ retry: false, message: expect.stringContaining('SMTP_URL') }]);
  });
});
