import { etatDeGenerationLabel, generation } from '@bridge/contract';
import { sql } from 'kysely';
import { readOnlyEntry } from '../../crud/read/read-only.entry.ts';
import type { Db } from '../../schema.ts';
import { envoisDe, failedCountOf } from './envois/envoi.repository.ts';

/** The documents with the state that people read: one whose task failed or was stopped is not under way. */
const GENERATIONS = sql`(
  SELECT generations.id, modeles.nom, generations.modele, generations.langue, generations.sorties, generations.pages, generations.objets,
    generations.bloquantes, generations.alertes, generations.figee, generations.cree_le, generations.duree_ms,
    generations.demande_par, generations.planification, generations.decide_par, generations.decide_le, generations.entite_id,
    CASE WHEN generations.etat = 'en-cours' AND taches.etat IN ('echouee', 'annulee') THEN 'echouee' ELSE generations.etat END AS etat,
    CASE WHEN generations.etat = 'en-cours' AND taches.etat = 'annulee' THEN 'Arrêté.'
      WHEN generations.etat = 'en-cours' AND taches.etat = 'echouee' THEN coalesce(taches.message, '') ELSE generations.message END AS message,
    (${failedCountOf(sql.ref('generations.id'))}) AS envois_echoues,
    sans_accent(concat_ws(' ', modeles.nom, demandeurs.nom_complet)) AS recherche
  FROM generations
  JOIN modeles_edition AS modeles ON modeles.id = generations.modele
  LEFT JOIN taches ON taches.id = generations.tache
  LEFT JOIN utilisateurs AS demandeurs ON demandeurs.id = generations.demande_par
) AS generations`;

export const GENERATION = readOnlyEntry(generation, {
  source: GENERATIONS,
  searchColumn: 'recherche',
  words: { etat: ({ etat }) => etat && etatDeGenerationLabel(etat) },
  detail: (db, { id }) => detailOf(db, id),
});

async function detailOf(db: Db, id: number): Promise<object> {
  const { rows } = await sql<object>`
    SELECT fichiers, rapport, tache, coalesce((
        SELECT planifications.validateurs FROM planifications WHERE planifications.id = generations.planification
          AND planifications.entite_id IS NOT DISTINCT FROM generations.entite_id), '{}') AS validateurs, (
        SELECT '/public/_editions/' || adresses.cle || '/' || generations.langue || '.pdf' FROM adresses_d_edition AS adresses
        WHERE adresses.modele = generations.modele AND adresses.entite_id IS NOT DISTINCT FROM generations.entite_id
          AND EXISTS (SELECT FROM generations AS validee WHERE validee.modele = generations.modele
          AND validee.entite_id IS NOT DISTINCT FROM generations.entite_id AND validee.langue = generations.langue AND validee.etat = 'validee')
      ) AS adresse
    FROM generations WHERE id = ${id}`.execute(db);
  const envois = (await envoisDe(db, id)).map(({ cle: _, ...envoi }) => envoi);
  return rows[0] === undefined ? {} : { ...rows[0], envois };
}
