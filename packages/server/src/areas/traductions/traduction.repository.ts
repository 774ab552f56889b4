import { ressourceEnMots, texteEnMots, traduction } from '@bridge/contract';
import { sql } from 'kysely';
import { readOnlyEntry } from '../../crud/read/read-only.entry.ts';

/** The lines as people read them: of visible objets, and of records. */
const TRADUCTIONS = sql`(
  SELECT ligne.id, ligne.ressource, ligne.sujet, ligne.champ, ligne.langue, ligne.etat, ligne.origine, ligne.faite_le, ligne.caracteres,
    CASE WHEN ligne.origine = 'machine' OR ligne.etat = 'a_relire' THEN ligne.moteur END AS moteur,
    CASE WHEN ligne.origine = 'machine' OR ligne.etat = 'a_relire' THEN ligne.glossaire END AS glossaire,
    ligne.assignee_a, ligne.entite_id, coalesce(objets.nom, ligne.nom, '') AS nom,
    CASE WHEN ligne.ressource = 'objet' THEN split_part(ligne.champ, ':', 1) ELSE 'contenu' END AS genre,
    objets.type_bridge AS type, objets.commune, sans_accent(coalesce(objets.nom, ligne.nom, '')) AS recherche
  FROM traductions AS ligne LEFT JOIN objets ON ligne.ressource = 'objet' AND objets.id = ligne.sujet
  WHERE ligne.ressource <> 'objet' OR objets.statut = 'publie'
) AS traductions`;

export const TRADUCTION = readOnlyEntry(traduction, {
  source: TRADUCTIONS,
  searchColumn: 'recherche',
  words: {
    ressource: ({ ressource = '' }) => ressourceEnMots(ressource),
    champ: ({ ressource = '', champ = '' }) => texteEnMots(ressource, champ),
  },
});
