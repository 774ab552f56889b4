import { getChangement, getImportation, listChangements, listImportations } from '@bridge/contract';
import { differencesBetween } from '../../catalogue/difference.rules.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import {
  bothStates,
  changesFound,
  pagesKept,
  rejectGroups,
  runBefore,
  runsFound,
} from '../../sources/import/rapport.repository.ts';
import { warningGroups } from '../../sources/import/rapport-avertissements.repository.ts';
import { leftCount } from '../../sources/import/restitution.repository.ts';
import { found, visibleRun } from './importation.access.ts';
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
    const run = await visibleRun(db, identity.scope, params.id);
    const [rejets, warnings, pages, before, laisses] = await Promise.all([
      rejectGroups(db, run.id),
      warningGroups(db, run),
      pagesKept(db, run.id),
      runBefore(db, run),
      leftCount(db, run.id),
    ]);
    return {
      ...shown(run),
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
      precedente: before,
    };
  });

  bind(listChangements, async ({ identity, params, query }) => {
    await visibleRun(db, identity.scope, params.id);
    return changesFound(db, params.id, query);
  });

  bind(getChangement, async ({ identity, params }) => {
    await visibleRun(db, identity.scope, params.id);
    const states = await bothStates(db, params.id, { identifiant: params.identifiant });
    const { action, nom, avant, apres } = found(states);
    return { action, nom, differences: differencesBetween(avant, apres) };
  });
}
