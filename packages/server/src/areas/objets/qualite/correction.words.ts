import { ANOMALIES, type Anomalie } from '@bridge/contract';

/** The advice for an owner about an anomaly; anomalies that concern the office are absent. */
const CONSEILS: Readonly<Partial<Record<Anomalie, string>>> = {
  'sans-photo': 'Ajoutez au moins une photo, avec son auteur.',
  'photo-sans-credit': 'Indiquez l’auteur de chaque photo.',
  'photo-perimee': 'Remplacez la photo dont les droits ont pris fin, ou prolongez-les.',
  'sans-description': 'Rédigez une description\u00a0: ce que l’on y trouve, pour qui, ce qui vous distingue.',
  'description-courte': 'Développez la description\u00a0: quelques phrases donnent envie de venir.',
  'sans-position': 'Placez votre établissement sur la carte.',
  'position-douteuse': 'Vérifiez la position sur la carte\u00a0: elle ne correspond pas à la commune indiquée.',
  'position-hors-pays': 'Corrigez la position\u00a0: elle tombe dans un autre pays.',
  'sans-commune': 'Indiquez la commune.',
  'code-postal-invalide': 'Corrigez le code postal.',
  'sans-contact': 'Donnez un téléphone, une adresse e-mail ou un site pour le public.',
  'email-invalide': 'Corrigez l’adresse e-mail\u00a0: les messages ne vous parviennent pas.',
  'site-invalide': 'Corrigez l’adresse du site web\u00a0: le lien ne mène nulle part.',
  'evenement-sans-date': 'Donnez la date\u00a0: sans elle, l’événement n’est dans aucun agenda.',
  'evenement-passe': 'Les dates sont passées\u00a0: donnez celles de la prochaine édition, ou retirez l’événement.',
  'ferme-temporairement': 'La fiche vous dit fermé pour l’instant\u00a0: corrigez-la si vous avez rouvert.',
  'sans-ouverture': 'Indiquez les périodes et les horaires d’ouverture.',
  'nom-en-capitales': 'Écrivez le nom en minuscules, avec ses accents.',
};

/** The anomalies that an owner can correct. */
export const CORRIGIBLES: readonly Anomalie[] = ANOMALIES.map(({ value }) => value).filter((one) => one in CONSEILS);

/** Among some anomalies, those that an owner can correct, the most serious first. */
export function corrigiblesDe(anomalies: readonly string[]): Anomalie[] {
  const found = ANOMALIES.filter(({ value }) => anomalies.includes(value) && value in CONSEILS);
  return [...found.filter(({ grave }) => grave), ...found.filter(({ grave }) => !grave)].map(({ value }) => value);
}

/** The advice for an anomaly that an owner can correct. */
export const conseilDe = (anomalie: Anomalie): string => CONSEILS[anomalie] ?? '';

/** The anomalies of an objet in the words of the catalogue. */
export const anomaliesEnMots = (anomalies: readonly string[]): string[] =>
  ANOMALIES.filter(({ value }) => anomalies.includes(value)).map(({ label }) => label);
