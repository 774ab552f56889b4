import {
  type Annonce,
  annonce,
  type Canal,
  type Creation,
  type FormatAnnonce,
  type GenreDeFormat,
  type Langue,
  type Point,
  type Regle,
} from '@bridge/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { entitesDeLEspace } from './places.repository.ts';

/** An annonce with all that choosing and showing it needs. */
export interface AnnonceLue
  extends Pick<
    Annonce,
    | 'id'
    | 'nom'
    | 'priorite'
    | 'poids'
    | 'du'
    | 'au'
    | 'jours'
    | 'deHeure'
    | 'aHeure'
    | 'plafondPage'
    | 'plafondVisite'
    | 'lissage'
    | 'objectifVues'
    | 'objectifClics'
    | 'objectifPassages'
    | 'objectifParutions'
    | 'canaux'
    | 'espaces'
    | 'tagsCibles'
    | 'sites'
    | 'listes'
    | 'saisons'
    | 'rayon'
    | 'fichesExclues'
    | 'format'
    | 'utm'
    | 'campagne'
  > {
  readonly langues: readonly Langue[];
  readonly validee: boolean;
  readonly entiteId: number | null;
  /** The sites whose owners took it off. */
  readonly retraits: readonly number[];
  /** The establishment shown: the annonce's own, else the advertiser's. */
  readonly objet: number | null;
  /** The name of who pays, else that of the establishment shown. */
  readonly annonceur: string;
  /** The position of the establishment. */
  readonly point: Point | null;
  readonly regles: Regle;
  readonly exclusions: Regle;
  readonly creations: readonly Creation[];
  /** The formats of its creations, and the one that was sold, for the channel. */
  readonly formats: readonly FormatLu[];
  /** The counts so far, on the channel. */
  readonly faits: {
    readonly vues: number;
    readonly clics: number;
    readonly passages: number;
    readonly parutions: number;
  };
}

export interface FormatLu {
  readonly id: number;
  readonly genre: GenreDeFormat;
  readonly unite: 'px' | 'mm';
  readonly largeur: number | null;
  readonly hauteur: number | null;
  readonly ratio: FormatAnnonce['ratio'];
  readonly gabarit: number | null;
  /** Whether a picture of another shape is cut around its focal point. */
  readonly recadrage: boolean;
  /** Other sizes, for narrow screens. */
  readonly variantes: readonly { readonly jusquA: number; readonly largeur: number; readonly hauteur: number }[];
}

interface Demande {
  readonly canal: Canal;
  readonly espaces: readonly number[];
  /** The entities that may sell there. */
  readonly entites: readonly number[];
  /** Civil days, both included. */
  readonly du: string;
  readonly au: string;
}

/** The sites that their owners took an annonce off: `annonces` is the table of the query. */
export const RETRAITS = sql`(SELECT site_id FROM retraits_de_site AS retrait
  WHERE retrait.ressource = ${annonce.id} AND retrait.enregistrement = annonces.id)`;

/** Whether somebody said yes to an annonce, and nobody put it aside since: `annonces` is the table of the query. */
export const VENDUE = sql<SqlBool>`annonces.validation = 'validee' AND annonces.supprime_le IS NULL AND annonces.archive_le IS NULL`;

/** The last civil day on which it is seen: hours that start in the evening of the last day end on the next. */
export const DERNIER_JOUR = sql`annonces.au + CASE WHEN annonces.a_heure < annonces.de_heure THEN 1 ELSE 0 END`;

/**
 * Whether an annonce without named espaces may be in an espace, on a page with its tags: `annonces` and `espaces` are
 * the tables of the query.
 */
export const VISE = sql<SqlBool>`annonces.espaces = '{}' AND annonces.tags_cibles <> '{}'
  AND (annonces.entite_id IS NULL OR annonces.entite_id IN (${entitesDeLEspace}))
  AND (annonces.canaux = '{}' OR espaces.canal = ANY(annonces.canaux))
  AND NOT espaces.tags_exclus && annonces.tags_cibles
  AND (espaces.tags_acceptes = '{}' OR espaces.tags_acceptes && annonces.tags_cibles)
  AND (annonces.format = ANY(espaces.formats) OR EXISTS (SELECT FROM jsonb_array_elements(annonces.creations) AS creation
    WHERE (creation -> 'format' ->> 'id')::bigint = ANY(espaces.formats)))`;

/** The annonces sold for some espaces between two days, and those that reach espaces by tags. */
export const annoncesVendues = (db: Db, { canal, espaces, entites, du, au }: Demande): Promise<AnnonceLue[]> =>
  read(
    db,
    canal,
    sql`${VENDUE}
      AND annonces.du <= ${au}::date AND ${DERNIER_JOUR} >= ${du}::date
      AND (annonces.entite_id IS NULL OR annonces.entite_id = ANY(${[...entites]}::bigint[]))
      AND (annonces.espaces && ${[...espaces]}::bigint[] OR (annonces.espaces = '{}' AND annonces.tags_cibles <> '{}'))`,
  );

/** An annonce, whatever was decided about it. */
export async function annonceLue(db: Db, canal: Canal, id: number): Promise<AnnonceLue | undefined> {
  const [found] = await read(db, canal, sql`annonces.id = ${id} AND annonces.supprime_le IS NULL`);
  return found;
}

const faits = (genre: string) =>
  sql`coalesce((SELECT sum(nombre) FROM mesures_annonce WHERE annonce = annonces.id AND genre = ${genre}), 0)::float`;

/** The counts of each channel; those of the others are not read. */
const FAITS: Readonly<Record<Canal, RawBuilder<unknown>>> = {
  web: sql`'vues', ${faits('vue')}, 'clics', ${faits('clic')}, 'passages', 0, 'parutions', 0`,
  ecran: sql`'vues', 0, 'clics', 0, 'passages', ${faits('passage')}, 'parutions', 0`,
  print: sql`'vues', 0, 'clics', 0, 'passages', 0, 'parutions', ${faits('parution')}`,
};

/** The documents of an annonce, which are read by their schema. */
const DOCUMENTS = annonce.record.pick({ creations: true, regles: true, exclusions: true });
type Document = keyof typeof DOCUMENTS.shape;

async function read(db: Db, canal: Canal, condition: RawBuilder<unknown>): Promise<AnnonceLue[]> {
  const { rows } = await sql<Omit<AnnonceLue, Document> & Readonly<Record<Document, unknown>>>`
    SELECT annonces.id, annonces.nom, annonces.priorite, annonces.poids, annonces.du::text, annonces.au::text, annonces.jours,
      annonces.de_heure AS "deHeure", annonces.a_heure AS "aHeure", annonces.plafond_page AS "plafondPage",
      annonces.plafond_visite AS "plafondVisite", annonces.lissage, annonces.objectif_vues AS "objectifVues",
      annonces.objectif_clics AS "objectifClics", annonces.objectif_passages AS "objectifPassages",
      annonces.objectif_parutions AS "objectifParutions", annonces.canaux, annonces.espaces, annonces.tags_cibles AS "tagsCibles",
      annonces.sites, annonces.listes, annonces.langues, annonces.saisons, annonces.rayon, annonces.regles, annonces.exclusions,
      annonces.fiches_exclues AS "fichesExclues", annonces.format, objets.id AS objet, annonces.utm, annonces.campagne, annonces.creations,
      annonces.entite_id AS "entiteId", ARRAY${RETRAITS} AS retraits, ${VENDUE} AS validee,
      coalesce(payeurs.nom, objets.nom, annonces.nom) AS annonceur,
      CASE WHEN objets.latitude IS NULL OR objets.longitude IS NULL THEN NULL
        ELSE jsonb_build_object('lat', objets.latitude, 'lon', objets.longitude) END AS point,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', f.id, 'genre', f.genre, 'unite', f.unite, 'largeur', f.largeur,
          'hauteur', f.hauteur, 'ratio', f.ratio, 'gabarit', f.gabarit,
          'recadrage', f.recadrage, 'variantes', f.variantes) ORDER BY f.id)
        FROM formats_annonce AS f WHERE f.canal = ${canal} AND f.supprime_le IS NULL AND (f.id = annonces.format
          OR annonces.creations @> jsonb_build_array(jsonb_build_object('format', jsonb_build_object('ref', 'formatAnnonce', 'id', f.id))))
      ), '[]') AS formats,
      jsonb_build_object(${FAITS[canal]}) AS faits
    FROM annonces LEFT JOIN annonceurs AS payeurs ON payeurs.id = annonces.annonceur
      LEFT JOIN objets ON objets.id = coalesce(annonces.objet, payeurs.objet)
    WHERE ${condition}
    ORDER BY array_position(ARRAY['exclusif', 'contrat', 'remplissage'], annonces.priorite), annonces.du, annonces.id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, ...DOCUMENTS.parse(row) }));
}
