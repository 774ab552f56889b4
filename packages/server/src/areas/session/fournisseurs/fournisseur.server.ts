import { type Fournisseur, fournisseur } from '@bridge/contract';
import { describe } from '../../../crud/descriptor.ts';
import type { Hooks, Saving } from '../../../crud/hooks.ts';
import { refuse } from '../../../crud/write/refuse.rules.ts';

type Saved = Saving<typeof fournisseur>;

const hooks: Hooks<typeof fournisseur> = {
  beforeSave: async (_, saving) => {
    refuse([...missing(saving), ...misplaced(saving)]);
    // People of every entity sign in by a provider, whoever declares it.
    return { entiteId: null };
  },
};

const MANDATORY = 'Cette adresse est nécessaire avant de proposer ce fournisseur à la connexion.';

/** A provider that is switched off may be saved unfinished. */
function missing({ after }: Saved) {
  if (!after.actif) return [];
  const fields =
    after.protocole === 'oidc'
      ? (['emetteur'] as const)
      : (['adresseAutorisation', 'adresseJeton', 'adresseProfil'] as const);
  const empty = fields.filter((field) => after[field] === '').map((path) => ({ path, message: MANDATORY }));
  const noSubject =
    after.champSujet === '' ? [{ path: 'champSujet', message: 'Sans lui, personne n’est reconnu.' }] : [];
  const noEmail =
    after.premiereConnexion !== 'refusee' && after.champEmail === ''
      ? [{ path: 'champEmail', message: 'Un compte se crée avec une adresse e-mail.' }]
      : [];
  return [...empty, ...noSubject, ...noEmail];
}

/** Refuses to send a secret to another server than the one that it was typed for. */
function misplaced({ before, after, changes }: Saved) {
  if (before === null || !before.secret.defini || 'secret' in changes || serverOf(before) === serverOf(after))
    return [];
  return [{ path: 'secret', message: 'Saisissez à nouveau le secret\u00a0: le serveur qui le reçoit a changé.' }];
}

function serverOf({ protocole, emetteur, adresseJeton }: Pick<Fournisseur, 'protocole' | 'emetteur' | 'adresseJeton'>) {
  const address = protocole === 'oidc' ? emetteur : adresseJeton;
  return URL.canParse(address) ? new URL(address).origin : address;
}

export default describe(fournisseur, { hooks });
