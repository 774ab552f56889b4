import { type RawBuilder, sql } from 'kysely';

/** The columns of an objet that come from its document, with their types for `jsonb_to_record`. */
const TYPES = {
  nom: 'text',
  commune: 'text',
  code_postal: 'text',
  insee: 'text',
  photo: 'text',
  statut: 'text',
  proprietaire: 'text',
  latitude: 'float8',
  longitude: 'float8',
  nombre_photos: 'int',
  langues: 'text[]',
  anomalies: 'text[]',
  prix_min: 'numeric',
  prochaine_date: 'date',
  derniere_date: 'date',
  jours: 'datemultirange',
  completude: 'jsonb',
  source_maj_le: 'timestamptz',
  nom_tri: 'text',
  nom_norme: 'text',
  commune_norme: 'text',
  premiere_date: 'date',
  creneaux: 'int4multirange',
  seances: 'int4range[]',
  faits: 'text[]',
  valeurs: 'jsonb',
  nombres: 'jsonb',
  langues_parlees: 'text[]',
} as const;

/** The columns written without any change. */
export const COPIED = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** The definition of these columns, and of those that are computed from others: the type and the words for search. */
export const DEFINITION: RawBuilder<unknown> = sql.raw(
  [...Object.entries({ ...TYPES, type_bridge: 'text', texte: 'text', mots: 'text[]', corps: 'text[]' })]
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
