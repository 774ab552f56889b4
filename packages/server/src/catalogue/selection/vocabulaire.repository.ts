import { type communesDuCatalogue, type EndpointAnswer, norme, type vocabulaireDesRegles } from '@bridge/contract';
import { sql } from 'kysely';
import { visible } from '../../crud/read/condition.repository.ts';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import { publishedWhere } from './evaluation.repository.ts';

const MOST_COMMUNES = 50;

/** The communes of the objets that a reader sees, by name or code, the largest first. */
export async function communesFound(db: Db, scope: Scope, q: string) {
  const { rows } = await sql<EndpointAnswer<typeof communesDuCatalogue>['items'][number]>`
    SELECT insee, mode() WITHIN GROUP (ORDER BY commune) AS nom, count(*) AS nombre, avg(latitude) AS lat, avg(longitude) AS lon
    FROM objets WHERE ${publishedWhere({ scope })} AND commune_norme <> ''
      AND (commune_norme LIKE ${`%${norme(q)}%`} OR insee = ${q.trim()})
    GROUP BY insee, commune_norme ORDER BY nombre DESC, nom LIMIT ${MOST_COMMUNES}`.execute(db);
  return rows;
}

const MOST_WORDS = 500;

/** The units of capacities and the fields of this instance, for rules. */
export async function wordsOfRules(db: Db, scope: Scope, language: string) {
  const capacites = await sql<{ mesure: string }>`
    SELECT DISTINCT substr(cle, length('capacite:') + 1) AS mesure FROM objets, jsonb_object_keys(nombres) AS cle
    WHERE ${publishedWhere({ scope })} AND nombres <> '{}' AND starts_with(cle, 'capacite:') ORDER BY 1 LIMIT ${MOST_WORDS}`.execute(
    db,
  );
  const champs = await sql<EndpointAnswer<typeof vocabulaireDesRegles>['champs'][number]>`
    SELECT code, en_langue(libelle, ${language}) AS libelle, nature FROM champs
    WHERE NOT systeme AND supprime_le IS NULL AND archive_le IS NULL
      AND (${visible({ ownerColumn: 'entite_id', shared: true }, scope)}) ORDER BY libelle LIMIT ${MOST_WORDS}`.execute(
    db,
  );
  return { capacites: capacites.rows.map(({ mesure }) => mesure), champs: champs.rows };
}
