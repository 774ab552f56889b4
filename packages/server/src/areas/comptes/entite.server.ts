import { isDeepStrictEqual } from 'node:util';
import { BridgeError, type Entite, entite } from '@bridge/contract';
import { describe } from '../../crud/descriptor.ts';
import type { Hooks } from '../../crud/hooks.ts';
import { refuse } from '../../crud/write/refuse.rules.ts';
import { owns } from '../../platform/auth/identity.ts';
import { hoteDe } from '../../publication/web/adresses/hotes.rules.ts';
import type { Db } from '../../schema.ts';
import { domainesDeLaLignee } from '../domaine.repository.ts';
import { quiExclut } from '../domaine.rules.ts';

/** The fields that only those above an entity change: its quotas, its part of feeds above, its domains. */
const DECIDED_ABOVE = ['quotaMedias', 'quotaDepots', 'codesSources', 'territoire', 'domaines'] as const;
const ASK_ABOVE = 'C’est l’entité parente qui en décide\u00a0: demandez-le à votre administrateur.';

/**
 * Rules of saving: a person moves an entity inside their own branch only, and never its head. What an entity is given
 * is decided by those above it.
 */
const hooks: Hooks<typeof entite> = {
  beforeSave: async ({ tx, acteur: { scope } }, { before, after, changes }) => {
    const { parent } = changes;
    const moves = before !== null && parent !== undefined && parent !== before.parent;
    if (moves && !(owns(scope, before.parent) && owns(scope, parent))) throw new BridgeError('accessDenied');
    const isDecidedAbove = before !== null && !owns(scope, before.parent);
    const taken = DECIDED_ABOVE.filter(
      (field) => isDecidedAbove && changes[field] !== undefined && !isDeepStrictEqual(changes[field], before[field]),
    );
    refuse(taken.map((path) => ({ path, message: ASK_ABOVE })));
    // Present domains stay, even if the entity above lost some since.
    const isSame = before !== null && isDeepStrictEqual(changes.domaines, before.domaines);
    const domaines = isSame ? undefined : changes.domaines && asHosts(changes.domaines);
    if (domaines || moves)
      await checkAbove(tx, domaines ?? after.domaines, after.parent, moves ? 'parent' : 'domaines');
    return domaines && { domaines };
  },
};

/** Domains as requests name hosts; invalid ones are refused. */
function asHosts(domaines: Entite['domaines']): Entite['domaines'] {
  const hosts = domaines.map(({ domaine }) => hoteDe(domaine));
  refuse(
    hosts.flatMap((host, rang) => {
      const path = `domaines.${rang}.domaine`;
      if (host === null) return [{ path, message: 'Nom de domaine, par exemple exemple.fr.' }];
      return hosts.indexOf(host) === rang ? [] : [{ path, message: 'Ce domaine figure deux fois.' }];
    }),
  );
  return hosts.flatMap((domaine) => (domaine === null ? [] : [{ domaine }]));
}

/** Refuses domains that the entity above does not have. */
async function checkAbove(tx: Db, domaines: Entite['domaines'], parent: number | null, blamed: 'parent' | 'domaines') {
  const above = await domainesDeLaLignee(tx, parent);
  refuse(
    domaines.flatMap(({ domaine }, rang) => {
      const allowed = quiExclut(domaine, above);
      if (allowed === undefined) return [];
      const path = blamed === 'parent' ? 'parent' : `domaines.${rang}.domaine`;
      return [
        { path, message: `${domaine} n’est pas un domaine de l’entité parente\u00a0: elle a ${allowed.join(', ')}.` },
      ];
    }),
  );
}

export default describe(entite, { hooks });
