-- The language that somebody has the console in, beside their other preferences: administrators choose it for a new account.
ALTER TABLE utilisateurs ADD COLUMN langue text;
UPDATE utilisateurs SET langue = user_params ->> 'ui.language' WHERE user_params ->> 'ui.language' IN ('fr', 'en');

-- What an account is called by the provider that it comes by.
ALTER TABLE utilisateurs ADD COLUMN identifiant_externe text NOT NULL DEFAULT '';
UPDATE utilisateurs SET identifiant_externe = left(lien.sujet, 300)
FROM (
  SELECT DISTINCT ON (identites.utilisateur_id) identites.utilisateur_id, identites.sujet FROM identites
  JOIN fournisseurs ON fournisseurs.id = identites.fournisseur_id
  JOIN utilisateurs AS compte ON compte.id = identites.utilisateur_id AND compte.origine = fournisseurs.nom
  ORDER BY identites.utilisateur_id, identites.vue_le DESC
) AS lien WHERE lien.utilisateur_id = utilisateurs.id;

-- Whether a configuration of translation has a key, its own or that of its entity.
ALTER TABLE configs_traduction ADD COLUMN etat_cle text NOT NULL DEFAULT 'absente';
UPDATE configs_traduction SET etat_cle = CASE WHEN fournisseur = 'libretranslate' THEN 'sans-objet' ELSE 'disponible' END
WHERE fournisseur = 'libretranslate' OR cle IS NOT NULL;
WITH RECURSIVE lignee (depart, id, parent_id, rang) AS (
  SELECT id, id, parent_id, 0 FROM entites
  UNION ALL
  SELECT lignee.depart, entites.id, entites.parent_id, rang + 1
  FROM entites JOIN lignee ON entites.id = lignee.parent_id WHERE rang < 20
)
UPDATE configs_traduction SET etat_cle = 'disponible'
WHERE etat_cle = 'absente' AND adresse = '' AND entite_id IN (
  SELECT lignee.depart FROM lignee JOIN preferences ON preferences.entite_id = lignee.id WHERE preferences.cle_deepl IS NOT NULL)
  AND EXISTS (SELECT FROM parametres WHERE cle IN ('mode_multi_entites', 'sso_active') AND valeur = 'true');
