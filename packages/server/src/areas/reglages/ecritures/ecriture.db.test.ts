import type { EcritureApidae, EcrituresDObjet, Ensemble } from '@bridge/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createOutside } from '../../../platform/net/outside.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { ApidaeDEssai } from './testing/apidae.ts';
import { bureau } from './testing/ecritures.ts';

const apidae = await ApidaeDEssai.open();
const outside = createOutside({ allowed: [apidae.hote], clock: systemClock });
const world = useWorld({ outside, origineApidae: () => apidae.url });
const office = () => bureau(world(), apidae, outside);
const CHEMIN = 'presentation.descriptifCourt';

beforeAll(async () => {
  await world().setParametres({ enable_import_apidae: true });
});
afterAll(() => apidae.close());

describe('a correction that is proposed to Apidae', () => {
  it('is written there once, with every language, and closed by the import that brings it back', async () => {
    const { fiche, corrige, configure, propose, read, work, reimport, admin } = await office();
    const { id, numero } = await fiche();
    await corrige(id, 'Au bord du lac.');
    const { id: config } = await configure({ criteresInternes: '12' });
    const seen = (await admin.call<EcrituresDObjet>('GET', `/api/catalogue/${id}/ecritures`)).body.data;
    expect(seen.possibles).toMatchObject([{ config, valeurs: [{ avant: 'Face au lac.', apres: 'Au bord du lac.' }] }]);

    const proposed = await propose(id, config);
    expect([proposed.status, proposed.body.data.etat]).toEqual([200, 'en-attente']);
    expect(await work()).toEqual([]);
    expect(apidae.texte(numero, CHEMIN)).toEqual({ libelleFr: 'Au bord du lac.', libelleEn: 'By the lake.' });
    expect(apidae.criteres.get(numero)).toEqual(new Set([12]));
    const ligne = proposed.body.data.id;
    expect(await read(ligne)).toMatchObject({ etat: 'ecrite', statut: 'MODIFICATION_VALIDATION_SKIPPED' });

    expect((await propose(id, config)).body.data).toMatchObject({ id: ligne, nouvelle: false });
    expect(await work()).toEqual([]);
    expect(apidae.ecrites.get(numero)).toBe(1);

    await reimport(id, { fr: 'Au bord du lac.', en: 'By the lake.' });
    const closed = await read(ligne);
    expect(closed).toMatchObject({ etat: 'revenue', revenuLe: expect.any(String) });
    expect(closed.suivi.map(({ texte }) => texte).join(' ')).toMatch(
      /Proposée.*Envoyée.*écrit et publié.*Revenue par l’import/,
    );
  });

  it('is told to nobody of no entity who sees the objet because it is shared, and leaves by no account in their name', async () => {
    const { fiche, corrige, configure, propose, admin } = await office();
    const { id } = await fiche();
    await sql`UPDATE objets SET partage = 'toutes' WHERE id = ${id}`.execute(world().db);
    await corrige(id, 'Au bord du lac.');
    const { id: config } = await configure();
    await propose(id, config);
    const stranger = await world().person({ roles: ['ROLE_ADMIN'] });
    const path = `/api/catalogue/${id}/ecritures`;
    expect((await stranger.call('GET', path)).body.data).toEqual({ possibles: [], ecritures: [] });
    expect((await propose(id, config, 'MODIFICATION', stranger)).status).toBe(404);
    expect((await admin.call<EcrituresDObjet>('GET', path)).body.data.ecritures).toHaveLength(1);
  });

  it('that comes back otherwise is told, with the three texts', async () => {
    const { fiche, corrige, configure, propose, read, work, reimport } = await office();
    const { id } = await fiche();
    await corrige(id, 'Au bord du lac.');
    const { body } = await propose(id, (await configure()).id);
    await work();
    await reimport(id, { fr: 'Face au lac.', en: 'A new English text.' });
    expect((await read(body.data.id)).etat).toBe('ecrite');
    await reimport(id, { fr: 'Sur la rive.' });
    expect(await read(body.data.id)).toMatchObject({
      etat: 'revenue-autrement',
      valeurs: [{ avant: 'Face au lac.', apres: 'Au bord du lac.', revenu: 'Sur la rive.' }],
    });
  });

  it('waits for its owner where Apidae asks them, and is taken back there', async () => {
    const { fiche, corrige, configure, propose, read, act, work } = await office();
    const { id, numero } = await fiche();
    await corrige(id, 'Au bord du lac.');
    const { id: config } = await configure({ skipValidation: false });
    const ligne = (await propose(id, config)).body.data.id;
    await work();
    expect(await read(ligne)).toMatchObject({ etat: 'demandee', statut: 'MODIFICATION_VALIDATION_ASKED' });
    await corrige(id, 'Tout au bord du lac.');
    expect((await propose(id, config)).status).toBe(409);
    expect((await act(ligne, 'annuler')).status).toBe(200);
    expect(await work()).toEqual([]);
    expect([(await read(ligne)).etat, apidae.demandes.has(numero)]).toEqual(['annulee', false]);
    const next = (await propose(id, config)).body.data.id;
    await work();
    apidae.accept(numero);
    expect(apidae.texte(numero, CHEMIN).libelleFr).toBe('Tout au bord du lac.');
    await act(next, 'annuler');
    expect((await work()).join()).toContain('n’a plus de demande à annuler');
  });

  it('that Apidae has already changes nothing, and says so', async () => {
    const { fiche, corrige, configure, propose, read, work } = await office();
    const { id, numero } = await fiche({ libelleFr: 'Face au lac.' });
    await corrige(id, 'Au bord du lac.');
    apidae.fiches.set(numero, { id: numero, presentation: { descriptifCourt: { libelleFr: 'Au bord du lac.' } } });
    const ligne = (await propose(id, (await configure()).id)).body.data.id;
    await work();
    expect(await read(ligne)).toMatchObject({ etat: 'sans-changement', statut: 'MODIFICATION_NO_DIFF' });
  });

  it('that is forbidden names the right that is missing, and is sent again once it is there', async () => {
    const { fiche, corrige, configure, propose, read, act, work } = await office();
    const { id, numero } = await fiche();
    await corrige(id, 'Au bord du lac.');
    apidae.interdites.add(numero);
    const ligne = (await propose(id, (await configure()).id)).body.data.id;
    expect((await work()).join()).toContain('OT du Lac');
    expect(await read(ligne)).toMatchObject({
      etat: 'refusee',
      message: expect.stringContaining('s’abonne à ce projet'),
    });
    apidae.interdites.delete(numero);
    apidae.cheminsInterdits.add(CHEMIN);
    await act(ligne, 'rejouer');
    await work();
    expect((await read(ligne)).message).toContain('pas ce champ');
    apidae.cheminsInterdits.clear();
    await act(ligne, 'rejouer');
    expect(await work()).toEqual([]);
    expect([(await read(ligne)).etat, apidae.ecrites.get(numero)]).toEqual(['ecrite', 1]);
  });

  it('leaves only once somebody approved it, where its configuration asks for it', async () => {
    const { fiche, corrige, configure, propose, read, act, work } = await office();
    const { id, numero } = await fiche();
    const { id: config } = await configure({ declenchement: 'approbation' });
    await corrige(id, 'Au bord du lac.');
    const first = (await propose(id, config)).body.data;
    expect(first.etat).toBe('a-approuver');
    await act(first.id, 'refuser', { motif: 'Pas celui-là.' });
    expect(await read(first.id)).toMatchObject({ etat: 'refusee', message: 'Pas celui-là.' });
    const second = (await propose(id, config)).body.data;
    await work();
    expect(apidae.ecrites.get(numero)).toBeUndefined();
    await act(second.id, 'approuver');
    await work();
    expect([apidae.ecrites.get(numero), (await read(second.id)).etat]).toEqual([1, 'ecrite']);
  });

  it('is approved with others at once; what cannot be is left, and said', async () => {
    const { fiche, corrige, configure, propose, admin, work, read } = await office();
    const { id: config } = await configure({ declenchement: 'approbation' });
    const lines: number[] = [];
    for (const texte of ['Un.', 'Deux.']) {
      const { id } = await fiche();
      await corrige(id, texte);
      lines.push((await propose(id, config)).body.data.id);
    }
    const approve = () =>
      admin.call<Ensemble>('POST', '/api/reglages/apidaeEcritures/ensemble', { ids: lines, geste: 'approuver' });
    expect((await approve()).body.data).toEqual({ nombre: 2, refus: [] });
    expect((await approve()).body.data).toMatchObject({ nombre: 0, refus: [{ id: lines[0] }, { id: lines[1] }] });
    expect(await work()).toEqual([]);
    expect(await Promise.all(lines.map(async (line) => (await read(line)).etat))).toEqual(['ecrite', 'ecrite']);
  });

  it('leaves by itself for the fields that a configuration names', async () => {
    const { fiche, corrige, configure, work } = await office();
    const { id, numero } = await fiche();
    await configure({ declenchement: 'automatique', champsAutomatiques: ['resume'] });
    expect((await corrige(id, 'Au bord du lac.')).status).toBe(200);
    expect(await work()).toEqual([]);
    expect(apidae.texte(numero, CHEMIN).libelleFr).toBe('Au bord du lac.');
  });

  it('gives its place back to the text before, on request', async () => {
    const { fiche, corrige, configure, propose, act, work } = await office();
    const { id, numero } = await fiche({ libelleFr: 'Face au lac.' });
    await corrige(id, 'By the lake.', 'en');
    const ligne = (await propose(id, (await configure()).id)).body.data.id;
    await work();
    expect(apidae.texte(numero, CHEMIN)).toEqual({ libelleFr: 'Face au lac.', libelleEn: 'By the lake.' });
    expect((await act(ligne, 'retablir')).status).toBe(200);
    expect(await work()).toEqual([]);
    expect(apidae.texte(numero, CHEMIN)).toEqual({ libelleFr: 'Face au lac.' });
  });
});

describe('between entities', () => {
  it('lines and configurations of one are nothing to another, and no secret is ever told', async () => {
    const [mine, theirs] = [await office(), await office()];
    const { id } = await mine.fiche();
    await mine.corrige(id, 'Canari de mon entité.');
    const { id: config } = await mine.configure();
    const ligne = (await mine.propose(id, config)).body.data.id;
    await mine.work();
    const other = theirs.admin;
    expect((await theirs.propose(id, config, 'MODIFICATION', other)).status).toBe(404);
    const own = await theirs.fiche();
    await theirs.corrige(own.id, 'Le leur.');
    expect((await theirs.propose(own.id, config)).status).toBe(404);
    for (const what of ['approuver', 'annuler', 'rejouer', 'retablir'])
      expect((await mine.act(ligne, what, {}, other)).status).toBe(404);
    const list = await other.call<{ items: EcritureApidae[] }>('GET', '/api/reglages/apidaeEcritures');
    expect(list.body.data.items).toEqual([]);
    const path = `/api/reglages/apidaeWriteConfiguration/${config}/autorisation`;
    expect((await other.call('POST', path, { identifiant: '1' })).status).toBe(404);
    const told = JSON.stringify([
      await mine.read(ligne),
      (await mine.admin.call('GET', `/api/catalogue/${id}/ecritures`)).body,
    ]);
    expect(told + world().logs.join()).not.toContain(apidae.client.secret);
  });

  it('the right to change an objet is asked of Apidae, for the one who may use the configuration', async () => {
    const { fiche, configure, admin } = await office();
    const { numero } = await fiche();
    const { id: config } = await configure();
    const path = `/api/reglages/apidaeWriteConfiguration/${config}/autorisation`;
    const ask = async (identifiant: string) => (await admin.call('POST', path, { identifiant })).body.data;
    expect(await ask(String(numero))).toMatchObject({ possible: true });
    apidae.verrouillees.add(numero);
    expect(await ask(String(numero))).toMatchObject({
      possible: false,
      phrase: expect.stringContaining('verrouillée'),
    });
    const wrong = await configure({ secret: 'un autre' });
    const said = await admin.call('POST', `/api/reglages/apidaeWriteConfiguration/${wrong.id}/autorisation`, {
      identifiant: '1',
    });
    expect(said.body.data).toMatchObject({ possible: false, phrase: expect.stringContaining('identifiant client') });
  });
});
