import {
  type AnyRecord,
  type BrouillonDeTri,
  brouillonDeSelectionSchema,
  type CleDeTri,
  MOST_ESSAYES,
  type Names,
  refsIn,
  scoring,
  selection,
  tri,
  tryTri,
} from '@bridge/contract';
import { objetsIndexes } from '../../catalogue/regle/objets-indexes.repository.ts';
import { among } from '../../catalogue/score/perimetre.repository.ts';
import { atOnce, countOf, idsOf, objetsShown } from '../../catalogue/selection/evaluation.repository.ts';
import { keptKeys } from '../../catalogue/selection/ordre.repository.ts';
import { openQuestion, type Question } from '../../catalogue/selection/question.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { namesIn, readRecord } from '../../crud/read/read.service.ts';
import { idsInUse } from '../../crud/read/record.repository.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { triedScope } from '../cadre.ts';
import { raisonDe } from './raison.rules.ts';

const LIMITE = { offset: 0, limit: MOST_ESSAYES };

/** Tries an order on the objets of a saved sélection, beside their present one. */
export function triRoutes(bind: Bind, dependencies: CrudDependencies & { readonly clock: Clock }): void {
  const { db, registry, clock } = dependencies;
  const selections = registry.require(selection);
  const profils = registry.require(scoring);
  const tris = registry.require(tri);

  /** An order reveals scores: a person cannot sort by a profile that they do not see. */
  const checkScores = async (scope: Scope, { cles }: BrouillonDeTri) => {
    const refs = refsIn(cles, 'brouillon.cles').filter(({ ref }) => ref === scoring.id);
    const usable = await idsInUse(
      db,
      profils,
      scope,
      refs.map(({ id }) => id),
      tri.id,
    );
    const errors = refs
      .filter(({ id }) => !usable.includes(id))
      .map(({ path }) => ({ path, message: 'Ce profil de scoring n’existe plus, ou vous n’y avez pas accès.' }));
    refuse(errors);
  };

  bind(tryTri, async ({ identity, body: { brouillon: ordre, selection: id, page, itemsPerPage } }) => {
    const { scope } = identity;
    const saved = await readRecord(db, selections, identity, id);
    await checkScores(scope, ordre);
    const brouillon = brouillonDeSelectionSchema.strip().parse(saved);
    const at = clock.now();
    const given = await triedScope(db, identity, saved.entiteId);
    const [apres, avant] = [
      await openQuestion(db, { brouillon, scope: given, at, ordre }),
      await openQuestion(db, { brouillon, scope: given, at }),
    ];
    const offset = (page - 1) * itemsPerPage;
    const noms = await namesIn(registry, db, tris.resource, [ordre], identity, 'drafts');
    const { lignes, idsAvant, total, raisons } = await atOnce(db, async (tx) => {
      const shown = (await idsOf(tx, apres, LIMITE)).slice(offset, offset + itemsPerPage);
      return {
        lignes: await objetsShown(tx, shown, apres.contexte),
        idsAvant: await idsOf(tx, avant, LIMITE),
        total: await countOf(tx, apres),
        raisons: await reasonsOf(tx, apres, shown, noms),
      };
    });
    const rangs = new Map(idsAvant.map((one, index) => [one, index + 1]));
    return {
      items: lignes.map((ligne, index) => {
        const epingle = apres.epingles.find(({ objet }) => objet === ligne.id);
        return {
          ...ligne,
          epingle: epingle !== undefined,
          rang: offset + index + 1,
          rangAvant: rangs.get(ligne.id) ?? null,
          raisons: epingle === undefined ? (raisons.get(ligne.id) ?? []) : [`épinglé en position ${epingle.position}`],
        };
      }),
      total: Math.min(total, MOST_ESSAYES),
      coupe: total > MOST_ESSAYES,
      avant: saved.tri === null ? 'Par nom' : await nameOf(saved, identity),
    };
  });

  const nameOf = async ({ tri: id, modifiable }: AnyRecord, reader: Identity) => {
    const noms = await namesIn(registry, db, selections.resource, [{ tri: id, modifiable }], reader);
    return noms[tri.id]?.[String(id)] ?? 'Tri de la sélection';
  };
}

/** What each key reads of the objets of a page. */
async function reasonsOf(
  db: Db,
  { cles, visiteur, contexte }: Question,
  ids: readonly number[],
  noms: Names,
): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const kept = keptKeys(cles, visiteur);
  const objets = await objetsIndexes(db, { where: among(ids), apres: 0, most: ids.length, profils: profilsIn(kept) });
  return new Map(objets.map((one) => [one.id, kept.map((cle) => raisonDe(cle, one, contexte, noms))]));
}

function profilsIn(cles: readonly CleDeTri[]): number[] {
  return refsIn(cles)
    .filter(({ ref }) => ref === scoring.id)
    .map(({ id }) => id);
}
