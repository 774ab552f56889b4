import { BridgeError, linkEquivalences, suggestEquivalences } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { changeRecord } from '../../crud/write/record.service.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { likelyEquivalents, representativeOf } from './vocabulaire.repository.ts';

const TABLES = { type: 'types', critere: 'criteres', modalite: 'modalites' } as const;
const MOST = 200;

export function equivalenceRoutes(bind: Bind, dependencies: CrudDependencies): void {
  const { db, write, registry } = dependencies;

  bind(suggestEquivalences, async ({ identity, query }) => {
    const pairs = await likelyEquivalents(db, TABLES[query.de], identity.scope, MOST);
    return {
      items: pairs.map((pair) => ({
        ...pair,
        raison: pair.un.systeme === pair.autre.systeme ? 'Même libellé' : 'Même libellé dans deux systèmes',
      })),
    };
  });

  bind(linkEquivalences, (input) =>
    write(input.demande, async (writing) => {
      const entry = registry.entry(input.body.de);
      if (entry === undefined) throw new BridgeError('notFound');
      for (const { id, equivaut } of input.body.paires) {
        // Both groups become one: words linked to either stay with it.
        const head = await representativeOf(writing.tx, TABLES[input.body.de], id);
        if (head !== (await representativeOf(writing.tx, TABLES[input.body.de], equivaut)))
          await changeRecord(dependencies, writing, entry, head, { equivaut }, { unversioned: true });
      }
      return { lies: input.body.paires.length };
    }),
  );
}
