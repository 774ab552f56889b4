/** The choices of configurations of translation. */

export const FOURNISSEURS = [
  { value: 'deepl-free', label: 'DeepL API Free' },
  { value: 'deepl-pro', label: 'DeepL API Pro' },
  { value: 'libretranslate', label: 'LibreTranslate' },
] as const;
export type FournisseurDeTraduction = (typeof FOURNISSEURS)[number]['value'];

export const CHAMPS_TRADUITS = [
  { value: 'nom', label: 'Nom' },
  { value: 'resume', label: 'Descriptif court' },
  { value: 'description', label: 'Descriptif détaillé' },
  { value: 'textes', label: 'Autres textes (bons plans, thèmes…)' },
  { value: 'ouverture', label: 'Ouverture en clair' },
  { value: 'tarifs', label: 'Tarifs en clair' },
  { value: 'acces', label: 'Complément d’accès' },
  { value: 'legendes', label: 'Légendes des photos' },
  { value: 'contenu', label: 'Contenus de Bridge (listes, blocs, légendes, diapositives…)' },
] as const;

export const ANGLAIS = [
  { value: 'en-GB', label: 'Britannique' },
  { value: 'en-US', label: 'Américain' },
] as const;

export const PORTUGAIS = [
  { value: 'pt-PT', label: 'Du Portugal' },
  { value: 'pt-BR', label: 'Du Brésil' },
] as const;

export const FORMALITES = [
  { value: 'soutenue', label: 'Soutenue (vouvoiement)' },
  { value: 'familiere', label: 'Familière (tutoiement)' },
  { value: 'defaut', label: 'Celle du moteur' },
] as const;

export const MODES_DE_TRADUCTION = [
  { value: 'demande', label: 'À la demande' },
  { value: 'import', label: 'À l’import, ce qui est nouveau ou modifié' },
  { value: 'nuit', label: 'Chaque nuit' },
] as const;

/** The conditions under which a text of Apidae is translated. */
export const CONDITIONS_DE_TRADUCTION = [
  { value: 'vide', label: 'La traduction manque' },
  { value: 'perimee', label: 'Le français a changé depuis' },
  { value: 'automatique', label: 'Elle est marquée «\u00a0traduction automatique\u00a0»' },
] as const;

/** The outcome of a lot sent to an engine. « Incertain »: the engine may have counted it. */
export const ETATS_DUSAGE = [
  { value: 'envoye', label: 'En cours', colour: 'blue' },
  { value: 'fait', label: 'Traduit', colour: 'green' },
  { value: 'incertain', label: 'Sans réponse', colour: 'orange' },
  { value: 'refuse', label: 'Refusé', colour: 'red' },
] as const;
export type EtatDUsage = (typeof ETATS_DUSAGE)[number]['value'];

/** Whether a configuration can work, by its own key or its entity's. */
export const ETATS_DE_CLE = [
  { value: 'disponible', label: 'Disponible', colour: 'green' },
  { value: 'absente', label: 'Clé absente', colour: 'red' },
  { value: 'sans-objet', label: 'Sans clé', colour: 'gray' },
] as const;
