import type { AnyRecord, BilanDePlan } from '@bridge/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { create } from '../../publication/web/testing/site.ts';
import { useWorld } from '../../testing/use-world.ts';
import { niveau, nouveau, type Office, officeDEdition } from './testing/office.ts';

const world = useWorld();

describe('the summary of a plan', () => {
  const bilan = (admin: Office['admin'], plan: object[], changes: object = {}) =>
    admin.call<BilanDePlan>('POST', '/api/editions/modeles/bilan', {
      plan,
      langues: ['fr'],
      gabarit: null,
      format: 'a5',
      parametres: [],
      periode: null,
      ...changes,
    });
  const element = (rubrique: AnyRecord, changes: object = {}) => ({
    genre: 'rubrique',
    rubrique: { ref: 'rubriqueDynamique', id: rubrique.id },
    selection: null,
    tri: null,
    titre: {},
    couleur: null,
    saut: 'page',
    ...changes,
  });

  it('counts what each section holds right now, by its own sélection or by another', async () => {
    const { admin, objets, rubrique } = await officeDEdition(world());
    await objets({}, { colonnes: { type_bridge: 'hotel' } });
    const hotels = await create(admin, '/selections', {
      nom: 'Hôtels',
      code: 'hotels-imprimes',
      regles: {
        genre: 'groupe',
        lien: 'et',
        regles: [{ genre: 'liste', champ: 'typeBridge', op: 'une', valeurs: ['hotel'] }],
      },
    });
    const made = await rubrique();
    const { body } = await bilan(admin, [
      element(made),
      element(made, { selection: { ref: 'selection', id: hotels.id } }),
    ]);
    expect(body.data).toMatchObject({
      objets: 3,
      alertes: [],
      sections: [
        { nom: 'Se restaurer', objets: 2, selection: { nom: 'Tout' }, alertes: [] },
        { objets: 1, selection: { nom: 'Hôtels' } },
      ],
    });
  });

  it('knows what may be set of the gabarits of the product, and tells what may not', async () => {
    const { admin, db, rubrique } = await officeDEdition(world());
    const plan = [element(await rubrique())];
    const { rows } = await sql<{ edition: number; couverture: number }>`
      SELECT (SELECT min(id) FROM gabarits_edition) AS edition, (SELECT min(id) FROM gabarits_couverture) AS couverture`.execute(
      db,
    );
    const of = { gabarit: rows[0]?.edition, gabaritCouverture: rows[0]?.couverture };
    const told = async (nom: string, valeur: string) =>
      (await bilan(admin, plan, { ...of, parametres: [{ nom, valeur }] })).body.data.alertes;
    expect([await told('papier', '0,12'), await told('tete', 'compacte'), await told('logo', 'nu')].flat()).toEqual([]);
    expect([await told('papier', 'épais'), await told('fond', 'bleu')].flat()).toHaveLength(2);
  });

  it('counts by day what the section would print: the days to come alone', async () => {
    const { admin, objets, rubrique } = await officeDEdition(world());
    const event = (nom: string, jours: string) => ({ colonnes: { nom, type_bridge: 'evenement', jours } });
    await objets(event('Fini', '{[2026-11-01,2026-11-10)}'), event('Concert', '{[2026-11-17,2026-11-18)}'));
    const { body } = await bilan(admin, [
      element(await rubrique()),
      element(await rubrique({ niveaux: [niveau('jour')] })),
    ]);
    expect(body.data.sections.map((section) => section.objets)).toEqual([2, 1]);
    // The period of the document bounds every section by day.
    const covered = { genre: 'jours', de: 10, a: 20 };
    const later = await bilan(admin, [element(await rubrique({ niveaux: [niveau('jour')] }))], { periode: covered });
    expect(later.body.data.objets).toBe(0);
  });

  it('warns of what would not appear, and tells nothing of other entities', async () => {
    const { admin, rubrique } = await officeDEdition(world());
    const empty = await rubrique();
    const foreign = await (await officeDEdition(world())).rubrique({ titre: { fr: 'Secret' } });
    const { body } = await bilan(admin, [element(empty), element(foreign)]);
    expect(body.data.sections[0]?.alertes).toEqual([
      'Rien n’y paraîtrait\u00a0: sa sélection est vide, ou sa période et son score écartent tout.',
    ]);
    expect(body.data.sections[1]).toMatchObject({ objets: null, selection: null });
    expect(JSON.stringify(body.data.sections[1])).not.toContain('Secret');
  });
});

describe('what an edition is made of', () => {
  const modele = async (person: Office['admin'], changes: object = {}) => {
    const serial = nouveau();
    const { rows } = await sql<{ id: number }>`SELECT min(id) AS id FROM gabarits_edition`.execute(world().db);
    const body = { nom: 'Guide', code: `guide-${serial}`, gabarit: rows[0]?.id, ...changes };
    return person.call<AnyRecord>('POST', '/api/editions/modeles', body);
  };

  it('starts as a guide that can be printed', async () => {
    const { admin } = await officeDEdition(world());
    const { status, body } = await modele(admin);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ format: 'a5', langues: ['fr'], fondPerdu: 3, multiple: '4', plan: [] });
  });

  it('is refused where its margins do not fit, at the margin', async () => {
    const { admin } = await officeDEdition(world());
    const { status, body } = await modele(admin, { format: 'personnalise', largeur: 40, hauteur: 200 });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('margeInterieure');
    expect((await modele(admin, { fondPerdu: 21 })).status).toBe(400);
    expect((await modele(admin, { langues: [] })).status).toBe(400);
  });

  it('is created by admins of editions and changed by their users, who create legends alone', async () => {
    const { admin, entiteId, nouvelle } = await officeDEdition(world());
    const user = await world().person({ roles: ['ROLE_EDITION_USER'], entiteId });
    const made = (await modele(admin)).body.data;
    expect((await modele(user)).status).toBe(403);
    expect((await user.call('POST', '/api/editions/modeleRubriqueDynamiques', nouvelle())).status).toBe(403);
    const change = { nom: 'Guide d’été', version: made.version };
    expect((await user.call('PUT', `/api/editions/modeles/${made.id}`, change)).status).toBe(200);
    expect((await user.call('POST', '/api/editions/legendes', { nom: 'L', code: 'l' })).status).toBe(200);
  });

  it('is used where its parts are: what a plan names is not thrown away', async () => {
    const { admin, rubrique } = await officeDEdition(world());
    const made = await rubrique();
    const plan = [
      {
        genre: 'rubrique',
        rubrique: { ref: 'rubriqueDynamique', id: made.id },
        selection: null,
        tri: null,
        titre: {},
        couleur: null,
        saut: 'page',
      },
    ];
    expect((await modele(admin, { plan })).status).toBe(200);
    const { status, body } = await admin.call(
      'DELETE',
      `/api/editions/modeleRubriqueDynamiques/${made.id}?version=${made.version}`,
    );
    expect(status).toBe(409);
    expect(JSON.stringify(body)).toContain('Guide');
  });
});
