import type { Langue } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { francaisDesObjets } from './francais.repository.ts';

/** Of the ledger: the languages that it has lines for, and whether names of objets are translated too. */
export interface Portee {
  readonly langues: readonly Langue[];
  readonly noms: boolean;
}

/**
 * Lines are worked out by one transaction at a time: each reads what the one before left. Whoever changes lines of objets holds the ledger
 * first; who saves a record takes the record first.
 */
export async function holdRegistre(tx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('registre des traductions'))`.execute(tx);
}

/**
 * Makes the lines of some objets what their documents, the words of entities and the texts of machines say now. A proper name is missing
 * nothing: its line is there where somebody translated it, or where a configuration does.
 */
export async function refreshObjets(tx: Db, ids: readonly number[], portee: Portee, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await holdRegistre(tx);
  await refresh(tx, { ressource: 'objet', ids, francais: francaisDesObjets(ids), portee, at });
}

/** A text of a record, by its address, in the languages that it is written in. */
export interface TexteDeRecord {
  readonly champ: string;
  readonly textes: Readonly<Partial<Record<string, string>>>;
}

export interface RecordEcrit {
  readonly ressource: string;
  readonly id: number;
  readonly entiteId: number | null;
  readonly nom: string;
  /** None where it is put away: its lines leave with it. */
  readonly textes: readonly TexteDeRecord[];
}

/** The same of a record of the product, whose own fields hold its translations. */
export async function refreshRecord(tx: Db, record: RecordEcrit, portee: Portee, at: Date): Promise<void> {
  await holdRegistre(tx);
  const francais = sql`
    SELECT ${record.id}::bigint AS sujet, ${record.entiteId}::bigint AS entite_id, champ, textes, textes ->> 'fr' AS texte,
      ${record.nom}::text AS nom
    FROM jsonb_to_recordset(${JSON.stringify(record.textes)}::jsonb) AS ecrits (champ text, textes jsonb)`;
  await refresh(tx, { ressource: record.ressource, ids: [record.id], francais, portee, at });
}

interface Refresh {
  readonly ressource: string;
  readonly ids: readonly number[];
  /** The texts as they are: `sujet`, `entite_id`, `nom`, `champ`, `textes` by language, and the French in force as `texte`. */
  readonly francais: RawBuilder<unknown>;
  readonly portee: Portee;
  readonly at: Date;
}

/** What a line holds that follows from the texts, in the order of `calculees`. */
const SUIVIES = [
  'nom',
  'etat',
  'origine',
  'faite_sur',
  'faite_le',
  'empreinte',
  'caracteres',
  'propre',
  'propre_sur',
  'propre_le',
] as const;
const each = (of: (name: string) => RawBuilder<unknown>) => sql.join(SUIVIES.map(of));

/**
 * A person's words come first, then those of the source that are of the French of today, then a machine's, then what the source says of
 * an older French. A record of the product holds its own translations: what is in it is a person's, unless it is what a machine wrote.
 */
async function refresh(tx: Db, { ressource, ids, francais, portee, at }: Refresh): Promise<void> {
  const objet = sql.lit(ressource === 'objet');
  await sql`
    WITH francais AS MATERIALIZED (
      SELECT lus.*, empreinte_de_texte(texte) AS empreinte, char_length(texte) AS caracteres
      FROM (${francais}) AS lus WHERE btrim(texte) <> ''
    ),
    dites AS (
      SELECT francais.*, cible.langue, nullif(btrim(francais.textes ->> cible.langue), '') AS dit,
        humain.empreinte_source AS humain_sur, humain.maj_le AS humain_le, connue.propre AS connu, connue.propre_sur AS connu_sur,
        connue.propre_le AS connu_le, connue.machine, connue.machine_sur, connue.machine_le,
        coalesce(connue.relecture, 'sans') AS relecture
      FROM francais CROSS JOIN unnest(${[...portee.langues]}::text[]) AS cible (langue)
      LEFT JOIN objet_textes AS humain ON ${objet} AND humain.objet_id = francais.sujet AND humain.entite_id = francais.entite_id
        AND humain.champ = francais.champ AND humain.langue = cible.langue
      LEFT JOIN traductions AS connue ON connue.ressource = ${ressource} AND connue.sujet = francais.sujet
        AND connue.champ = francais.champ AND connue.langue = cible.langue AND connue.entite_id IS NOT DISTINCT FROM francais.entite_id
    ),
    comparees AS (
      SELECT dites.*, propre.empreinte AS propre,
        CASE WHEN dit IS NULL THEN NULL WHEN connu = propre.empreinte THEN connu_sur ELSE dites.empreinte END AS propre_sur,
        CASE WHEN dit IS NULL THEN NULL WHEN connu = propre.empreinte THEN connu_le ELSE ${at}::timestamptz END AS propre_le,
        CASE WHEN ${objet} THEN 'source' WHEN btrim(machine) = dit THEN 'machine' ELSE 'humain' END AS auteur
      FROM dites CROSS JOIN LATERAL (SELECT empreinte_de_texte(dit) AS empreinte) AS propre
      WHERE NOT ${objet} OR champ <> 'nom' OR ${portee.noms} OR dit IS NOT NULL OR humain_sur IS NOT NULL
    ),
    attribuees AS (
      SELECT comparees.*, CASE
          WHEN humain_sur IS NOT NULL THEN 'humain'
          WHEN dit IS NOT NULL AND propre_sur = empreinte THEN auteur
          WHEN ${objet} AND machine IS NOT NULL AND relecture IN ('sans', 'acceptee') AND (machine_sur = empreinte OR dit IS NULL)
            THEN 'machine'
          WHEN dit IS NOT NULL THEN auteur
        END AS origine
      FROM comparees
    ),
    datees AS (
      SELECT attribuees.*, CASE WHEN humain_sur IS NOT NULL THEN humain_sur WHEN origine = 'machine' THEN machine_sur ELSE propre_sur END AS faite_sur,
        CASE WHEN humain_sur IS NOT NULL THEN humain_le WHEN origine = 'machine' THEN machine_le ELSE propre_le END AS faite_le
      FROM attribuees
    ),
    calculees AS MATERIALIZED (
      SELECT sujet, entite_id, nom, champ, langue, origine, faite_sur, faite_le, empreinte, caracteres, propre, propre_sur, propre_le, CASE
          WHEN faite_sur = empreinte THEN 'a_jour'
          WHEN machine IS NOT NULL AND machine_sur = empreinte AND relecture = 'attendue' THEN 'a_relire'
          WHEN machine IS NOT NULL AND machine_sur = empreinte AND relecture = 'refusee' THEN 'refusee'
          WHEN origine IS NULL THEN 'manquante'
          ELSE 'perimee'
        END AS etat
      FROM datees
    ),
    gardees AS (
      INSERT INTO traductions AS ligne (ressource, sujet, entite_id, champ, langue, ${each((name) => sql.ref(name))})
      SELECT ${ressource}, sujet, entite_id, champ, langue, ${each((name) => sql.ref(name))} FROM calculees
      ON CONFLICT (ressource, sujet, champ, langue, entite_id) DO UPDATE
      SET (${each((name) => sql.ref(name))}) = (SELECT ${each((name) => sql`excluded.${sql.ref(name)}`)})
      WHERE (${each((name) => sql`ligne.${sql.ref(name)}`)}) IS DISTINCT FROM (${each((name) => sql`excluded.${sql.ref(name)}`)})
    )
    DELETE FROM traductions AS ligne WHERE ressource = ${ressource} AND sujet = ANY(${[...ids]}::bigint[]) AND NOT EXISTS (
      SELECT FROM calculees WHERE calculees.sujet = ligne.sujet AND calculees.champ = ligne.champ AND calculees.langue = ligne.langue
        AND calculees.entite_id IS NOT DISTINCT FROM ligne.entite_id)`.execute(tx);
}
