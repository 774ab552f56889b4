import type { ListeVoulue, PageApercue } from '@bridge/contract';
import type { CrudDependencies } from '../../../crud/crud.routes.ts';
import type { Demande } from '../../../platform/auth/acteur.ts';
import type { Identity } from '../../../platform/auth/identity.ts';
import { type ApercuDependencies, composed, drawn } from '../apercu.service.ts';
import { listeSur } from './liste.voulue.ts';

interface Essayee {
  readonly identity: Identity;
  readonly demande: Demande;
  readonly at: Date;
}

/** The page of a list that does not exist yet, nor perhaps its site: all is made, composed and undone. */
export async function apercuDuParcours(
  { render, filesUrl, ...crud }: ApercuDependencies & CrudDependencies,
  voulue: ListeVoulue,
  { identity, demande: { acteur }, at }: Essayee,
): Promise<PageApercue> {
  let page: Awaited<ReturnType<typeof composed>> | undefined;
  // Without an idempotency key: nothing is kept that could happen twice.
  await crud.write({ acteur }, async (writing) => {
    await writing.undo(async () => {
      const { site, valeurs } = await listeSur(crud, writing, voulue);
      const { tx } = writing;
      const asked = { valeurs, langue: site.langueParDefaut, site: site.id, pas: 0, requete: '' };
      page = await composed({ tx, registry: crud.registry, filesUrl, identity, asked, at }, 'listeWeb');
    });
    return null;
  });
  if (page === undefined) throw new Error('What is undone was done first');
  return drawn(page, render);
}
