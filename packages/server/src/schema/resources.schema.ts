import type {
  annonce,
  annonceur,
  bloc,
  carte,
  champ,
  codePersonnalise,
  composant,
  compteDeService,
  configEcritureApidae,
  configTraduction,
  configTraductionApidae,
  correspondance,
  critere,
  diaporama,
  ecran,
  entite,
  espace,
  ficheWeb,
  filtre,
  fluxApidae,
  fluxDatatourisme,
  fluxLei,
  fluxTourinsoft,
  formatAnnonce,
  fournisseur,
  gabaritCarte,
  gabaritCouverture,
  gabaritDiaporama,
  gabaritEdition,
  gabaritElement,
  gabaritFiche,
  gabaritInfobulle,
  gabaritListe,
  gabaritNotes,
  gabaritSommaire,
  legende,
  listeDestinataires,
  listeWeb,
  media,
  mediatag,
  modalite,
  modeleEdition,
  modeleListe,
  moteur,
  objet,
  planification,
  rubriqueDynamique,
  scoring,
  selection,
  site,
  tag,
  tagAnnonce,
  tri,
  type,
  UserParams,
  urgence,
  utilisateur,
} from '@bridge/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Json, TableOf } from './columns.schema.ts';

/** The columns that areas keep besides fields: never declared, never served. */
interface Besides {
  utilisateurs: {
    password_hash: string | null;
    password_genere: Generated<boolean>;
    user_params: Json<UserParams>;
  };
  /** The columns that imports compare, and that rules, sorts and searches read. */
  objets: {
    empreinte: Generated<Buffer>;
    indexe_le: Generated<string>;
    completude: Json<Record<string, number>>;
    texte_recherche: Generated<string>;
    nom_tri: Generated<string>;
    nom_norme: Generated<string>;
    commune_norme: Generated<string>;
    jours: Generated<string>;
    creneaux: Generated<string>;
    seances: Generated<string>;
    premiere_date: Generated<string | null>;
    faits: Generated<string[]>;
    valeurs: Json<Record<string, string[]>>;
    nombres: Json<Record<string, number>>;
    langues_parlees: Generated<string[]>;
  };
  ecrans: {
    /** SHA-256 of the credential of the screen that is paired. */
    jeton: Generated<Buffer | null>;
    /** When people were told that the screen is silent. */
    alerte_le: Generated<Date | null>;
  };
  types: { cle: ColumnType<string, never, never> };
  criteres: { cle: ColumnType<string, never, never> };
  modalites: { cle: ColumnType<string, never, never> };
}

/** The tables of the resources, by their declarations. */
export interface ResourceTables {
  annonces: TableOf<typeof annonce>;
  annonceurs: TableOf<typeof annonceur>;
  blocs: TableOf<typeof bloc>;
  cartes: TableOf<typeof carte>;
  champs: TableOf<typeof champ>;
  codes_personnalises: TableOf<typeof codePersonnalise>;
  composants: TableOf<typeof composant>;
  configs_ecriture_apidae: TableOf<typeof configEcritureApidae>;
  configs_traduction: TableOf<typeof configTraduction>;
  configs_traduction_apidae: TableOf<typeof configTraductionApidae>;
  correspondances: TableOf<typeof correspondance>;
  criteres: TableOf<typeof critere> & Besides['criteres'];
  diaporamas: TableOf<typeof diaporama>;
  ecrans: TableOf<typeof ecran> & Besides['ecrans'];
  entites: TableOf<typeof entite>;
  espaces: TableOf<typeof espace>;
  fiches_web: TableOf<typeof ficheWeb>;
  filtres: TableOf<typeof filtre>;
  flux_apidae: TableOf<typeof fluxApidae>;
  flux_datatourisme: TableOf<typeof fluxDatatourisme>;
  flux_lei: TableOf<typeof fluxLei>;
  flux_tourinsoft: TableOf<typeof fluxTourinsoft>;
  formats_annonce: TableOf<typeof formatAnnonce>;
  gabarits_carte: TableOf<typeof gabaritCarte>;
  gabarits_couverture: TableOf<typeof gabaritCouverture>;
  gabarits_diaporama: TableOf<typeof gabaritDiaporama>;
  gabarits_edition: TableOf<typeof gabaritEdition>;
  gabarits_element: TableOf<typeof gabaritElement>;
  gabarits_fiche: TableOf<typeof gabaritFiche>;
  gabarits_infobulle: TableOf<typeof gabaritInfobulle>;
  gabarits_liste: TableOf<typeof gabaritListe>;
  gabarits_notes: TableOf<typeof gabaritNotes>;
  gabarits_sommaire: TableOf<typeof gabaritSommaire>;
  legendes: TableOf<typeof legende>;
  listes_destinataires: TableOf<typeof listeDestinataires>;
  listes_web: TableOf<typeof listeWeb>;
  medias: TableOf<typeof media>;
  mediatags: TableOf<typeof mediatag>;
  modalites: TableOf<typeof modalite> & Besides['modalites'];
  modeles_edition: TableOf<typeof modeleEdition>;
  modeles_liste: TableOf<typeof modeleListe>;
  moteurs: TableOf<typeof moteur>;
  objets: TableOf<typeof objet> & Besides['objets'];
  planifications: TableOf<typeof planification>;
  profils_scoring: TableOf<typeof scoring>;
  rubriques_dynamiques: TableOf<typeof rubriqueDynamique>;
  selections: TableOf<typeof selection>;
  sites: TableOf<typeof site>;
  tags: TableOf<typeof tag>;
  tags_annonce: TableOf<typeof tagAnnonce>;
  tris: TableOf<typeof tri>;
  types: TableOf<typeof type> & Besides['types'];
  urgences: TableOf<typeof urgence>;
  utilisateurs: TableOf<typeof utilisateur> & Besides['utilisateurs'];
  fournisseurs: TableOf<typeof fournisseur>;
  comptes_de_service: TableOf<typeof compteDeService>;
}
