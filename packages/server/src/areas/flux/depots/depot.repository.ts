import { depot } from '@bridge/contract';
import { sql } from 'kysely';
import { readOnlyEntry } from '../../../crud/read/read-only.entry.ts';
import { NAMED_BY } from '../../../sources/import/depots/depots.repository.ts';

const naming = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('ressource', flux.ressource, 'id', flux.id, 'nom', flux.nom) ORDER BY flux.nom), '[]'::jsonb)
  FROM ${NAMED_BY} AS flux WHERE flux.depot = depots.nom)`;

/** The files as people read them; found by name and by the person who put them down. */
const DEPOTS = sql`(
  SELECT lus.*, lus.flux <> '[]'::jsonb AS lu,
    sans_accent(concat_ws(' ', lus.fichier, deposants.nom_complet)) AS recherche
  FROM (
    SELECT depots.id, depots.nom, regexp_replace(depots.nom, '^[^/]*/', '') AS fichier, depots.taille, depots.depose_le,
      depots.depose_par, depots.entite_id, ${naming} AS flux
    FROM depots
  ) AS lus LEFT JOIN utilisateurs AS deposants ON deposants.id = lus.depose_par
) AS depots`;

export const DEPOT = readOnlyEntry(depot, { source: DEPOTS, searchColumn: 'recherche' });
