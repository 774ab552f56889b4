import type { AnyRecord } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { insertObjets } from '../../catalogue/testing/objets.ts';
import { emptyTables } from '../../platform/db/testing/empty-tables.ts';
import { groupe, PHOTO, RESTAURANTS, useVivier } from './testing/vivier.ts';

const vivier = useVivier();
const { world, idOf, evaluate, noms, create } = vivier;

describe('a sélection', () => {
  it('keeps what answers its rules, by name unless it says otherwise', async () => {
    expect(await noms({ regles: groupe('et', RESTAURANTS) })).toEqual(['L’Auberge', 'Bar du Port', 'Éden', 'Le Zinc']);
    expect(await noms({ regles: groupe('et', RESTAURANTS, PHOTO) })).toEqual(['Bar du Port', 'Éden']);
    expect(await noms({ regles: groupe('sauf', RESTAURANTS) })).toEqual(['Dune']);
  });

  it('made by hand keeps what was chosen, where it was put', async () => {
    const inclusions = [
      { objet: idOf('Dune'), position: null },
      { objet: idOf('Le Zinc'), position: 1 },
    ];
    expect(await noms({ mode: 'manuelle', inclusions })).toEqual(['Le Zinc', 'Dune']);
    expect(await noms({ mode: 'mixte', regles: groupe('et', PHOTO), inclusions })).toEqual([
      'Le Zinc',
      'Bar du Port',
      'Dune',
      'Éden',
    ]);
  });

  it('leaves out what was taken out, until its last day', async () => {
    const sans = (jusquAu: string | null) => [{ objet: idOf('Éden'), motif: 'Travaux', jusquAu }];
    const regles = groupe('et', PHOTO);
    expect(await noms({ regles, exclusions: sans(null) })).toEqual(['Bar du Port', 'Dune']);
    expect(await noms({ regles, exclusions: sans('2999-12-31') })).toEqual(['Bar du Port', 'Dune']);
    expect(await noms({ regles, exclusions: sans('2020-01-01') })).toEqual(['Bar du Port', 'Dune', 'Éden']);
  });

  it('stops at its limit, in the order of its tri, the pinned ones among the first', async () => {
    const cles = [
      { genre: 'nombre', mesure: { genre: 'simple', champ: 'photos' }, sens: 'decroissant', videsEnDernier: true },
    ];
    const tri = await vivier.admin.call<AnyRecord>('POST', '/api/tris', { nom: 'Photos', code: 'photos', cles });
    expect(await noms({ tri: tri.body.data.id, limite: 2 })).toEqual(['Dune', 'Éden']);
    const inclusions = [{ objet: idOf('Le Zinc'), position: 2 }];
    expect(await noms({ mode: 'mixte', inclusions, tri: tri.body.data.id, limite: 2 })).toEqual(['Dune', 'Le Zinc']);
  });

  it('shows the fullest of those that are the same thing', async () => {
    const [twin = 0] = await insertObjets(world().db, [
      { nom: 'Éden', commune: 'Valbrune', entite_id: vivier.entite, nombre_photos: 9, latitude: 45.03, longitude: 5 },
    ]);
    const edens = async (changes: object) => {
      const { body } = await evaluate(changes);
      return body.data.items.filter(({ nom }) => nom === 'Éden').map(({ id }) => id);
    };
    expect(await edens({})).toEqual([idOf('Éden'), twin]);
    for (const dedoublonnage of ['nom-commune', 'position']) expect(await edens({ dedoublonnage })).toEqual([twin]);
    expect(await edens({ dedoublonnage: 'identifiant' })).toHaveLength(2);
    // An objet chosen by hand stays, however low its rank.
    const inclusions = [{ objet: idOf('Éden'), position: null }];
    expect(await edens({ mode: 'mixte', inclusions, dedoublonnage: 'nom-commune' })).toEqual([idOf('Éden')]);
  });

  it('takes the same id for the same thing in the same commune alone, and a name without commune for nothing', async () => {
    await emptyTables(world().db, 'objets');
    await insertObjets(world().db, [
      { nom: 'Zed', identifiant: '4711', systeme: 'apidae', commune: 'Ambreville', entite_id: vivier.entite },
      { nom: 'Yak', identifiant: '4711', systeme: 'lei', commune: 'Valbrune', entite_id: vivier.entite },
      {
        nom: 'Zed bis',
        identifiant: '4711',
        systeme: 'tourinsoft',
        commune: 'Ambreville',
        entite_id: vivier.entite,
        nombre_photos: 1,
      },
      { nom: 'Marché', entite_id: vivier.entite },
      { nom: 'Marché', entite_id: vivier.entite },
    ]);
    expect(await noms({ dedoublonnage: 'identifiant' })).toEqual(['Marché', 'Marché', 'Yak', 'Zed bis']);
    expect(await noms({ dedoublonnage: 'nom-commune' })).toHaveLength(5);
  });

  it('keeps what was added by hand within its limit, and the same objets whatever order they are shown in', async () => {
    const inclusions = [{ objet: idOf('Le Zinc'), position: null }];
    expect(await noms({ mode: 'mixte', inclusions, limite: 2 })).toEqual(['L’Auberge', 'Le Zinc']);
    const { id } = await create({ limite: 2 });
    const epingles = [{ objet: idOf('Éden'), position: 1, dates: null }];
    const tried = await vivier.admin.call<{ items: { nom: string }[] }>('POST', '/api/tris/essai', {
      brouillon: { cles: [], epingles },
      selection: id,
      page: 1,
      itemsPerPage: 20,
    });
    expect(tried.body.data.items.map(({ nom }) => nom)).toEqual(['L’Auberge', 'Bar du Port']);
  });

  it('takes the values of its public parameters from who asks', async () => {
    const regles = groupe('et', { ...RESTAURANTS, parametre: 'type' });
    expect(await noms({ regles }, { parametres: { type: { valeurs: ['camping'] } } })).toEqual(['Dune']);
    expect((await evaluate({ regles }, { parametres: { autre: { valeurs: ['camping'] } } })).status).toBe(400);
  });

  it('shows to each what they see: published objets of theirs, and those that others share', async () => {
    await insertObjets(world().db, [
      { nom: 'Caché', entite_id: vivier.entite, statut: 'masque' },
      { nom: 'Retiré', entite_id: vivier.entite, statut: 'absent' },
    ]);
    const voisin = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_WEB_USER'], entiteId: voisin });
    await insertObjets(world().db, [{ nom: 'Partagé', entite_id: vivier.entite, partage: 'toutes' }]);
    expect(await noms({}, {}, stranger)).toEqual(['Partagé']);
    expect(await noms({})).toHaveLength(6);
  });

  it('is refused with a reason where a rule is no rule', async () => {
    for (const regle of [
      { genre: 'sql', texte: '1=1' },
      { ...RESTAURANTS, valeurs: [] },
      { ...RESTAURANTS, champ: 'password' },
    ])
      expect((await evaluate({ regles: groupe('et', regle) })).status).toBe(400);
    let deep: object = groupe('et');
    for (let level = 0; level < 1_000; level += 1) deep = groupe('et', deep);
    expect((await evaluate({ regles: deep })).status).toBe(400);
  });
});

describe('what a rule refers to', () => {
  const withTag = (id: number) =>
    groupe('et', groupe('ou', { genre: 'mots', champ: 'tags', op: 'une', valeurs: [{ ref: 'tag', id }] }));
  const createTag = async (code: string, person = vivier.admin) =>
    (await person.call<AnyRecord>('POST', '/api/reglages/tags', { libelle: { fr: code }, code })).body.data;

  it('is not thrown away while it serves, and says where', async () => {
    const tag = await createTag('famille');
    const { id } = await create({ regles: withTag(tag.id) });
    const refused = await vivier.admin.call('DELETE', `/api/reglages/tags/${tag.id}?version=1`);
    expect(refused.status).toBe(409);
    const uses = await vivier.admin.call<unknown>('GET', `/api/reglages/tags/${tag.id}/usages`);
    expect(JSON.stringify(uses.body.data)).toContain(`"id":${id}`);
  });

  it('is replaced when it is merged into another', async () => {
    const [kept, gone] = [await createTag('garde'), await createTag('fusionne')];
    const { id } = await create({ regles: withTag(gone.id) });
    const merged = await vivier.admin.call('POST', '/api/reglages/tags/merge', {
      garde: kept.id,
      fusionnes: [gone.id],
      dryRun: false,
    });
    expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    expect((await vivier.admin.call<AnyRecord>('GET', `/api/selections/${id}`)).body.data.regles).toEqual(
      withTag(kept.id),
    );
  });

  it('must be something that its author sees', async () => {
    const voisin = await world().createEntite('Office voisin');
    const stranger = await world().person({ roles: ['ROLE_ADMIN'], entiteId: voisin });
    const tag = await createTag('secret', stranger);
    const { status, body } = await vivier.admin.call('POST', '/api/selections', {
      nom: 'X',
      code: 'x',
      regles: withTag(tag.id),
    });
    expect(status).toBe(400);
    expect(body.errors?.[0]?.path).toBe('regles.regles.0.regles.0.valeurs.0');
  });
});
