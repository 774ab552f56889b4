import { BridgeError, deleteUser, getUser, listUsers, updateUser } from '@bridge/contract';
import type { Bind } from '../../platform/http/endpoint.ts';
import { pageOfUtilisateurs, utilisateurById } from './utilisateur.repository.ts';
import { changeUtilisateur, deleteUtilisateur, type UtilisateurDependencies } from './utilisateur.service.ts';

export function utilisateurRoutes(bind: Bind, dependencies: UtilisateurDependencies): void {
  const { db } = dependencies;

  bind(listUsers, ({ identity, query }) => pageOfUtilisateurs(db, identity.scope, query));

  bind(getUser, async ({ identity, params }) => {
    const found = await utilisateurById(db, identity.scope, params.id);
    if (!found) throw new BridgeError('notFound');
    return found;
  });

  bind(updateUser, ({ identity, params, body, request }) =>
    changeUtilisateur(dependencies, identity, params.id, body, request.ip),
  );

  bind(deleteUser, async ({ identity, params, request }) => {
    await deleteUtilisateur(dependencies, identity, params.id, request.ip);
    return null;
  });
}
