import { getServeurCourriel, removeServeurCourriel, type ServeurCourriel, saveServeurCourriel } from '@bridge/contract';
import type { CrudDependencies } from '../../crud/crud.routes.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { auditChange } from '../../platform/audit.ts';
import type { Bind } from '../../platform/http/endpoint.ts';
import { PASSWORD_IN_CLEAR } from '../../platform/mail.failure.ts';
import type { Db } from '../../schema.ts';
import {
  forgetServeur,
  keepServeur,
  type ServeurEnregistre,
  serveurEnregistre,
} from '../serveur-courriel.repository.ts';
import { isInClear } from '../serveur-courriel.ts';

interface Dependencies extends CrudDependencies {
  /** Whether the environment names a mail server. */
  readonly ofEnvironment: boolean;
  /** Hosts of the operator's own network. */
  readonly intranet: readonly string[];
}

/** The mail server of the instance, whose password is written and never read back. */
export function serveurCourrielRoutes(bind: Bind, { db, write, vault, ofEnvironment, intranet }: Dependencies): void {
  bind(getServeurCourriel, () => told(db, ofEnvironment));
  bind(saveServeurCourriel, ({ demande, body: { motDePasse, ...reglage } }) =>
    write(demande, async (writing) => {
      const { tx, at } = writing;
      const before = await serveurEnregistre(tx);
      if (motDePasse === undefined && before !== undefined && before.motDePasse !== null)
        refuse(askedAgain(before, reglage));
      const sealed = typeof motDePasse === 'string' ? vault.seal(motDePasse) : motDePasse;
      const kept = sealed === undefined ? (before?.motDePasse ?? null) : sealed;
      if (kept !== null && reglage.utilisateur === '')
        refuse([{ path: 'utilisateur', message: 'Un mot de passe va avec un identifiant.' }]);
      if (kept === null && reglage.utilisateur !== '')
        refuse([
          { path: 'motDePasse', message: 'Saisissez le mot de passe de ce compte, ou laissez l’identifiant vide.' },
        ]);
      if (kept !== null && isInClear(reglage, intranet)) refuse([{ path: 'securite', message: PASSWORD_IN_CLEAR }]);
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

type Reglage = Omit<ServeurEnregistre, 'motDePasse'>;

/** Refuses to send a password to another server, or with less protection, than it was typed for. */
function askedAgain(before: Reglage, { hote, port, securite }: Reglage) {
  const path = 'motDePasse';
  if (before.hote !== hote || before.port !== port)
    return [{ path, message: 'Ce serveur est un autre\u00a0: saisissez le mot de passe de son compte.' }];
  if (before.securite !== 'aucune' && securite === 'aucune')
    return [{ path, message: 'La connexion ne serait plus chiffrée\u00a0: saisissez à nouveau le mot de passe.' }];
  return [];
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
