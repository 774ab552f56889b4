import { ANOMALIES } from '../anomalie.ts';
import { LANGUES_CHOIX } from '../langue.ts';
import { SYSTEMES } from '../systeme.ts';
import { TYPES_BRIDGE } from '../type-bridge.ts';

/** What rules may ask about. This list is the only way from a rule to a column: no text of a person names one. */

/** Texts, compared without accents, capitals nor punctuation (see `norme`). */
export const TEXTES_DE_REGLE = [
  { value: 'nom', label: 'Nom' },
  { value: 'codePostal', label: 'Code postal' },
  { value: 'identifiant', label: 'Identifiant source' },
  { value: 'proprietaire', label: 'Propriétaire de la fiche' },
] as const;

/** Lists of codes of the product. */
export const LISTES_DE_REGLE = [
  { value: 'typeBridge', label: 'Type d’objet', choix: TYPES_BRIDGE },
  { value: 'systeme', label: 'Système source', choix: SYSTEMES },
  { value: 'langues', label: 'Traduit en', choix: LANGUES_CHOIX },
  { value: 'languesParlees', label: 'Langues parlées', choix: LANGUES_CHOIX },
  { value: 'anomalies', label: 'Anomalies', choix: ANOMALIES },
] as const;

/** Lists of records. Types include those below them, words those of the same meaning, entities their branch. */
export const MOTS_DE_REGLE = [
  { value: 'modalites', label: 'Modalités (équipements, labels, thèmes…)', vers: ['modalite'] },
  { value: 'criteres', label: 'Critères', vers: ['critere'] },
  { value: 'types', label: 'Types de la source', vers: ['type'] },
  { value: 'tags', label: 'Tags', vers: ['tag'] },
  { value: 'flux', label: 'Flux', vers: ['fluxTourinsoft', 'fluxLei', 'fluxApidae', 'fluxDatatourisme'] },
  { value: 'entite', label: 'Entité', vers: ['entite'] },
] as const;

/** Facts about an objet. `oui` and `non` are their words in a sentence: « ont une photo », « n’ont pas de photo ». */
export const FAITS = [
  { value: 'photo', label: 'Photo', oui: 'ont une photo', non: 'n’ont aucune photo' },
  {
    value: 'credit',
    label: 'Crédit sur chaque photo',
    oui: 'ont un crédit sur chaque photo',
    non: 'ont une photo sans crédit, ou aucune photo',
  },
  { value: 'description', label: 'Description', oui: 'ont une description', non: 'n’ont pas de description' },
  { value: 'resume', label: 'Résumé', oui: 'ont un résumé', non: 'n’ont pas de résumé' },
  { value: 'position', label: 'Position', oui: 'sont situés sur la carte', non: 'n’ont pas de position' },
  { value: 'telephone', label: 'Téléphone', oui: 'ont un téléphone', non: 'n’ont pas de téléphone' },
  { value: 'email', label: 'E-mail', oui: 'ont un e-mail', non: 'n’ont pas d’e-mail' },
  { value: 'site', label: 'Site web', oui: 'ont un site web', non: 'n’ont pas de site web' },
  {
    value: 'reservation',
    label: 'Réservation en ligne',
    oui: 'se réservent en ligne',
    non: 'ne se réservent pas en ligne',
  },
  { value: 'horaires', label: 'Horaires', oui: 'ont des horaires', non: 'n’ont pas d’horaires' },
  { value: 'dates', label: 'Dates ou périodes d’ouverture', oui: 'ont des dates', non: 'n’ont aucune date' },
  { value: 'tarifs', label: 'Tarifs', oui: 'ont des tarifs', non: 'n’ont pas de tarifs' },
  { value: 'gratuit', label: 'Gratuit', oui: 'sont gratuits', non: 'ne sont pas gratuits' },
  {
    value: 'animaux',
    label: 'Animaux acceptés',
    oui: 'acceptent les animaux',
    non: 'n’acceptent pas les animaux, ou ne le disent pas',
  },
  {
    value: 'accessibilite',
    label: 'Accessibilité renseignée',
    oui: 'renseignent leur accessibilité',
    non: 'ne renseignent pas leur accessibilité',
  },
  { value: 'label', label: 'Label', oui: 'ont un label', non: 'n’ont pas de label' },
  { value: 'classement', label: 'Classement', oui: 'sont classés', non: 'ne sont pas classés' },
  { value: 'trace', label: 'Tracé', oui: 'ont un tracé', non: 'n’ont pas de tracé' },
] as const;
export type Fait = (typeof FAITS)[number]['value'];

/** Numbers that any objet may have. Capacities, criteria, added fields and scores are named by the rule. */
export const MESURES_SIMPLES = [
  { value: 'prix', label: 'Prix à partir de', unite: '€' },
  { value: 'photos', label: 'Nombre de photos', unite: '' },
  { value: 'classement', label: 'Classement (étoiles, épis, clés…)', unite: '' },
  { value: 'altitude', label: 'Altitude', unite: 'm' },
] as const;

export const INSTANTS_DE_REGLE = [
  { value: 'sourceMajLe', label: 'Mise à jour par la source' },
  { value: 'premiereVueLe', label: 'Arrivée dans le catalogue' },
] as const;

export const SENS_DE_DATE = [
  { value: 'a-lieu', label: 'a lieu ou ouvre au moins un jour' },
  { value: 'ouvert', label: 'est ouvert tous les jours' },
  { value: 'commence', label: 'commence' },
  { value: 'finit', label: 'se termine' },
] as const;
