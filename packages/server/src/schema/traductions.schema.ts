import type { EtatDUsage, EtatTraduction, Langue, OrigineTraduction, Relecture } from '@bridge/contract';
import type { ColumnType, Generated } from 'kysely';

/** A value that is null until somebody writes it. */
type Voulu<T> = ColumnType<T | null, T | null | undefined>;

/** The ledger of translations. */
export interface TraductionTables {
  traductions: {
    id: Generated<number>;
    ressource: string;
    sujet: number;
    entite_id: Voulu<number>;
    nom: Voulu<string>;
    champ: string;
    langue: Langue;
    etat: EtatTraduction;
    origine: Voulu<OrigineTraduction>;
    faite_sur: Voulu<Buffer>;
    faite_le: Voulu<Date>;
    empreinte: Buffer;
    caracteres: number;
    propre: Voulu<Buffer>;
    propre_sur: Voulu<Buffer>;
    propre_le: Voulu<Date>;
    machine: Voulu<string>;
    machine_sur: Voulu<Buffer>;
    machine_source: Voulu<string>;
    machine_le: Voulu<Date>;
    moteur: Voulu<string>;
    glossaire: Voulu<string>;
    configuration: Voulu<number>;
    relecture: Voulu<Relecture>;
    relue_par: Voulu<number>;
    relue_le: Voulu<Date>;
    assignee_a: Voulu<number>;
  };
  memoire_traductions: {
    id: Generated<number>;
    entite_id: number | null;
    langue: Langue;
    empreinte: Buffer;
    francais: string;
    texte: string;
    origine: 'humain' | 'machine';
    cle: string;
    faite_le: Date;
  };
  usages_traduction: {
    id: Generated<number>;
    configuration: number;
    tache: number | null;
    le: Date;
    langue: Langue;
    etat: EtatDUsage;
    textes: number;
    caracteres: number;
    message: Generated<string>;
  };
  glossaires_moteur: { configuration: number; version: string; identifiant: string };
}
