import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { answersTo } from '../../../catalogue/regle/interprete.rules.ts';
import { objetsIndexes } from '../../../catalogue/regle/objets-indexes.repository.ts';
import { countOf } from '../../../catalogue/selection/evaluation.repository.ts';
import { openQuestion } from '../../../catalogue/selection/question.ts';
import { insertObjets } from '../../../catalogue/testing/objets.ts';
import { useWorld } from '../../../testing/use-world.ts';
import { unChoix, unFiltre } from '../testing/filtres.ts';
import { TOUT } from '../testing/site.ts';
import { comptesDe } from './facettes.repository.ts';
import { conditionDuChoix, conditionsDe, toutes } from './filtre.condition.rules.ts';
import { type Etat, readEtat } from './filtre.rules.ts';

const world = useWorld();
const scope = { kind: 'system', reason: 'tests' } as const;
const COMMUNES = ['Malbrume', 'Valdoré', ''];
const TYPES = ['hotel', 'restaurant', 'camping'];
const OBJETS = 60;
const STATES = 40;

const modalite = (id: number) => ({ ref: 'modalite' as const, id });

it('every choice is counted as an interpreter of the rules would, whatever is asked', async () => {
  const { db, now } = world();
  const { rows } = await sql<{ id: number }>`
    WITH critere AS (INSERT INTO criteres (systeme, schema, code, nature) VALUES ('lei', 'f', 'c', 'multiple') RETURNING id)
    INSERT INTO modalites (systeme, schema, code, critere) SELECT 'lei', 'f', n::text, id FROM critere, generate_series(1, 3) AS n
    RETURNING id`.execute(db);
  const [wifi = 0, parking = 0, piscine = 0] = rows.map(({ id }) => id);
  const random = fc.sample(
    fc.record({
      type_bridge: fc.constantFrom(...TYPES),
      commune: fc.constantFrom(...COMMUNES),
      prix_min: fc.option(fc.integer({ min: 0, max: 9 })),
      modalites: fc.subarray([wifi, parking, piscine]),
      langues_parlees: fc.subarray(['fr', 'en']),
    }),
    { numRuns: OBJETS, seed: 7 },
  );
  await insertObjets(db, random);
  const filtres = [
    unFiltre({
      code: 'commune',
      choix: [unChoix('malbrume', ['Malbrume']), unChoix('toutes', ['Malbrume', 'valdore'])],
    }),
    unFiltre({ id: 2, code: 'type', cible: 'typeBridge', choix: TYPES.map((type) => unChoix(type, [type])) }),
    unFiltre({
      id: 3,
      code: 'tout',
      cible: 'critere',
      tous: true,
      choix: [unChoix('wifi', [modalite(wifi)]), unChoix('autre', [modalite(parking), modalite(piscine)])],
    }),
    unFiltre({
      id: 4,
      code: 'un',
      cible: 'critere',
      choix: [unChoix('wifi', [modalite(wifi)]), unChoix('parking', [modalite(parking)])],
    }),
    unFiltre({ id: 5, code: 'langue', cible: 'languesParlees', choix: [unChoix('en', ['en'])] }),
    unFiltre({ id: 6, code: 'prix', cible: 'prix' }),
  ];
  const parts = [
    'commune=malbrume',
    'commune=toutes',
    'type=hotel,camping',
    'type=restaurant',
    'tout=wifi',
    'tout=wifi,autre',
    'un=parking',
    'un=wifi,parking',
    'langue=en',
    'prix=2-6',
  ];
  const states = fc.sample(fc.subarray(parts), { numRuns: STATES, seed: 11 });
  const question = await openQuestion(db, {
    brouillon: {
      mode: 'dynamique',
      regles: TOUT,
      inclusions: [],
      exclusions: [],
      tri: null,
      limite: null,
      dedoublonnage: null,
    },
    scope,
    at: now,
    aussi: filtres.map(({ choix }) => choix),
  });
  const objets = await objetsIndexes(db, { where: sql`true`, apres: 0, most: OBJETS, profils: [] });
  expect(objets).toHaveLength(OBJETS);
  for (const state of states) {
    const etat: Etat = readEtat(new URLSearchParams(state.join('&')), {
      filtres,
      tris: [],
      texte: false,
      guide: false,
      types: TYPES,
    });
    const comptes = await comptesDe(db, question, { filtres, etat, toujours: [] });
    for (const filtre of filtres) {
      const others = toutes(conditionsDe(filtres, etat, filtre.tous ? undefined : filtre.code));
      for (const choix of filtre.choix) {
        const regle = conditionDuChoix(filtre, choix);
        const naive = objets.filter(
          (one) => regle && answersTo(others, one, question.contexte) && answersTo(regle, one, question.contexte),
        );
        expect([state, filtre.code, choix.slug, comptes.get(filtre.code)?.get(choix.slug)]).toEqual([
          state,
          filtre.code,
          choix.slug,
          naive.length,
        ]);
      }
    }
    const all = toutes(conditionsDe(filtres, etat));
    expect(await countOf(db, { ...question, filtre: all })).toBe(
      objets.filter((one) => answersTo(all, one, question.contexte)).length,
    );
  }
});
