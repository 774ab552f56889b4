import type { EtatTache, NiveauTache, Parametres, PrioriteTache, Vue } from '@bridge/contract';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { ApidaeTables } from './schema/apidae.schema.ts';
import type { Json } from './schema/columns.schema.ts';
import type { CompteTables } from './schema/comptes.schema.ts';
import type { EcranTables } from './schema/ecrans.schema.ts';
import type { EditionTables } from './schema/editions.schema.ts';
import type { ImportTables } from './schema/imports.schema.ts';
import type { ResourceTables } from './schema/resources.schema.ts';
import type { TraductionTables } from './schema/traductions.schema.ts';

export type { Instantane, Matiere } from './schema/editions.schema.ts';

/** The tables that code names: those of declared resources, and hand-made ones. */
export interface Schema
  extends ResourceTables,
    ImportTables,
    EditionTables,
    EcranTables,
    ApidaeTables,
    CompteTables,
    TraductionTables {
  parametres: { cle: keyof Parametres; valeur: Json<unknown>; modifie_le: Generated<Date> };
  parametres_version: { version: Generated<number>; modifie_le: Date | null; modifie_par: number | null };
  preferences: {
    entite_id: number;
    surcharges: Json<Record<string, unknown>>;
    cle_deepl: ColumnType<Buffer | null, Buffer | null | undefined>;
    version: Generated<number>;
    modifie_le: Date;
    modifie_par: number | null;
  };
  serveur_courriel: {
    seul: Generated<boolean>;
    hote: string;
    port: number;
    securite: 'tls' | 'starttls' | 'aucune';
    utilisateur: string;
    mot_de_passe: Buffer | null;
    expediteur: string;
    modifie_le: Date;
  };
  entretiens: {
    nom: string;
    dernier_le: Date;
    duree_ms: number;
    resultat: Json<Record<string, number>>;
    erreur: string | null;
  };
  migrations: { nom: string; empreinte: string; applique_le: Generated<Date> };
  journal: {
    id: Generated<number>;
    le: Date;
    action: string;
    acteur_id: number | null;
    utilisateur_id: number | null;
    automate: ColumnType<string | null, string | null | undefined>;
    cible: string | null;
    cible_id: string | null;
    entite_id: number | null;
    details: Json<Record<string, unknown>>;
    ip: string | null;
  };
  versions: {
    ressource: string;
    ligne_id: number;
    numero: number;
    le: Date;
    action: string;
    utilisateur_id: number | null;
    acteur_id: number | null;
    automate: ColumnType<string | null, string | null | undefined>;
    valeurs: Json<Record<string, unknown>>;
  };
  idempotences: {
    utilisateur_id: number | null;
    automate: string | null;
    cle: string;
    empreinte: Buffer;
    reponse: Json<unknown> | null;
    le: Date;
  };
  vues: {
    id: Generated<number>;
    ressource: string;
    nom: string;
    utilisateur_id: number;
    entite_id: number | null;
    partagee: boolean;
    etat: Json<Vue['etat']>;
    version: Generated<number>;
    cree_le: Date;
    modifie_le: Date;
  };
  presences: {
    ressource: string;
    ligne_id: number;
    session_id: string;
    utilisateur_id: number;
    modifie: boolean;
    vue_le: Date;
  };
  fichiers: {
    id: string;
    nom: string;
    type: string;
    taille: number;
    contenu: Buffer;
    utilisateur_id: number | null;
    cree_le: Date;
  };
  tentatives: {
    sujet: Buffer;
    nombre: number;
    expire_le: Date;
    libre_le: Generated<Date | null>;
    refusees: Generated<number>;
  };
  taches: {
    id: Generated<number>;
    type: string;
    cible: string;
    cible_ressource: string | null;
    cible_id: string | null;
    donnees: Json<unknown>;
    entite_id: number | null;
    demande_par: number | null;
    priorite: PrioriteTache;
    etat: Generated<EtatTache>;
    cle: string | null;
    du_le: Generated<Date>;
    tentatives: Generated<number>;
    max_tentatives: number;
    reports: Generated<number>;
    interruptions: Generated<number>;
    avancee: Generated<number>;
    jeton: Generated<number>;
    bail_jusqu_a: Generated<Date | null>;
    serveur: Generated<string | null>;
    progression: Generated<number | null>;
    etape: Generated<string>;
    message: Generated<string>;
    resultat: Json<Record<string, unknown>> | null;
    annulation_demandee: Generated<boolean>;
    cree_le: Date;
    debut_le: Generated<Date | null>;
    fin_le: Generated<Date | null>;
    modifie_le: Date;
  };
  tache_journal: { tache_id: number; numero: Generated<number>; le: Date; niveau: NiveauTache; texte: string };
  echeances: { cle: string; cron: string; prochain_le: Date; dernier_le: Generated<Date | null> };
}

/** A row of a table as the database gives it, or some of its columns. */
export type Row<T extends keyof Schema, K extends keyof Selectable<Schema[T]> = keyof Selectable<Schema[T]>> = Pick<
  Selectable<Schema[T]>,
  K
>;

export type Db = Kysely<Schema>;
