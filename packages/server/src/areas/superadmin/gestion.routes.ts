import { exportJournal, getHealth, JOURNAL_PAGE, listJournal, listJournalChoices } from '@bridge/contract';
import type { Bind } from '../../platform/http/endpoint.ts';
import { linesBefore, valuesOf } from './journal.repository.ts';
import { exportLines } from './journal.service.ts';
import { healthOf, type SanteDependencies } from './sante.service.ts';

export function gestionRoutes(bind: Bind, dependencies: SanteDependencies): void {
  const { db } = dependencies;
  bind(getHealth, () => healthOf(dependencies));

  bind(listJournal, async ({ query: { avant, ...filtre } }) => {
    const items = await linesBefore(db, filtre, avant, JOURNAL_PAGE + 1);
    const more = items.length > JOURNAL_PAGE;
    const page = items.slice(0, JOURNAL_PAGE);
    return { items: page, suivant: more ? (page.at(-1)?.id ?? null) : null };
  });

  bind(listJournalChoices, async () => ({
    actions: await valuesOf(db, 'action'),
    cibles: await valuesOf(db, 'cible'),
  }));

  bind(exportJournal, ({ identity, query, request }) => exportLines(dependencies, identity, query, request.ip));
}
