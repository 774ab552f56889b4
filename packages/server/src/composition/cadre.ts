import type { Langue } from '@bridge/contract';
import type { Scope } from '../platform/auth/identity.ts';
import type { Db } from '../schema.ts';
import { type Configuration, configurationOf } from './configuration.ts';

/** What all that is shown together shares. No person: a visitor, a job and a screen have none. */
export interface Cadre {
  readonly configuration: Configuration;
  /** Which objets and which words may be shown. */
  readonly scope: Scope;
  /** Who publishes: its texts are shown in place of the source’s. Null: the entity of each objet. */
  readonly entite: number | null;
  readonly langue: Langue;
  readonly at: Date;
  /** Origin of their own that files are served from, where they have one. */
  readonly fichiers?: string;
  /** Somebody tries an annonce in an espace of a document: it is there, whatever was decided of it. */
  readonly essai?: { readonly espace: number; readonly annonce: number };
}

/** A cadre before its records are read in a transaction. */
export type CadreDemande = Omit<Cadre, 'configuration'>;

/** A cadre of the records as they are saved, as far as its scope sees them. */
export function openCadre(tx: Db, demande: CadreDemande): Cadre {
  return { ...demande, configuration: configurationOf(tx, demande.scope) };
}
