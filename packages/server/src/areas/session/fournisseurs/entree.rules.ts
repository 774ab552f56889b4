import type { ErrorName, Fournisseur, Role, StatutUtilisateur } from '@bridge/contract';
import type { PersonneExterne } from './personne.rules.ts';

/** An account, as far as it decides of who may come in by it. */
export interface CompteConnu {
  readonly id: number;
  readonly statut: StatutUtilisateur;
  readonly roles: readonly Role[];
  readonly emailConfirmed: boolean;
}

export type Verdict =
  /** `roles`: those to give now; null leaves the ones that there are. */
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
  /** The one that has their address. */
  readonly homonyme: CompteConnu | undefined;
  /** Who is signed in and asks for the link; null for who signs in. */
  readonly demandeur: CompteConnu | null;
}

const refuse = (raison: ErrorName): Verdict => ({ kind: 'refuser', raison });

/** Who comes in, as whom and with which roles. */
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
 * By an address alone nobody takes an account over: both sides have verified it, and an account that rules over all is linked by its
 * owner, signed in. An account that waits for its invitation to be accepted was made for who has that address.
 */
function link(situation: Situation, compte: CompteConnu): Verdict {
  const { fournisseur, personne } = situation;
  const isTheirs = compte.emailConfirmed || (compte.statut === 'invite' && compte.roles.length > 0);
  const mayLink = fournisseur.rattachement === 'email-verifie' && personne.emailVerifie && isTheirs;
  if (!mayLink || compte.roles.includes('ROLE_SUPER_ADMIN')) return refuse('signOnUnknown');
  return enter(situation, 'lier', compte);
}

/** An address that the provider did not verify could be anybody's: such an account waits for somebody to look at it. */
function create({ fournisseur, personne }: Situation): Verdict {
  if (fournisseur.premiereConnexion === 'refusee' || personne.email === '') return refuse('signOnUnknown');
  if (fournisseur.premiereConnexion === 'en-attente' || !personne.emailVerifie)
    return { kind: 'creer', statut: 'invite', roles: [] };
  const roles = rolesDe(fournisseur, personne.roles);
  return roles.length === 0 ? refuse('signOnNoRole') : { kind: 'creer', statut: 'actif', roles };
}

/** What the values of a provider are worth here; the least of them for who has none. */
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
