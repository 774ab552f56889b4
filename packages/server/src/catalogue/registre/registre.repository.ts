import type { Langue } from '@bridge/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../schema.ts';
import { francaisDesObjets } from './francais.repository.ts';

/** The languages that the ledger has lines for, and whether names of objets are translated. */
export interface Portee {
  readonly langues: readonly Langue[];
  readonly noms: boolean;
}

/** Objets of even and of odd number: an import has the lines of both worked out side by side. */
export const MOITIES = [0, 1] as const;
export type Moitie = (typeof MOITIES)[number];

/**
 * Locks the ledger: lines of an objet are computed by one transaction at a time, each from the other's result. Whoever
 * changes lines of objets locks all of it first, or one half and nothing else; whoever saves a record locks it first.
 */
export async function holdRegistre(tx: Db, moities: readonly Moitie[] = MOITIES): Promise<void> {
  for (const moitie of moities)
    await sql`SELECT pg_advisory_xact_lock(hashtext('registre des traductions'), ${moitie})`.execute(tx);
}

/**
 * Brings the lines of some objets up to date with their documents, the words of entities and the texts of machines. A
 * proper name lacks no translation: it has a line only when somebody translated it, or a configuration does.
 */
export async function refreshObjets(
  tx: Db,
  ids: readonly number[],
  portee: Portee,
  at: Date,
  moities: readonly Moitie[] = MOITIES,
): Promise<void> {
  if (ids.length === 0) return;
  await holdRegistre(tx, moities);
  await refresh(tx, { ressource: 'objet', ids, francais: francaisDesObjets(ids), portee, at });
}

/** A text of a record by its address, in the languages that it is written in. */
export interface TexteDeRecord {
  readonly champ: string;
  readonly textes: Readonly<Partial<Record<string, string>>>;
}

export interface RecordEcrit {
  readonly ressource: string;
  readonly id: number;
  readonly entiteId: number | null;
  readonly nom: string;
  /** Empty for a record that was put away: its lines are removed. */
  readonly textes: readonly TexteDeRecord[];
}

/** The same for a record of the product, whose own fields hold its translations. */
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
  /** The texts as rows: `sujet`, `entite_id`, `nom`, `champ`, `textes` by language, the French in force as `texte`. */
  readonly francais: RawBuilder<unknown>;
  readonly portee: Portee;
  readonly at: Date;
}

/** The columns of a line that follow from the texts, in the order of `calculees`. */
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
 *
 * A first import makes many lines: fingerprints are computed once (steps that hold them are materialized), lines that are there are looked
 * up by their objet whatever is known of the table, and new ones need no arbitration since the ledger is held.
 */
async function refresh(tx: Db, { ressource, ids, francais, portee, at }: Refresh): Promise<void> {
  const objet = sql.lit(ressource === 'objet');
  const langues = sql`${[...portee.langues]}::text[]`;
  // Most names have no translation: they are left out before anything is computed.
  const mayHaveLines = sql`(NOT ${objet} OR champ <> 'nom' OR ${portee.noms} OR textes ?| ${langues}
    OR EXISTS (SELECT FROM objet_textes WHERE objet_textes.objet_id = lus.sujet AND objet_textes.champ = 'nom'))`;
  await sql`
    WITH connues AS MATERIALIZED (
      SELECT deja.* FROM unnest(${[...ids]}::bigint[]) AS vise (id) CROSS JOIN LATERAL (
        SELECT * FROM traductions WHERE ressource = ${ressource} AND sujet = vise.id OFFSET 0) AS deja
    ),
    francais AS MATERIALIZED (
      SELECT lus.*, char_length(texte) AS caracteres FROM (${francais}) AS lus WHERE btrim(texte) <> '' AND ${mayHaveLines}
    ),
    signes AS MATERIALIZED (SELECT francais.*, empreinte_de_texte(texte) AS empreinte FROM francais),
    dites AS MATERIALIZED (
      SELECT sujet, entite_id, nom, champ, cible.langue, empreinte, caracteres, nullif(btrim(textes ->> cible.langue), '') AS dit
      FROM signes CROSS JOIN unnest(${langues}) AS cible (langue)
    ),
    lues AS MATERIALIZED (SELECT dites.*, empreinte_de_texte(dit) AS propre FROM dites),
    comparees AS (
      SELECT lues.*, humain.empreinte_source AS humain_sur, humain.maj_le AS humain_le, connue.id AS ligne, connue.machine,
        connue.machine_sur, connue.machine_le, coalesce(connue.relecture, 'sans') AS relecture,
        CASE WHEN dit IS NULL THEN NULL WHEN connue.propre = lues.propre THEN connue.propre_sur ELSE lues.empreinte END AS propre_sur,
        CASE WHEN dit IS NULL THEN NULL WHEN connue.propre = lues.propre THEN connue.propre_le ELSE ${at}::timestamptz END AS propre_le,
        CASE WHEN ${objet} THEN 'source' WHEN btrim(connue.machine) = dit THEN 'machine' ELSE 'humain' END AS auteur
      FROM lues
      LEFT JOIN objet_textes AS humain ON ${objet} AND humain.objet_id = lues.sujet AND humain.entite_id = lues.entite_id
        AND humain.champ = lues.champ AND humain.langue = lues.langue
      LEFT JOIN connues AS connue ON connue.sujet = lues.sujet AND connue.champ = lues.champ AND connue.langue = lues.langue
        AND connue.entite_id IS NOT DISTINCT FROM lues.entite_id
      WHERE NOT ${objet} OR lues.champ <> 'nom' OR ${portee.noms} OR dit IS NOT NULL OR humain.empreinte_source IS NOT NULL
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
      SELECT ligne, sujet, entite_id, nom, champ, langue, origine, faite_sur, faite_le, empreinte, caracteres, propre, propre_sur,
        propre_le, CASE
          WHEN faite_sur = empreinte THEN 'a_jour'
          WHEN machine IS NOT NULL AND machine_sur = empreinte AND relecture = 'attendue' THEN 'a_relire'
          WHEN machine IS NOT NULL AND machine_sur = empreinte AND relecture = 'refusee' THEN 'refusee'
          WHEN origine IS NULL THEN 'manquante'
          ELSE 'perimee'
        END AS etat
      FROM datees
    ),
    ajoutees AS (
      INSERT INTO traductions (ressource, sujet, entite_id, champ, langue, ${each((name) => sql.ref(name))})
      SELECT ${ressource}, sujet, entite_id, champ, langue, ${each((name) => sql.ref(name))} FROM calculees WHERE ligne IS NULL
    ),
    autres AS MATERIALIZED (
      SELECT calculees.* FROM calculees JOIN connues ON connues.id = calculees.ligne
      WHERE (${each((name) => sql`connues.${sql.ref(name)}`)}) IS DISTINCT FROM (${each((name) => sql`calculees.${sql.ref(name)}`)})
    ),
    changees AS (
      UPDATE traductions AS ligne SET ${each((name) => sql`${sql.ref(name)} = autres.${sql.ref(name)}`)}
      FROM autres WHERE ligne.id = autres.ligne AND ligne.id = ANY(ARRAY(SELECT autres.ligne FROM autres))
    )
    DELETE FROM traductions WHERE id = ANY(ARRAY(
      SELECT connues.id FROM connues WHERE NOT EXISTS (SELECT FROM calculees WHERE calculees.ligne = connues.id)))`.execute(
    tx,
  );
}
