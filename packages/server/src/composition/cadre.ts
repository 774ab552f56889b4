import type { Langue } from '@bridge/contract';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { type Configuration, configurationOf } from './configuration.ts';

/** What all that is shown together shares. It names no person: a visitor, a job and a screen have none. */
export interface Cadre {
  readonly configuration: Configuration;
  /** The objets and words that may be shown. */
  readonly scope: Scope;
  /** The publishing entity, whose texts replace the source’s. Null for the entity of each objet. */
  readonly entite: number | null;
  readonly langue: Langue;
  readonly at: Date;
  /** The origin of the files, when they have one of their own. */
  readonly fichiers?: string;
  /** An annonce tried out in an espace of a document, whatever was decided about it. */
  readonly essai?: { readonly espace: number; readonly annonce: number };
}

/** A cadre before its records are read in a transaction. */
export type CadreDemande = Omit<Cadre, 'configuration'>;

/** A cadre of saved records, as far as its scope sees them. */
export function openCadre(tx: Db, demande: CadreDemande): Cadre {
  return { ...demande, configuration: configurationOf(tx, demande.scope) };
}
