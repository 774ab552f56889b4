import { type RawBuilder, sql } from 'kysely';

/** The columns of an objet that come from its document, as `jsonb_to_record` reads them from `Colonnes`. */
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
  faits: 'text[]',
  valeurs: 'jsonb',
  nombres: 'jsonb',
  langues_parlees: 'text[]',
} as const;

/** Written as they are. */
export const COPIED = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** Their definition, and that of what is turned into something else: the type, and the words that it is found by. */
export const DEFINITION: RawBuilder<unknown> = sql.raw(
  [...Object.entries({ ...TYPES, type_bridge: 'text', texte: 'text', mots: 'text[]', corps: 'text[]' })]
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);
