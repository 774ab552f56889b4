import {
  cancelTache,
  isFinished,
  listTachesEnCours,
  prioritiseTache,
  purgeTaches,
  restartTache,
} from '@bridge/contract';
import type { Write } from '../../crud/write/writing.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { tachesEnCours } from './tache.repository.ts';
import { cancel, prioritise, purge, restart } from './tache.service.ts';

export function tacheRoutes(bind: Bind, { db, write }: { readonly db: Db; readonly write: Write }): void {
  bind(listTachesEnCours, async ({ identity }) => {
    const items = await tachesEnCours(db, identity);
    return { items, actives: items.filter(({ etat }) => !isFinished(etat)).length };
  });

  bind(cancelTache, (input) => write(input.demande, (writing) => cancel(writing, input.params.id)));
  bind(restartTache, (input) => write(input.demande, (writing) => restart(writing, input.params.id)));
  bind(prioritiseTache, (input) =>
    write(input.demande, (writing) => prioritise(writing, input.params.id, input.body.priorite)),
  );
  bind(purgeTaches, (input) =>
    write(input.demande, async (writing) => ({ nombre: await purge(writing, input.body.etats) })),
  );
}
