import { getHealth, listJournalChoices } from '@bridge/contract';
import type { Bind } from '../../platform/http/endpoint.ts';
import { valuesOf } from './journal.repository.ts';
import { healthOf, type SanteDependencies } from './sante.service.ts';

export function gestionRoutes(bind: Bind, dependencies: SanteDependencies): void {
  const { db } = dependencies;
  bind(getHealth, () => healthOf(dependencies));

  bind(listJournalChoices, async () => ({
    actions: await valuesOf(db, 'action'),
    cibles: await valuesOf(db, 'cible'),
  }));
}
