import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutside } from '../../../platform/net/outside.ts';
import { create, insertDocumentes } from '../../../publication/web/testing/site.ts';
import { doJob } from '../../../testing/job-worker.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { ecritureById } from './ecriture.repository.ts';
import { type Accident, ApidaeDEssai } from './testing/apidae.ts';
import { bureau } from './testing/ecritures.ts';

const apidae = await ApidaeDEssai.open();
const outside = createOutside({ allowed: [apidae.hote], clock: { now: () => world().now } });
const world: ReturnType<typeof useWorld> = useWorld({ outside, origineApidae: () => apidae.url });
const office = () => bureau(world(), apidae, outside);
const CHEMIN = 'presentation.descriptifCourt';

beforeAll(async () => {
  await world().setParametres({ enable_import_apidae: true });
});
afterAll(() => apidae.close());

/** Puts failed tasks back at once, as the queue does after a while. */
const comeBack = () =>
  sql`UPDATE taches SET etat = 'en_attente', fin_le = NULL, du_le = now() WHERE type = 'ecriture' AND etat = 'echouee'
    AND id IN (SELECT tache FROM ecritures_apidae WHERE etat IN ('en-attente', 'en-cours'))`.execute(world().db);

describe('a sending', () => {
  it('that is asked for fifty times at once is one line, and leaves once', { tags: 'torture' }, async () => {
    const { fiche, corrige, configure, propose, work } = await office();
    const { id, numero } = await fiche();
    await corrige(id, 'Au bord du lac.');
    const { id: config } = await configure();
    const answers = await Promise.all(Array.from({ length: 50 }, () => propose(id, config)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
    expect(answers.filter(({ body }) => body.data.nouvelle)).toHaveLength(1);
    const before = apidae.recues.length;
    expect(await work()).toEqual([]);
    expect([apidae.recues.length - before, apidae.ecrites.get(numero)]).toEqual([1, 1]);
  });

  for (const skipValidation of [true, false])
    it(`whose server dies at any moment is done once (${skipValidation ? 'published at once' : 'asked of the owner'})`, async () => {
      const { fiche, corrige, configure, propose, read, job, clock } = await office();
      const { id: config } = await configure({ skipValidation, criteresInternes: '7' });
      for (const dieAfter of [1, 2, 3]) {
        const { id, numero } = await fiche();
        await corrige(id, `Texte ${dieAfter}.`);
        const ligne = (await propose(id, config)).body.data.id;
        await doJob(world().db, job(), { clock, dieAfter });
        await doJob(world().db, job(), { clock });
        expect((await read(ligne)).etat).toBe(skipValidation ? 'ecrite' : 'demandee');
        expect(skipValidation ? apidae.ecrites.get(numero) : apidae.demandes.get(numero)?.length).toBe(1);
        expect(apidae.criteres.get(numero)).toEqual(new Set([7]));
      }
    });

  for (const skipValidation of [true, false])
    it(`through refusals and cuts at random ends as if all had gone well (${skipValidation ? 'published' : 'asked'})`, async () => {
      const { fiche, corrige, configure, propose, work } = await office();
      const { id: config } = await configure({ skipValidation });
      const lignes: { numero: number; ligne: number }[] = [];
      for (let n = 0; n < 8; n += 1) {
        const { id, numero } = await fiche();
        await corrige(id, `Texte ${n}.`);
        lignes.push({ numero, ligne: (await propose(id, config)).body.data.id });
      }
      let seed = skipValidation ? 7 : 11;
      const accidents: readonly Accident[] = ['aucun', '429', '500 avant', '500 apres', 'coupe avant', 'coupe apres'];
      apidae.accident = () => {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        return accidents[Math.floor((seed / 2_147_483_648) * accidents.length)] ?? 'aucun';
      };
      for (let turn = 0; turn < 7; turn += 1) {
        await work();
        // The door leaves a host that keeps failing in peace for a minute.
        world().advance(61_000);
        await comeBack();
      }
      apidae.accident = () => 'aucun';
      await work();
      for (const { ligne } of lignes) expect((await ecritureById(world().db, ligne))?.statut).toMatch(/^MODIFICATION_/);
      for (const { numero } of lignes)
        expect(skipValidation ? apidae.ecrites.get(numero) : apidae.demandes.get(numero)?.length).toBe(1);
    });

  it('of a new objet that nobody heard of again is not made twice: a person looks', async () => {
    const { admin, configure, propose, read, work, entiteId } = await office();
    const { id: config } = await configure({ modes: ['CREATION'], membre: '12' });
    const [id = 0] = await insertDocumentes(world().db, [
      { colonnes: { entite_id: entiteId, systeme: 'lei' }, document: { resume: { fr: 'Neuf.' } } },
    ]);
    const before = apidae.fiches.size;
    apidae.accident = () => 'coupe apres';
    const ligne = (await propose(id, config, 'CREATION')).body.data.id;
    await work();
    apidae.accident = () => 'aucun';
    expect(await read(ligne)).toMatchObject({ etat: 'incertaine', message: expect.stringContaining('Cherchez-la') });
    expect((await propose(id, config, 'CREATION')).body.data).toMatchObject({ id: ligne, nouvelle: false });
    expect((await admin.call('POST', `/api/catalogue/${id}/ecritures`, { config, mode: 'MODIFICATION' })).status).toBe(
      409,
    );
    await work();
    expect(apidae.fiches.size - before).toBe(1);
  });
});

describe('what leaves', () => {
  it('is no more than so many in an hour', async () => {
    const { fiche, corrige, configure, propose, read } = await office();
    const { id: config } = await configure({ limiteHeure: 2 });
    const prevus: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { id } = await fiche();
      await corrige(id, `Texte ${n}.`);
      const { prevuLe } = await read((await propose(id, config)).body.data.id);
      prevus.push((Date.parse(prevuLe ?? '') - world().now.getTime()) / 3_600_000);
    }
    expect(prevus).toEqual([0, 0, 1, 1, 2]);
    await sql`UPDATE taches SET du_le = now() + interval '1 year' WHERE type = 'ecriture' AND etat = 'en_attente'`.execute(
      world().db,
    );
  });

  it('does not replace what somebody changed in Apidae since', async () => {
    const { admin, fiche, corrige, configure, propose, read, work } = await office();
    const { apiKey, projetId } = apidae.lecture;
    const flux = await create(admin, '/administration/apidae', {
      nom: 'Retour',
      origine: 'api',
      projet: String(projetId),
      cle: apiKey,
    });
    const { id: config } = await configure({ flux: flux.id });
    const { id, numero } = await fiche();
    await corrige(id, 'Au bord du lac.');
    const fresh = { libelleFr: 'Tout neuf, par son propriétaire.', libelleEn: 'By the lake.' };
    apidae.fiches.set(numero, { id: numero, type: 'RESTAURATION', presentation: { descriptifCourt: fresh } });
    const ligne = (await propose(id, config)).body.data.id;
    await work();
    expect(await read(ligne)).toMatchObject({
      etat: 'refusee',
      message: expect.stringContaining('a changé dans Apidae'),
    });
    expect(apidae.texte(numero, CHEMIN)).toEqual(fresh);
  });

  it('in the name of a person carries their own sign-in, and says so where there is none', async () => {
    const { fiche, corrige, configure, propose, read, act, work, admin } = await office();
    const { id: config } = await configure({ identite: 'personne' });
    const { id, numero } = await fiche();
    await corrige(id, 'Au bord du lac.');
    const refused = await propose(id, config);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('relié à Apidae')]);

    await sql`UPDATE configs_ecriture_apidae SET identite = 'projet' WHERE id = ${config}`.execute(world().db);
    const ligne = (await propose(id, config)).body.data.id;
    await sql`UPDATE configs_ecriture_apidae SET identite = 'personne' WHERE id = ${config}`.execute(world().db);
    await work();
    expect(await read(ligne)).toMatchObject({ etat: 'refusee', message: expect.stringContaining('relié à Apidae') });
    await act(ligne, 'rejouer');
    apidae.personnes.add('sso-de-lea');
    const jetons = {
      has: async () => true,
      tokenOf: async (_: unknown, user: number) => (user === admin.user.id ? 'sso-de-lea' : null),
    };
    expect(await work(jetons)).toEqual([]);
    expect(apidae.ecrites.get(numero)).toBe(1);
    expect(apidae.recues.at(-1)).toMatchObject({ tokenSSO: 'sso-de-lea' });
    expect(JSON.stringify(await read(ligne))).not.toContain('sso-de-lea');
  });
});
