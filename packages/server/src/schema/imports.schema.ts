import type { Compteurs, EtatImportation, Langue, PartieCorrigee, Systeme } from '@bridge/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns.schema.ts';

/** The tables of imports. Their staged lines are named in SQL only. */
export interface ImportTables {
  importations: {
    id: Generated<number>;
    systeme: Systeme;
    flux_id: number;
    flux_nom: string;
    entite_id: number | null;
    tache_id: ColumnType<number | null, number | null | undefined>;
    etat: Generated<EtatImportation>;
    a_blanc: boolean;
    mode: 'complet' | 'differentiel';
    accord: Generated<boolean>;
    annonce: Json<{ urlRecuperation: string; urlConfirmation: string | null; reinitialisation: boolean }> | null;
    compteurs: Json<Compteurs>;
    avant: Generated<number>;
    entier: Generated<boolean>;
    graine: Generated<string>;
    motif: Generated<string>;
    annulation_de: number | null;
    debut_le: Date;
    fin_le: ColumnType<Date | null, Date | null | undefined>;
    demande_par: number | null;
    annulee_le: ColumnType<Date | null, Date | null | undefined>;
    annulee_par: ColumnType<number | null, number | null | undefined>;
    alertee: Generated<boolean>;
    details_effaces_le: ColumnType<Date | null, Date | null | undefined>;
  };
  depots: {
    id: Generated<number>;
    nom: string;
    entite_id: number | null;
    taille: number;
    depose_le: Date;
    depose_par: number | null;
    par_la_console: boolean;
  };
  avertissements_ignores: {
    systeme: Systeme;
    flux_id: number;
    message: string;
    champ: string;
    ignore_le: Date;
    ignore_par: number | null;
  };
  importation_pages: {
    importation_id: number;
    numero: number;
    cle: string;
    objet: string;
    langue: Langue | null;
    content_type: string | null;
    taille: number;
    modifie_le: Date | null;
    lus: Generated<number>;
    resume: Json<{ nombre: number; total?: number; suivant?: string; partiel?: boolean; recensement?: boolean }> | null;
  };
  importation_rejets: {
    importation_id: number;
    rang: number;
    identifiant: string | null;
    position: string;
    chemin: string;
    motif: string;
    extrait: string;
  };
  objet_corrections: {
    objet_id: number;
    partie: PartieCorrigee;
    valeur: Json<unknown>;
    empreinte_source: Buffer;
    maj_le: Date;
    maj_par: number | null;
  };
  objet_textes: {
    objet_id: number;
    entite_id: number;
    champ: string;
    langue: Langue;
    valeur: string;
    origine: 'machine' | 'humain';
    source: string | null;
    empreinte_source: Buffer;
    maj_le: Date;
    maj_par: number | null;
  };
  avis: {
    id: Generated<number>;
    type: string;
    systeme: Systeme;
    flux_id: number;
    flux_nom: string;
    entite_id: number | null;
    importation_id: number | null;
    cle: string;
    texte: string;
    cible_ressource: string | null;
    cible_id: number | null;
    details: Json<Record<string, unknown>>;
    cree_le: Date;
    traite_le: ColumnType<Date | null, Date | null | undefined>;
    traite_par: ColumnType<number | null, number | null | undefined>;
  };
}
