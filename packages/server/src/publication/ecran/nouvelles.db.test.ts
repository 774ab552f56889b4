import { type AnyRecord, santeDEcranSchema } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { createEcran, nouvelles, pairedWith, passage, vitrine } from './testing/poste.ts';

const world = useWorld();
const lu = async (person: Awaited<ReturnType<typeof vitrine>>['person'], { id }: AnyRecord) =>
  (await person.call<AnyRecord>('GET', `/api/display/ecrans/${id}`)).body.data;

describe('the news of a screen', () => {
  it('tell its state as it changes, and leave its record as people saved it', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const ahead = new Date(world().now.getTime() + 86_400_000).toISOString();
    const answer = await screen.post('/nouvelles', nouvelles({ heure: ahead, telechargement: 40 }));
    expect(answer.json()).toMatchObject({
      maintenant: world().now.toISOString(),
      version: expect.any(String),
      ordres: [],
    });
    expect(await lu(person, ecran)).toMatchObject({
      version: ecran.version,
      etat: 'en-ligne',
      decalage: 86_400,
      telechargement: 40,
      vuLe: world().now.toISOString(),
    });
    world().advance(3_000);
    // Unremarkable news are written once a minute; a download or another version at once.
    await screen.post('/nouvelles', nouvelles({ telechargement: 40, allume: 63 }));
    expect(await lu(person, ecran)).toMatchObject({ sante: { allume: 60 } });
    const version = 'b'.repeat(64);
    await screen.post('/nouvelles', nouvelles({ telechargement: 80 }));
    expect(await lu(person, ecran)).toMatchObject({ telechargement: 80, versionJouee: '' });
    await screen.post('/nouvelles', nouvelles({ telechargement: 80, version }));
    expect(await lu(person, ecran)).toMatchObject({ versionJouee: version });
  });

  it('keep what went wrong, which it says once: each error as it happened last, the latest of them', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const erreur = (minute: number, message: string) => ({ quand: `2026-11-15T09:${minute}:00.000Z`, message });
    const told = async () =>
      santeDEcranSchema
        .parse((await lu(person, ecran)).sante)
        .erreurs.map(({ quand, message }) => `${quand.slice(14, 16)} ${message}`);
    await screen.post('/nouvelles', nouvelles({ erreurs: [erreur(10, 'Stockage plein')] }));
    await screen.post('/nouvelles', nouvelles({ erreurs: [erreur(11, 'Vidéo illisible')] }));
    world().advance(60_000);
    await screen.post('/nouvelles', nouvelles());
    expect(await told()).toEqual(['10 Stockage plein', '11 Vidéo illisible']);
    await screen.post('/nouvelles', nouvelles({ erreurs: [erreur(12, 'Stockage plein')] }));
    expect(await told()).toEqual(['11 Vidéo illisible', '12 Stockage plein']);
    const many = Array.from({ length: 30 }, (_, rang) => erreur(20 + rang, `Panne ${rang}`));
    await screen.post('/nouvelles', nouvelles({ erreurs: many }));
    expect((await told()).length).toBe(20);
    // A text cut in the middle of a character, with characters that no database keeps.
    await screen.post(
      '/nouvelles',
      nouvelles({ erreurs: [erreur(59, `${'x'.repeat(299)}😀`), erreur(58, 'a\u0000b')] }),
    );
    expect((await told()).slice(-2)).toEqual(['58 ab', `59 ${'x'.repeat(299)}`]);
    // The facts of a device are removed when another is paired.
    await pairedWith(world(), person, ecran);
    expect(await lu(person, ecran)).toMatchObject({ sante: null });
  });

  it('that are no news are refused', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    for (const wrong of [
      { heure: 'midi' },
      { version: 'x' },
      { taille: null },
      { telechargement: 400 },
      { demarrage: '+275760-09-13' },
    ])
      expect((await screen.post('/nouvelles', nouvelles(wrong))).statusCode).toBe(400);
  });

  it('bring what people ask of it, one by one or together, and of none of others', async () => {
    const [mine, theirs] = [await vitrine(world()), await vitrine(world())];
    const screen = await pairedWith(world(), mine.person, mine.ecran);
    const never = await createEcran(mine.person);
    const { body } = await mine.person.call('POST', '/api/display/ecrans/ordres', {
      ids: [mine.ecran.id, theirs.ecran.id, never.id],
      ordre: 'capturer',
    });
    expect(body.data).toEqual({ faits: [mine.ecran.id], refuses: [theirs.ecran.id, never.id] });
    const { ordres } = (await screen.post('/nouvelles', nouvelles())).json();
    expect(ordres).toEqual([{ numero: expect.any(Number), ordre: 'capturer' }]);
    world().advance(11 * 60_000);
    expect((await screen.post('/nouvelles', nouvelles())).json().ordres).toEqual([]);
  });

  it('bring a picture of what it shows, and nothing else', async () => {
    const { person, ecran } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const send = (payload: Buffer | string, type: string) =>
      world().app.inject({
        method: 'POST',
        url: '/e/api/capture',
        headers: { authorization: `Bearer ${screen.jeton}`, 'content-type': type },
        payload,
      });
    expect((await send('<html>', 'image/png')).statusCode).toBe(400);
    expect((await send(Buffer.alloc(310_000), 'image/png')).statusCode).toBe(413);
    expect((await send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).statusCode).toBe(200);
    const seen = await person.download(`/api/display/ecrans/${ecran.id}/capture`);
    expect([seen.status, seen.text]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>']);
    const { person: stranger } = await vitrine(world());
    expect((await stranger.download(`/api/display/ecrans/${ecran.id}/capture`)).status).toBe(404);
  });
});

describe('what was shown', () => {
  const compte = async (person: Awaited<ReturnType<typeof vitrine>>['person'], par = 'ecran') =>
    (
      await person.call<{
        total: { passages: number; secondes: number };
        lignes: AnyRecord[];
        manquants: number | null;
      }>('GET', `/api/display/passages?du=2026-11-14&au=2026-11-16&par=${par}`)
    ).body.data;

  it('is counted once, however often it is told', async () => {
    const { person, ecran, diaporama } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const [one, two] = [passage({ diaporama: diaporama.id }), passage({ diaporama: diaporama.id })];
    const sent = await screen.post('/passages', { passages: [one, two] });
    expect(sent.json()).toEqual({ recus: [one.id, two.id] });
    const failed = passage({ diaporama: diaporama.id, resultat: 'echec', duree: 0 });
    await screen.post('/passages', { passages: [two, one, failed] });
    expect(await compte(person)).toMatchObject({
      total: { passages: 2, secondes: 20, echecs: 1 },
      lignes: [{ cle: String(ecran.id), libelle: ecran.nom, passages: 2 }],
    });
    expect((await compte(person, 'jour')).lignes).toMatchObject([{ cle: '2026-11-15', passages: 2 }]);
  });

  it('is counted at the hour that it was, whatever the clock of the screen says', async () => {
    const { person, ecran, diaporama } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const wrong = passage({ diaporama: diaporama.id, debut: '2026-11-16T08:30:00.000Z', decalage: 86_400 });
    await screen.post('/passages', { passages: [wrong] });
    expect((await compte(person, 'heure')).lignes).toMatchObject([{ cle: '09', libelle: '9\u00a0h' }]);
    const { rows } = await sql<{ dit: Date; debut: Date }>`
      SELECT debut_dit AS dit, debut FROM passages_ecran WHERE id = ${wrong.id}`.execute(world().db);
    expect(rows.map(({ dit, debut }) => [dit.toISOString(), debut.toISOString()])).toEqual([
      ['2026-11-16T08:30:00.000Z', '2026-11-15T08:30:00.000Z'],
    ]);
  });

  it('and never came is missed', async () => {
    const { person, ecran, diaporama } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const one = { diaporama: diaporama.id, demarrage: '2026-11-15T05:00:00.000Z' };
    await screen.post('/passages', { passages: [1, 2, 5].map((numero) => passage({ ...one, numero })) });
    expect((await compte(person)).manquants).toBe(2);
    // Missing numbers may be of any diaporama.
    const of = `/api/display/passages?du=2026-11-14&au=2026-11-16&par=ecran&diaporama=${diaporama.id}`;
    expect((await person.call<{ manquants: unknown }>('GET', of)).body.data.manquants).toBeNull();
  });

  it('is told to who the screens belong to, on the page and as a file', async () => {
    const [mine, theirs] = [await vitrine(world()), await vitrine(world())];
    const screen = await pairedWith(world(), mine.person, mine.ecran);
    await screen.post('/passages', { passages: [passage({ diaporama: mine.diaporama.id })] });
    expect((await compte(theirs.person)).total.passages).toBe(0);
    const file = await mine.person.download('/api/display/passages/export?du=2026-11-14&au=2026-11-16&par=ecran');
    expect(file.text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffÉcran;Passages;Secondes;Interrompus;Échecs',
      `${mine.ecran.nom};1;10;0;0`,
    ]);
    const detail = '/api/display/passages/detail?du=2026-11-14&au=2026-11-16';
    expect((await mine.person.download(detail)).text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffJour;Heure;Écran;Diaporama;Diapositive;Objet;Annonce;Passages;Secondes;Interrompus;Échecs',
      `2026-11-15;10\u00a0h;${mine.ecran.nom};Vitrine;texte-1;;;1;10;0;0`,
    ]);
    expect((await theirs.person.download(detail)).text.trim().split('\r\n')).toHaveLength(1);
    const journal = await mine.person.call<{ items: AnyRecord[] }>(
      'GET',
      `/api/display/ecrans/${mine.ecran.id}/passages`,
    );
    expect(journal.body.data.items).toMatchObject([{ diaporama: 'Vitrine', duree: 10_000 }]);
    expect((await theirs.person.call('GET', `/api/display/ecrans/${mine.ecran.id}/passages`)).status).toBe(404);
  });

  it('that is no showing counts for nothing, is heard of no more, and keeps no other from being counted', async () => {
    const { person, ecran, diaporama } = await vitrine(world());
    const screen = await pairedWith(world(), person, ecran);
    const one = passage({ diaporama: diaporama.id });
    const wrong = [{ diapositive: '<img src=x>' }, { diapositive: '=1+1' }, { debut: '+275760-09-13T00:00:00Z' }];
    const told = [...wrong.map((part) => ({ ...passage(), ...part })), one];
    const { recus } = (await screen.post('/passages', { passages: told })).json();
    expect(recus).toEqual(told.map(({ id }) => id));
    expect((await compte(person)).total.passages).toBe(1);
    expect((await screen.post('/passages', { passages: [{ ...passage(), id: 'x' }] })).statusCode).toBe(400);
  });
});
