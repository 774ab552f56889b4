import { automateEnMots, type NomDAutomate } from '@bridge/contract';
import type { Identity } from './identity.ts';

/** The author of a change: a person, or an automate. */
export type Acteur = Identity | Automate;

/** An automate: a part of Bridge with every right inside its scope, or a program with those of its service account. */
export interface Automate extends Pick<Identity, 'viewer' | 'entiteId' | 'language' | 'scope' | 'reaches'> {
  readonly kind: 'automate';
  readonly nom: NomDAutomate;
  /** The account in whose name it works, or null. */
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

/** The name of an author, for people. */
export function nomDe(acteur: Acteur): string {
  return 'kind' in acteur ? automateEnMots(acteur.nom) : acteur.username;
}

/** The author as the history, the audit log and the idempotency keys keep it: an account, or a part of Bridge. */
export type Auteur = Pick<Identity, 'userId' | 'actor'> | Pick<Automate, 'kind' | 'nom' | 'userId' | 'actor'>;

export function auteurColumns(by: Auteur | null) {
  const automate = by !== null && 'kind' in by ? by.nom : null;
  return { utilisateur_id: by?.userId ?? null, acteur_id: by?.actor?.userId ?? null, automate };
}

/** A change that is asked for: its author, their address, and the key under which it happens once. */
export interface Demande {
  readonly acteur: Acteur;
  /** The network address of the request. */
  readonly adresse?: string;
  readonly cle?: Cle | undefined;
}

/** Names a change that happens once, however often it is sent. */
export interface Cle {
  readonly nom: string;
  /** The fingerprint of the request: a key never stands for two changes. */
  readonly empreinte: Buffer;
}
