import type { Langue } from '@bridge/contract';
import { bothSee, type Scope } from '../platform/auth/identity.ts';
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
export interface CadreDemande extends Omit<Cadre, 'configuration'> {
  /** The scope of the entity at whose place the objets are shown, where it does not publish them itself: the page shows what both see. */
  readonly chez?: Scope | undefined;
}

/** A cadre of saved records, as far as its scope sees them; at somebody else's place, the objets are those that both see. */
export function openCadre(tx: Db, { chez, ...demande }: CadreDemande): Cadre {
  const { scope } = demande;
  return {
    ...demande,
    scope: chez === undefined ? scope : bothSee(scope, chez),
    configuration: configurationOf(tx, scope),
  };
}
