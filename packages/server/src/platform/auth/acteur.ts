import { automateEnMots, type NomDAutomate } from '@bridge/contract';
import type { Identity } from './identity.ts';

/** Who changes something: a person, or what works by itself. */
export type Acteur = Identity | Automate;

/** A part of Bridge that works by itself, with every right inside its scope; or a program, with those of its service account. */
export interface Automate extends Pick<Identity, 'viewer' | 'entiteId' | 'language' | 'scope' | 'reaches'> {
  readonly kind: 'automate';
  readonly nom: NomDAutomate;
  /** The account in whose name it works; null where it works in nobody's. */
  readonly userId: number | null;
  readonly actor: null;
}

export function automate(
  nom: NomDAutomate,
  where: Pick<Automate, 'scope'> & Partial<Pick<Automate, 'userId' | 'entiteId'>>,
): Automate {
  return {
    kind: 'automate',
    nom,
    userId: null,
    entiteId: null,
    actor: null,
    language: 'fr',
    viewer: { roles: ['ROLE_SUPER_ADMIN'], mode: 'autonome', flags: {} },
    ...where,
  };
}

/** Who acts, to people who read of it. */
export function nomDe(acteur: Acteur): string {
  return 'kind' in acteur ? automateEnMots(acteur.nom) : acteur.username;
}

/** Who acts, as the history, the audit log and the idempotency keys keep it: a person's account, or the name of a part of Bridge. */
export type Auteur = Pick<Identity, 'userId' | 'actor'> | Pick<Automate, 'kind' | 'nom' | 'userId' | 'actor'>;

export function auteurColumns(by: Auteur | null) {
  const automate = by !== null && 'kind' in by ? by.nom : null;
  return { utilisateur_id: by?.userId ?? null, acteur_id: by?.actor?.userId ?? null, automate };
}

/** A change that is asked for: by whom, from where, and under which key where it must happen once. */
export interface Demande {
  readonly acteur: Acteur;
  /** The network address that it comes from. */
  readonly adresse?: string;
  readonly cle?: Cle | undefined;
}

/** Names a change that happens once, whoever repeats it. */
export interface Cle {
  readonly nom: string;
  /** Of what is asked: the same key never stands for two things. */
  readonly empreinte: Buffer;
}
