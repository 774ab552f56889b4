import {
  BridgeError,
  getChangement,
  getImportation,
  listChangements,
  listImportations,
  SANS_COMPTE,
} from '@bridge/contract';
import { differencesBetween } from '../../catalogue/difference.rules.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  bothStates,
  changesFound,
  pagesKept,
  rejectGroups,
  runBefore,
  runById,
  runsFound,
} from '../../sources/import/rapport.repository.ts';
import { warningGroups } from '../../sources/import/rapport-avertissements.repository.ts';
import { leftCount } from '../../sources/import/restitution.repository.ts';
import { shown } from './importation.rules.ts';
import { comparaisonRoutes } from './importation-comparaison.routes.ts';
import { type DecisionDependencies, decisionRoutes } from './importation-decision.routes.ts';
import { fichierImportationRoutes, keptOnDisk } from './importation-fichier.routes.ts';

interface Dependencies extends DecisionDependencies {
  /** Folder of the answers that runs keep. */
  readonly dossier: string;
}

/** The runs of imports: what they did, record by record, and what is decided about them. */
export function importationRoutes(bind: Bind, dependencies: Dependencies): void {
  reportRoutes(bind, dependencies);
  fichierImportationRoutes(bind, dependencies);
  comparaisonRoutes(bind, dependencies);
  decisionRoutes(bind, dependencies);
}

function reportRoutes(bind: Bind, { db, dossier }: Dependencies): void {
  bind(listImportations, async ({ identity, query }) => {
    const { rows, total } = await runsFound(db, identity.scope, query);
    return { items: rows.map(shown), total };
  });

  bind(getImportation, async ({ identity, params }) => {
    const run = await runById(db, identity.scope, params.id);
    if (run === undefined) throw new BridgeError('notFound');
    const [rejets, warnings, pages, before, laisses] = await Promise.all([
      rejectGroups(db, run.id),
      warningGroups(db, run),
      pagesKept(db, run.id),
      runBefore(db, run),
      leftCount(db, run.id),
    ]);
    const item = shown(run);
    return {
      ...item,
      // What is ignored is not counted; what is counted is what is listed.
      compteurs: { ...item.compteurs, avertissements: warnings.comptes },
      rejets,
      avertissements: warnings.groupes
        .filter(({ ignoreLe }) => ignoreLe === null)
        .map(({ message, champ, nombre, exemples }) => ({ message, champ, nombre, exemples })),
      ignores: warnings.groupes.flatMap(({ message, champ, nombre, exemples, ignoreLe, ignorePar }) =>
        ignoreLe === null ? [] : [{ message, champ, nombre, exemples, ignoreLe: ignoreLe.toISOString(), ignorePar }],
      ),
      avertissementsIgnores: warnings.ignores,
      laisses,
      annulationDe: run.annulation_de,
      pages: await keptOnDisk(
        dossier,
        run.id,
        pages.map(({ cle, objet, lus, taille }) => ({ cle, objet, nombre: lus, taille })),
      ),
      precedente: before
        ? { id: before.id, compteurs: { ...SANS_COMPTE, ...before.compteurs }, debutLe: before.debut_le.toISOString() }
        : null,
    };
  });

  bind(listChangements, async ({ identity, params, query }) => {
    if ((await runById(db, identity.scope, params.id)) === undefined) throw new BridgeError('notFound');
    return changesFound(db, params.id, query);
  });

  bind(getChangement, async ({ identity, params }) => {
    if ((await runById(db, identity.scope, params.id)) === undefined) throw new BridgeError('notFound');
    const found = await bothStates(db, params.id, { identifiant: params.identifiant });
    if (found === undefined) throw new BridgeError('notFound');
    const { action, nom, avant, apres } = found;
    return { action, nom, differences: differencesBetween(avant, apres) };
  });
}
