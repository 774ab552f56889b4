import type { OrdreDEcran, PassageJoue } from '@bridge/contract';
import type { Generated } from 'kysely';
import type { Json } from './columns.schema.ts';

/** The tables of screens: pairing, orders, news. */
export interface EcranTables {
  appairages: {
    id: Generated<number>;
    code: string;
    secret: Buffer;
    expire_le: Date;
    ecran_id: number | null;
    vu_le: Generated<Date>;
  };
  ordres_ecran: {
    numero: Generated<number>;
    ecran_id: number;
    ordre: OrdreDEcran;
    demande_le: Date;
  };
  passages_ecran: {
    ecran_id: number;
    id: string;
    demarrage: Date;
    numero: number;
    version: string;
    diaporama: number;
    diapositive: string;
    vue: string;
    objet: number | null;
    annonce: number | null;
    debut_dit: Date;
    debut: Date;
    duree: number;
    resultat: PassageJoue['resultat'];
    recu_le: Date;
  };
  passages_par_heure: {
    entite_id: number | null;
    ecran_id: number;
    fuseau: Generated<string>;
    heure: Date;
    diaporama: number;
    diapositive: string;
    objet: number | null;
    annonce: number | null;
    passages: number;
    millisecondes: number;
    interrompus: number;
    echecs: number;
  };
  contenus_donnes: { ecran_id: number; genre: 'diaporama' | 'objet' | 'annonce'; numero: number; donne_le: Date };
  medias_ecran: { empreinte: string; source: string; octets: number; type: string; vu_le: Date };
  captures_ecran: { ecran_id: number; type: string; corps: Buffer; prise_le: Date };
  releves: {
    adresse: string;
    genre: 'meteo' | 'flux';
    contenu: Json<unknown> | null;
    releve_le: Date | null;
    essaye_le: Date;
    erreur: string | null;
    voulu_le: Date;
  };
}
