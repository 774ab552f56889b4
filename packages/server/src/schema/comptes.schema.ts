import type { Portee, Role } from '@bridge/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns.schema.ts';

/** The tables of what opens an account: sessions, identities, second factors, tokens and links. */
export interface CompteTables {
  sessions: {
    id: string;
    utilisateur_id: number;
    role_actif: Role | null;
    acteur_id: number | null;
    session_parente_id: string | null;
    ip: string;
    user_agent: string;
    cree_le: Date;
    vue_le: Date;
    expire_le: Date;
    fermee_le: Date | null;
    entite_active: ColumnType<number | null, number | null | undefined>;
    identite_id: ColumnType<number | null, number | null | undefined>;
    sortie: ColumnType<Buffer | null, Buffer | null | undefined>;
  };
  identites: {
    id: Generated<number>;
    fournisseur_id: number;
    sujet: string;
    utilisateur_id: number;
    nom: string;
    cree_le: Date;
    vue_le: Date;
    jetons: ColumnType<Buffer | null, Buffer | null | undefined>;
  };
  voyages: {
    empreinte: Buffer;
    fournisseur_id: number;
    utilisateur_id: number | null;
    scelle: Buffer;
    destination: string | null;
    cree_le: Date;
    expire_le: Date;
    utilise_le: Date | null;
  };
  codes_totp: {
    utilisateur_id: number;
    secret: Buffer;
    dernier_pas: Generated<number>;
    cree_le: Date;
    confirme_le: Date | null;
  };
  cles_acces: {
    id: Generated<number>;
    utilisateur_id: number;
    identifiant: string;
    cle_publique: Buffer;
    compteur: number;
    transports: string[];
    nom: string;
    cree_le: Date;
    utilisee_le: Date | null;
  };
  codes_secours: { empreinte: Buffer; utilisateur_id: number };
  appareils: { empreinte: Buffer; utilisateur_id: number; user_agent: string; cree_le: Date; expire_le: Date };
  jetons_api: {
    id: Generated<number>;
    /** The owner, a person or a service account. */
    utilisateur_id: number | null;
    compte_de_service_id: number | null;
    nom: string;
    empreinte: Buffer;
    fin: string;
    /** Null for a service account, whose own portées count. */
    portees: Json<Portee[]> | null;
    cree_le: Date;
    expire_le: Date;
    utilise_le: Date | null;
    revoque_le: Date | null;
  };
  etapes: {
    empreinte: Buffer;
    usage: 'connexion' | 'cle-connexion' | 'cle-ajout';
    utilisateur_id: number | null;
    defi: string;
    essais: Generated<number>;
    cree_le: Date;
    expire_le: Date;
  };
  refresh_tokens: {
    empreinte: Buffer;
    session_id: string;
    cree_le: Date;
    utilise_le: Date | null;
    successeur_scelle: Buffer | null;
    successeur_empreinte: Buffer | null;
  };
  liens: {
    empreinte: Buffer;
    usage: 'mot-de-passe' | 'inscription' | 'invitation' | 'identite';
    utilisateur_id: number;
    cree_le: Date;
    expire_le: Date;
    utilise_le: Date | null;
  };
}
