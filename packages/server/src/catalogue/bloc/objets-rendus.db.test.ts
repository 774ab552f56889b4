import { type DocumentObjet, documentVide } from '@bridge/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { INTERACTIVE } from '../../platform/db/database.ts';
import { useWorld } from '../../testing/use-world.ts';
import { avecPrixNommes } from '../prix.repository.ts';
import { publishedWhere } from '../selection/evaluation.repository.ts';
import { insertObjets } from '../testing/objets.ts';
import { documentEnMots, motsDesDocuments } from './noms.repository.ts';
import { objetsRendus } from './objets-rendus.repository.ts';

const terme = (code: string) => ({ schema: 'plan', code, libelle: {} });

/** Connections of its own: those that are kept may hold as many plans as they may. */
const world = useWorld({ database: INTERACTIVE });

it('what pages show of their objets is read by statements that keep their plans, whatever they ask for', async () => {
  const ids = await insertObjets(world().db, [{}, {}, {}]);
  const scope = { kind: 'entites', ids: [1], above: [2, 3] } as const;
  const plans = await world()
    .db.connection()
    .execute(async (db) => {
      for (let times = 1; times <= 15; times += 1) {
        const some = ids.slice(0, 1 + (times % 3));
        await objetsRendus(db, { ids: some, profils: [], entite: times % 2, where: publishedWhere({ scope }) });
        const document = { types: [terme('a')], labels: some.map((id) => terme(String(id))) };
        await motsDesDocuments(db, [{ ...documentVide(), typeBridge: 'restaurant', nom: {}, ...document }]);
      }
      const { rows } = await sql<{ kept: boolean }>`
        SELECT generic_plans > 0 AS kept FROM pg_prepared_statements
        WHERE statement LIKE '%objet_documents AS doc%' OR statement LIKE '%AS genre, cle%'`.execute(db);
      return rows;
    });
  expect(plans).toEqual([{ kept: true }, { kept: true }]);
});

it('a price that its source names by a code is called by the vocabulary, a criterion or a value of one, for who reads it and for what it costs', async () => {
  const { db } = world();
  await sql`
    WITH critere AS (
      INSERT INTO criteres (systeme, schema, code, nature, libelle) VALUES ('lei', 'plan', 'nuit', 'texte', '{"fr":"Nuitée"}') RETURNING id
    )
    INSERT INTO modalites (systeme, schema, code, critere, libelle, libelle_local)
    SELECT 'lei', 'plan', 'matin', id, '{"fr":"Petit déjeuner"}', '{"fr":""}' FROM critere`.execute(db);
  const lignes = ['nuit', 'matin', 'inconnu'].map((code) => ({ libelle: terme(code), min: 9, devise: 'EUR' }));
  const document: DocumentObjet = {
    ...documentVide(),
    typeBridge: 'hotel',
    nom: {},
    tarifs: { lignes, paiements: [] },
  };
  const [counted] = await avecPrixNommes(db, [document]);
  const shown = await documentEnMots(db, document);
  const called = (one: typeof counted) => one?.tarifs.lignes.map(({ libelle }) => libelle.libelle.fr);
  expect(called(counted)).toEqual(['Nuitée', 'Petit déjeuner', undefined]);
  expect(called(shown)).toEqual(called(counted));
  expect([...(await motsDesDocuments(db, [document])).keys()].toSorted()).toEqual([
    'critere plan\u001fnuit',
    'modalite plan\u001fmatin',
  ]);
});

it('a price whose value of the vocabulary is only its code is called by the criterion, for who reads it and for what it costs', async () => {
  const { db } = world();
  await sql`
    WITH critere AS (
      INSERT INTO criteres (systeme, schema, code, nature, libelle) VALUES ('lei', 'plan', 'P12', 'texte', '{"fr":"Petit déjeuner"}') RETURNING id
    )
    INSERT INTO modalites (systeme, schema, code, critere, libelle) SELECT 'lei', 'plan', 'P12', id, '{"fr":"P12"}' FROM critere`.execute(
    db,
  );
  const lignes = [{ libelle: terme('P12'), min: 9, devise: 'EUR' }];
  const document: DocumentObjet = {
    ...documentVide(),
    typeBridge: 'hotel',
    nom: {},
    tarifs: { lignes, paiements: [] },
  };
  const [counted] = await avecPrixNommes(db, [document]);
  const shown = await documentEnMots(db, document);
  const called = (one: typeof counted) => one?.tarifs.lignes.map(({ libelle }) => libelle.libelle.fr);
  expect([called(counted), called(shown)]).toEqual([['Petit déjeuner'], ['Petit déjeuner']]);
});
