import type { ErrorName, Fournisseur, Role, StatutUtilisateur } from '@bridge/contract';
import type { PersonneExterne } from './personne.rules.ts';

/** The facts of an account that decide who may sign in with it. */
export interface CompteConnu {
  readonly id: number;
  readonly statut: StatutUtilisateur;
  readonly roles: readonly Role[];
  readonly emailConfirmed: boolean;
}

export type Verdict =
  /** `roles`: the roles to give now, or null to leave the roles as they are. */
  | { readonly kind: 'entrer' | 'lier'; readonly compte: number; readonly roles: readonly Role[] | null }
  | { readonly kind: 'creer'; readonly statut: 'actif' | 'invite'; readonly roles: readonly Role[] }
  | { readonly kind: 'refuser'; readonly raison: ErrorName };

interface Situation {
  readonly fournisseur: Pick<
    Fournisseur,
    'rattachement' | 'premiereConnexion' | 'gestionRoles' | 'correspondanceRoles' | 'roleMinimal'
  >;
  readonly personne: PersonneExterne;
  /** The account that was linked to this person before. */
  readonly lie: CompteConnu | undefined;
  /** The account that has the same e-mail address. */
  readonly homonyme: CompteConnu | undefined;
  /** The signed-in person who asks for the link, or null for a person who signs in. */
  readonly demandeur: CompteConnu | null;
}

const refuse = (raison: ErrorName): Verdict => ({ kind: 'refuser', raison });

/** Decides which account a person enters, and with which roles. */
export function judgeEntree(situation: Situation): Verdict {
  const { demandeur, lie, homonyme } = situation;
  if (demandeur) {
    if (lie && lie.id !== demandeur.id) return refuse('identityTaken');
    return enter(situation, lie ? 'entrer' : 'lier', demandeur);
  }
  if (lie) return enter(situation, 'entrer', lie);
  return homonyme ? link(situation, homonyme) : create(situation);
}

function enter({ fournisseur, personne }: Situation, kind: 'entrer' | 'lier', compte: CompteConnu): Verdict {
  if (compte.statut === 'desactive') return refuse('accountDisabled');
  if (compte.statut === 'invite' && compte.roles.length === 0) return refuse('signOnWaiting');
  if (fournisseur.gestionRoles !== 'chaque-connexion') return { kind, compte: compte.id, roles: null };
  const roles = rolesDe(fournisseur, personne.roles);
  // A super administrator is named in Bridge: no provider takes that away.
  const kept = compte.roles.filter((role) => role === 'ROLE_SUPER_ADMIN');
  const all = [...kept, ...roles];
  return all.length === 0 ? refuse('signOnNoRole') : { kind, compte: compte.id, roles: all };
}

/**
 * An equal address alone gives nobody an account: both sides must have verified it, and a super admin links theirs
 * while signed in. An account that waits for its invitation was made for the owner of that address.
 */
function link(situation: Situation, compte: CompteConnu): Verdict {
  const { fournisseur, personne } = situation;
  const isTheirs = compte.emailConfirmed || (compte.statut === 'invite' && compte.roles.length > 0);
  const mayLink = fournisseur.rattachement === 'email-verifie' && personne.emailVerifie && isTheirs;
  if (!mayLink || compte.roles.includes('ROLE_SUPER_ADMIN')) return refuse('signOnUnknown');
  return enter(situation, 'lier', compte);
}

/** An address that the provider did not verify could be anybody's: such an account waits for an administrator. */
function create({ fournisseur, personne }: Situation): Verdict {
  if (fournisseur.premiereConnexion === 'refusee' || personne.email === '') return refuse('signOnUnknown');
  if (fournisseur.premiereConnexion === 'en-attente' || !personne.emailVerifie)
    return { kind: 'creer', statut: 'invite', roles: [] };
  const roles = rolesDe(fournisseur, personne.roles);
  return roles.length === 0 ? refuse('signOnNoRole') : { kind: 'creer', statut: 'actif', roles };
}

/** The roles that the provider's values are mapped to, or the least role when no value is mapped. */
export function rolesDe(
  { correspondanceRoles, roleMinimal }: Pick<Fournisseur, 'correspondanceRoles' | 'roleMinimal'>,
  valeurs: readonly string[],
): Role[] {
  const held = new Set(valeurs.map(plain));
  const given = correspondanceRoles.filter(({ valeur }) => held.has(plain(valeur))).map(({ role }) => role);
  const roles = given.length === 0 && roleMinimal !== null ? [roleMinimal] : given;
  return [...new Set(roles)];
}

const plain = (valeur: string) => valeur.trim().toLowerCase();
