import { getChangement, listChangements } from '@bridge/contract';
import { differencesBetween } from '../../catalogue/difference.rules.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { bothStates, changesFound } from '../../sources/import/rapport/rapport.repository.ts';
import { found, visibleRun } from './importation.access.ts';
import { comparaisonRoutes } from './importation-comparaison.routes.ts';
import { type DecisionDependencies, decisionRoutes } from './importation-decision.routes.ts';
import { fichierImportationRoutes } from './importation-fichier.routes.ts';

interface Dependencies extends DecisionDependencies {
  /** Folder of the answers that runs keep. */
  readonly dossier: string;
}

/** The imports: what they did, record by record, and the decisions about them. */
export function importationRoutes(bind: Bind, dependencies: Dependencies): void {
  changementRoutes(bind, dependencies);
  fichierImportationRoutes(bind, dependencies);
  comparaisonRoutes(bind, dependencies);
  decisionRoutes(bind, dependencies);
}

function changementRoutes(bind: Bind, { db }: Dependencies): void {
  bind(listChangements, async ({ identity, params, query }) => {
    await visibleRun(db, identity.scope, params.id);
    return changesFound(db, identity.scope, params.id, query);
  });

  bind(getChangement, async ({ identity, params }) => {
    await visibleRun(db, identity.scope, params.id);
    const states = await bothStates(db, identity.scope, params.id, { identifiant: params.identifiant });
    const { action, nom, avant, apres } = found(states);
    return { action, nom, differences: differencesBetween(avant, apres) };
  });
}
