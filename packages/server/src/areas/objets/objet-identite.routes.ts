import { linkIdentites } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import type { Writing } from '../../crud/write/writing.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { enqueue } from '../../platform/jobs/enqueue.repository.ts';
import { type DonneesIdentites, IDENTITES } from './objet-identite.job.ts';
import { keepLines, type Lien } from './objet-identite.repository.ts';
import { link, tryLink } from './objet-identite.service.ts';

/** Linked while the person waits; more than that is a task's. */
const AT_ONCE = 200;

/** The routes to link ids before one source replaces another. */
export function objetIdentiteRoutes(bind: Bind, { db, write }: Pick<CrudDependencies, 'db' | 'write'>): void {
  bind(linkIdentites, async (input) => {
    const { identity, body } = input;
    const { ancienSysteme, nouveauSysteme } = body;
    const liens = body.couples.map(([ancien, nouveau], index) => ({
      ligne: index + 1,
      ancienSysteme,
      ancien,
      nouveauSysteme,
      nouveau,
    }));
    if (body.dryRun) return answer(await tryLink(db, identity.scope, liens), null);
    return write(input.demande, async (writing) => {
      const { tx, at, adresse } = writing;
      if (liens.length <= AT_ONCE)
        return answer(await link(tx, { scope: identity.scope, by: identity, at, ip: adresse }, liens), null);
      return answer(await tryLink(tx, identity.scope, liens), await leaveToTask(writing, identity, liens));
    });
  });
}

function answer({ lies, refus }: Awaited<ReturnType<typeof tryLink>>, tache: number | null) {
  return { lies, refus: [...refus], tache };
}

async function leaveToTask({ tx, at, adresse }: Writing, identity: Identity, liens: readonly Lien[]): Promise<number> {
  const { scope, userId, actor, entiteId } = identity;
  const donnees: DonneesIdentites = {
    entites: scope.kind === 'system' ? null : [...scope.ids],
    par: { userId, acteur: actor?.userId ?? null, entiteId, ip: adresse ?? '' },
  };
  const { id } = await enqueue(
    tx,
    {
      definition: IDENTITES,
      donnees,
      cible: `${liens.length} identifiants`,
      entiteId,
      demandePar: userId,
      priorite: 1,
    },
    at,
  );
  await keepLines(tx, id, liens);
  return id;
}
