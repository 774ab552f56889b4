import type { Parametres, Role, STATUTS_UTILISATEUR, UserParams } from '@bridge/contract';
import type { ColumnType, Generated, Kysely } from 'kysely';

/** The tables, as the migrations leave them. */
export interface Schema {
  entites: {
    id: Generated<number>;
    nom: string;
    code: string;
    parent_id: number | null;
    version: Generated<number>;
    cree_le: Generated<Date>;
    modifie_le: Generated<Date>;
  };
  utilisateurs: {
    id: Generated<number>;
    username: string;
    email: string;
    firstname: string;
    lastname: string;
    password_hash: string | null;
    password_genere: Generated<boolean>;
    roles: Role[];
    entite_id: number | null;
    statut: (typeof STATUTS_UTILISATEUR)[number];
    email_confirme: Generated<boolean>;
    user_params: Json<UserParams>;
    derniere_connexion: Date | null;
    version: Generated<number>;
    cree_le: Generated<Date>;
    modifie_le: Generated<Date>;
  };
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
    usage: 'mot-de-passe' | 'inscription';
    utilisateur_id: number;
    cree_le: Date;
    expire_le: Date;
    utilise_le: Date | null;
  };
  parametres: { cle: keyof Parametres; valeur: Json<unknown>; modifie_le: Generated<Date> };
  journal: {
    id: Generated<number>;
    le: Date;
    action: string;
    acteur_id: number | null;
    utilisateur_id: number | null;
    cible: string | null;
    cible_id: string | null;
    entite_id: number | null;
    details: Json<Record<string, unknown>>;
    ip: string | null;
  };
  tentatives: { sujet: Buffer; nombre: number; expire_le: Date };
}

/** A jsonb column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

export type Db = Kysely<Schema>;
