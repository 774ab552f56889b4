import type {
  EtapeDEcriture,
  EtatDEcriture,
  EtatDeLot,
  ModeDEcriture,
  OrigineDEcriture,
  ValeurSuivie,
} from '@bridge/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns.schema.ts';

type Later<T> = ColumnType<T | null, T | null | undefined>;

/** The tables of writes into Apidae, and of lots of translations. */
export interface ApidaeTables {
  lots_traduction_apidae: {
    id: Generated<number>;
    config: number;
    entite_id: number | null;
    etat: EtatDeLot;
    message: Generated<string>;
    demande_par: number | null;
    cree_le: Date;
    tache: Later<number>;
  };
  lot_traductions: { lot: number; traduction: number; machine_le: Date };
  ecritures_apidae: {
    id: Generated<number>;
    config: number | null;
    objet: number | null;
    nom: string;
    identifiant: string | null;
    entite_id: number | null;
    mode: ModeDEcriture;
    origine: OrigineDEcriture;
    etat: EtatDEcriture;
    valeurs: Json<ValeurSuivie[]>;
    criteres: ColumnType<number[], number[] | undefined>;
    criteres_poses: Generated<boolean>;
    empreinte: Buffer;
    charge: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
    statut: Generated<string>;
    message: Generated<string>;
    suivi: Json<EtapeDEcriture[]>;
    tentatives: Generated<number>;
    lot: Later<number>;
    demande_par: number | null;
    decide_par: Later<number>;
    cree_le: Date;
    prevu_le: Later<Date>;
    envoye_le: Later<Date>;
    revenu_le: Later<Date>;
    tache: Later<number>;
  };
}
