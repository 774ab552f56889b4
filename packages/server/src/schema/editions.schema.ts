import type {
  EtatDeGeneration,
  FichierDeGeneration,
  Langue,
  PeriodeDeRegle,
  Remarque,
  SortieDEdition,
} from '@bridge/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns.schema.ts';

/** The files that pages of a channel were made from: images by their names in the folder, with their fingerprints. */
export interface Matiere {
  readonly images: Readonly<Record<string, string>>;
}

/** What a document was made from, by channel. The document itself is in the store, beside its files. */
export type Instantane = Readonly<Partial<Record<'ecran' | 'impression', Matiere>>>;

type Later<T> = ColumnType<T | null, T | null | undefined>;

/** The tables of documents, and of their addresses. */
export interface EditionTables {
  generations: {
    id: Generated<number>;
    modele: number;
    planification: number | null;
    entite_id: number | null;
    langue: Langue;
    sorties: readonly SortieDEdition[];
    periode: ColumnType<PeriodeDeRegle | null, string | null>;
    etat: EtatDeGeneration;
    figee: Generated<boolean>;
    alertee: Generated<boolean>;
    envois_alertes: Generated<boolean>;
    depuis: number | null;
    refaite: Generated<boolean>;
    demande_par: number | null;
    cree_le: Date;
    fini_le: Later<Date>;
    duree_ms: Later<number>;
    pages: Later<number>;
    objets: Later<number>;
    bloquantes: Later<number>;
    alertes: Later<number>;
    message: Generated<string>;
    decide_par: Later<number>;
    decide_le: Later<Date>;
    tache: Later<number>;
    /** The folder of its files in the store, once it is made. */
    dossier: Later<string>;
    fichiers: Json<FichierDeGeneration[]>;
    rapport: Json<Remarque[]>;
    instantane: ColumnType<Instantane | null, string | null | undefined, string | null>;
  };
  editions_en_suspens: { dossier: string; depuis: Date };
  images_d_edition: { empreinte: string; demandee_le: Date };
  adresses_d_edition: { modele: number; entite_id: number | null; cle: string };
  serveurs_connus: { planification: number; hote: string; port: number; empreinte: string; vu_le: Date };
  envois_arrives: { generation: number; cle: string; le: Date };
  medias_de_parution: {
    planification: number;
    entite_id: number | null;
    langue: Langue;
    sortie: SortieDEdition;
    media: number;
  };
}
