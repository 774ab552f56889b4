import { getServeurCourriel, removeServeurCourriel, type ServeurCourriel, saveServeurCourriel } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { refuse } from '../../crud/refuse.rules.ts';
import { auditChange } from '../../platform/audit.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import type { Db } from '../../schema.ts';
import { forgetServeur, keepServeur, serveurEnregistre } from '../serveur-courriel.repository.ts';

interface Dependencies extends CrudDependencies {
  /** Whether the environment names a mail server. */
  readonly ofEnvironment: boolean;
}

/** The mail server of the instance: its password is written, never read again. */
export function serveurCourrielRoutes(bind: Bind, { db, write, vault, ofEnvironment }: Dependencies): void {
  bind(getServeurCourriel, () => told(db, ofEnvironment));
  bind(saveServeurCourriel, ({ demande, body: { motDePasse, ...reglage } }) =>
    write(demande, async (writing) => {
      const { tx, at } = writing;
      const before = await serveurEnregistre(tx);
      // A password goes to the server that it was typed for, and to no other.
      const moves = before !== undefined && (before.hote !== reglage.hote || before.port !== reglage.port);
      if (moves && motDePasse === undefined && before.motDePasse !== null)
        refuse([
          { path: 'motDePasse', message: 'Ce serveur est un autre\u00a0: saisissez le mot de passe de son compte.' },
        ]);
      const sealed = typeof motDePasse === 'string' ? vault.seal(motDePasse) : motDePasse;
      const kept = sealed === undefined ? (before?.motDePasse ?? null) : sealed;
      if (kept !== null && reglage.utilisateur === '')
        refuse([{ path: 'utilisateur', message: 'Un mot de passe va avec un identifiant.' }]);
      await keepServeur(tx, { ...reglage, motDePasse: kept }, at);
      const details = { ...reglage, motDePasse: motDePasse !== undefined };
      await auditChange(writing, {
        action: 'parametres.serveur-courriel',
        target: { kind: 'parametres', id: 1 },
        details,
      });
      return told(tx, ofEnvironment);
    }),
  );
  bind(removeServeurCourriel, ({ demande }) =>
    write(demande, async (writing) => {
      const gone = await forgetServeur(writing.tx);
      const target = { kind: 'parametres', id: 1 };
      if (gone) await auditChange(writing, { action: 'parametres.retirer-serveur-courriel', target });
      return told(writing.tx, ofEnvironment);
    }),
  );
}

async function told(db: Db, ofEnvironment: boolean): Promise<ServeurCourriel> {
  const saved = await serveurEnregistre(db);
  if (saved === undefined) return { source: ofEnvironment ? 'environnement' : 'aucune', reglage: null };
  const { motDePasse, ...reglage } = saved;
  return {
    source: ofEnvironment ? 'environnement' : 'parametres',
    reglage: { ...reglage, aMotDePasse: motDePasse !== null },
  };
}
