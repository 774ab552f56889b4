import { ecritureApidae, etatDEcriture } from '@bridge/contract';
import { sql } from 'kysely';
import { readOnlyEntry } from '../../../crud/read/read-only.entry.ts';
import type { Db } from '../../../schema.ts';
import { ecritureById } from './ecriture.repository.ts';

/** The lines as people read them: one whose task was stopped or failed does not wait. */
const ECRITURES = sql`(
  SELECT ligne.id, ligne.nom, ligne.mode, ligne.origine, ligne.config, ligne.objet, ligne.identifiant, ligne.statut, ligne.cree_le,
    ligne.demande_par, ligne.prevu_le, ligne.envoye_le, ligne.revenu_le, ligne.decide_par, ligne.lot, ligne.entite_id,
    CASE WHEN bloquee.oui THEN 'echouee' ELSE ligne.etat END AS etat,
    CASE WHEN bloquee.oui THEN coalesce(nullif(taches.message, ''), 'L’envoi a été arrêté. Rejouez-le.') ELSE ligne.message END AS message,
    sans_accent(concat_ws(' ', ligne.nom, ligne.identifiant)) AS recherche
  FROM ecritures_apidae AS ligne
  LEFT JOIN taches ON taches.id = ligne.tache
  CROSS JOIN LATERAL (SELECT ligne.etat IN ('en-attente', 'en-cours')
    AND (taches.id IS NULL OR taches.etat NOT IN ('en_attente', 'en_cours')) AS oui) AS bloquee
) AS ecritures`;

export const ECRITURE = readOnlyEntry(ecritureApidae, {
  source: ECRITURES,
  searchColumn: 'recherche',
  words: { etat: ({ etat }) => etat && etatDEcriture(etat)?.label },
  detail: (db, { id }) => detailOf(db, id),
});

async function detailOf(db: Db, id: number): Promise<object> {
  const line = await ecritureById(db, id);
  if (line === undefined) return {};
  const { valeurs, suivi, charge, tache } = line;
  return { valeurs, suivi, tache, charge: charge && JSON.stringify(charge, null, 2) };
}
