import { isDeepStrictEqual } from 'node:util';
import {
  BridgeError,
  type BrouillonDeScoring,
  brouillonDeScoringSchema,
  compareProfils,
  etatDuScoring,
  explainScore,
  exportScores,
  labelOfType,
  modelesDeScoring,
  modelesPrets,
  objet,
  recomputeScores,
  type Scoring,
  scoresDuProfil,
  scoring,
  selection,
  simulateScoring,
} from '@bridge/contract';
import { contexteAt } from '../../catalogue/regle/contexte.ts';
import { objetIndexe } from '../../catalogue/regle/objets-indexes.repository.ts';
import { resolve } from '../../catalogue/regle/resolution.repository.ts';
import { isWithin, perimetreOf } from '../../catalogue/score/perimetre.repository.ts';
import {
  comparedScores,
  numberOfScores,
  savedScores,
  scoresFound,
  scoringTask,
} from '../../catalogue/score/score.repository.ts';
import { scoreDe } from '../../catalogue/score/score.rules.ts';
import { enqueueScores } from '../../catalogue/score/scores.job.ts';
import { simulate } from '../../catalogue/score/simulation.service.ts';
import { publishedWhere } from '../../catalogue/selection/evaluation.repository.ts';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { scopeOfEntity } from '../../crud/read/portee.repository.ts';
import { readRecord } from '../../crud/read/read.service.ts';
import { takeRecord } from '../../crud/write/record.service.ts';
import type { Identity, Scope } from '../../platform/auth/identity.ts';
import type { Clock } from '../../platform/clock.ts';
import { csvAnswer, csvNumber } from '../../platform/http/csv.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { triedScope } from '../cadre.ts';
import { ecartEnMots } from './ecart.words.ts';
import { motsTrouves } from './modele.repository.ts';
import { isLive, profilOf } from './scoring.server.ts';

type Dependencies = CrudDependencies & { readonly clock: Clock };

/** The results of profiles of scoring, saved or not. */
export function scoringRoutes(bind: Bind, dependencies: Dependencies): void {
  draftRoutes(bind, dependencies);
  savedRoutes(bind, dependencies);
}

function entriesOf({ registry }: Pick<Dependencies, 'registry'>) {
  return {
    profils: registry.require(scoring),
    selections: registry.require(selection),
    objets: registry.require(objet),
  };
}

function draftRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  const { profils, selections, objets } = entriesOf(dependencies);
  /** A person cannot use a sélection that they do not see. */
  const seen = async (identity: Identity, id: number | null) => {
    if (id !== null) await readRecord(db, selections, identity, id);
  };

  bind(simulateScoring, async ({ identity, body: { brouillon, profil, ecart } }) => {
    await seen(identity, brouillon.selection);
    // The scores of a saved profile are worked out among what its entity sees, whoever changes its rules.
    const saved = profil === null ? undefined : await readRecord(db, profils, identity, profil);
    const scope = await triedScope(db, identity, saved?.entiteId);
    return simulate(db, { brouillon, profil, ecart, scope, at: clock.now() });
  });

  const isUnchanged = (record: Scoring, brouillon: BrouillonDeScoring) =>
    isDeepStrictEqual(brouillonDeScoringSchema.strip().parse(record), brouillon);

  bind(explainScore, async ({ identity, body: { brouillon, objet: id, profil } }) => {
    const changed = profil === null ? null : await readRecord(db, profils, identity, profil);
    const saved = changed !== null && isUnchanged(changed, brouillon) ? changed : null;
    if (saved === null) await seen(identity, brouillon.selection);
    const { nom, commune, statut } = await readRecord(db, objets, identity, id);
    const indexe = await objetIndexe(db, id, []);
    if (indexe === undefined) throw new BridgeError('notFound');
    const at = clock.now();
    // Stored scores were computed for the entity of the profile, whoever asks. A draft is explained among the objets that
    // it is simulated among, by what its reader may know of them.
    const entite = saved === null ? null : await scopeOfEntity(db, saved.entiteId);
    const among = entite ?? (await triedScope(db, identity, changed?.entiteId));
    const perimetre = await perimetreOf(db, brouillon.selection, among, at);
    const contexte = contexteAt(at, await resolve(db, brouillon.regles, entite ?? identity.scope));
    const { score, lignes } = scoreDe(brouillon, indexe, contexte);
    const within = await isWithin(db, perimetre, id);
    return {
      objet: { id, nom, commune },
      horsPerimetre: within ? '' : outsideBecause(statut),
      score,
      lignes: [...lignes],
      enregistre: saved === null ? null : await storedBeside(db, saved, id, within ? score : null),
    };
  });

  bind(modelesDeScoring, async ({ identity }) => ({
    modeles: modelesPrets(await motsTrouves(db, identity.scope)).map((modele) => ({ ...modele })),
  }));
}

async function storedBeside(
  db: Db,
  { id, calculeLe, gele }: Pick<Scoring, 'id' | 'calculeLe' | 'gele'>,
  objet: number,
  calcule: number | null,
) {
  const enregistre = (await savedScores(db, id, [objet])).get(objet) ?? null;
  const le = calculeLe === null ? null : new Date(calculeLe);
  return { score: enregistre, calculeLe, ecart: ecartEnMots({ calcule, enregistre, calculeLe: le, gele }) };
}

function outsideBecause(statut: string | null): string {
  return statut === 'publie'
    ? 'Cet objet n’est pas dans la sélection de référence\u00a0: il n’a pas de score.'
    : 'Cet objet n’est pas publié\u00a0: il n’a pas de score.';
}

/** How many objets are read at once for a file. */
const EXPORTED = 1_000;
const COMPARED = 100;

function savedRoutes(bind: Bind, dependencies: Dependencies): void {
  const { db, write } = dependencies;
  const { profils } = entriesOf(dependencies);

  bind(recomputeScores, (input) =>
    write(input.demande, async (writing) => {
      const { tx, acteur, at } = writing;
      const profil = await takeRecord(writing, profils, input.params.id, { unversioned: true });
      if (!isLive(profil))
        throw new BridgeError('invalidInput', {
          errors: [
            { path: 'gele', message: 'Ce profil est gelé ou archivé\u00a0: ses scores restent ceux qu’ils sont.' },
          ],
        });
      const demande = { genre: 'profil', profil: profilOf(profil), demandePar: acteur.userId } as const;
      const tache = await enqueueScores(tx, demande, at);
      if (tache === null) throw new Error('a live profile always gets its task');
      return { tache };
    }),
  );

  bind(etatDuScoring, async ({ identity, params }) => {
    const record = await readRecord(db, profils, identity, params.id);
    const { calculeLe, nombreObjets, modifiable } = record;
    // A person with whom a profile is shared reads its scores, and not the work of its entity.
    return { calculeLe, nombreObjets, tache: modifiable ? await scoringTask(db, params.id) : null };
  });

  bind(scoresDuProfil, async ({ identity, params, query: { page, itemsPerPage } }) => {
    await readRecord(db, profils, identity, params.id);
    const visibles = publishedWhere(identity);
    const [items, total] = await Promise.all([
      scoresFound(db, params.id, visibles, { offset: (page - 1) * itemsPerPage, limit: itemsPerPage }),
      numberOfScores(db, params.id, visibles),
    ]);
    return { items, total };
  });

  bind(exportScores, async ({ identity, params }) => {
    const { code } = await readRecord(db, profils, identity, params.id);
    const rows = rowsOf(db, params.id, identity.scope);
    const header = ['Rang', 'Numéro', 'Nom', 'Type', 'Commune', 'Score'];
    return csvAnswer(`scores-${code}.csv`, header, rows);
  });

  bind(compareProfils, async ({ identity, query: { a, b } }) => {
    const visibles = publishedWhere(identity);
    const side = async (id: number) => {
      const { nom } = await readRecord(db, profils, identity, id);
      return { id, nom, total: await numberOfScores(db, id, visibles) };
    };
    const [deA, deB] = [await side(a), await side(b)];
    const rows = await comparedScores(db, [a, b], visibles, COMPARED);
    return {
      a: deA,
      b: deB,
      items: rows.map(({ rangA, scoreA, rangB, scoreB, ...item }) => ({
        ...item,
        a: placeOf(rangA, scoreA),
        b: placeOf(rangB, scoreB),
      })),
    };
  });
}

function placeOf(rang: number | null, score: number | null) {
  return rang === null || score === null ? null : { rang, score };
}

async function* rowsOf(db: Db, profil: number, scope: Scope): AsyncGenerator<string[]> {
  for (let offset = 0; ; offset += EXPORTED) {
    const items = await scoresFound(db, profil, publishedWhere({ scope }), { offset, limit: EXPORTED });
    for (const { rang, id, nom, typeBridge, commune, score } of items)
      yield [String(rang), String(id), nom, labelOfType(typeBridge), commune, csvNumber(score)];
    if (items.length < EXPORTED) return;
  }
}
