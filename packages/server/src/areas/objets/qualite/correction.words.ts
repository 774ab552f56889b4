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

/** What an owner is asked on the page itself, where the advice is to do in the source what no text does: it takes no files and has no map. */
const QUESTIONS: typeof CONSEILS = {
  'sans-photo': 'Dites où prendre une photo (l’adresse de votre site ou d’un dossier partagé), et qui en est l’auteur.',
  'photo-perimee': 'Dites jusqu’à quand les droits de la photo sont prolongés, ou où en prendre une autre.',
  'sans-position': 'Dites où se trouve votre établissement\u00a0: adresse, lieu-dit, ou latitude et longitude.',
  'position-douteuse': 'Dites où se trouve votre établissement\u00a0: adresse, lieu-dit, ou latitude et longitude.',
  'position-hors-pays': 'Dites où se trouve votre établissement\u00a0: adresse, lieu-dit, ou latitude et longitude.',
};

/** The anomalies for which photos are wanted. */
export const VEUT_DES_PHOTOS: ReadonlySet<string> = new Set<Anomalie>(['sans-photo', 'photo-perimee']);

/** The anomalies that an owner can correct. */
export const CORRIGIBLES: readonly Anomalie[] = ANOMALIES.map(({ value }) => value).filter((one) => one in CONSEILS);

/** Among some anomalies, those that an owner can correct, the most serious first. */
export function corrigiblesDe(anomalies: readonly string[]): Anomalie[] {
  const found = ANOMALIES.filter(({ value }) => anomalies.includes(value) && value in CONSEILS);
  return [...found.filter(({ grave }) => grave), ...found.filter(({ grave }) => !grave)].map(({ value }) => value);
}

/** The advice for an anomaly that an owner can correct. */
export const conseilDe = (anomalie: Anomalie): string => CONSEILS[anomalie] ?? '';

/** What the page asks an owner to write about an anomalie; empty for the whole objet. */
export const questionDe = (anomalie: Anomalie | ''): string =>
  anomalie === '' ? 'Autre chose à corriger dans cette fiche' : (QUESTIONS[anomalie] ?? conseilDe(anomalie));

/** The anomalies of an objet in the words of the catalogue. */
export const anomaliesEnMots = (anomalies: readonly string[]): string[] =>
  ANOMALIES.filter(({ value }) => anomalies.includes(value)).map(({ label }) => label);
