import { LANGUES_CHOIX } from '@bridge/contract';

/** The labels of the parts of a record, by the first name of a path. */
const PARTIES: Readonly<Partial<Record<string, string>>> = {
  typeBridge: 'Type Bridge',
  types: 'Types',
  nom: 'Nom',
  resume: 'Résumé',
  description: 'Description',
  textes: 'Autres textes',
  lieu: 'Lieu',
  ouverture: 'Ouverture',
  tarifs: 'Tarifs',
  contacts: 'Contacts',
  medias: 'Médias',
  criteres: 'Critères',
  labels: 'Labels',
  classement: 'Classement',
  capacites: 'Capacités',
  languesParlees: 'Langues parlées',
  accessibilite: 'Accessibilité',
  animaux: 'Animaux acceptés',
  publics: 'Publics',
  liens: 'Liens',
  aspects: 'Aspects',
  selections: 'Sélections de la source',
  champs: 'Champs ajoutés',
  etat: 'État',
};

/** The words of a path: « nom.fr » → « Nom · Français »; « contacts[0].valeur » → « Contacts · n° 1 · valeur ». */
export function cheminText(chemin: string): string {
  const [first = '', ...rest] = chemin.split(/\.|\[|\]\.?/).filter(Boolean);
  return [PARTIES[first] ?? first, ...rest.map(stepText)].join(' · ');
}

function stepText(step: string): string {
  if (/^\d+$/.test(step)) return `n°\u00a0${Number(step) + 1}`;
  return LANGUES_CHOIX.find(({ value }) => value === step)?.label ?? step;
}
