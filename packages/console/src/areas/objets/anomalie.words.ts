import { ANOMALIES, type Anomalie } from '@bridge/contract';

/** What an anomaly means for publication, and how it is corrected: mostly at the source. */
const EXPLICATIONS: Readonly<Record<Anomalie, string>> = {
  'sans-photo': 'L’objet s’affiche sans image. Ajoutez une photo dans la source, ou par une correction.',
  'photo-sans-credit': 'Une photo n’indique pas son auteur\u00a0: sa publication peut vous être reprochée.',
  'photo-perimee': 'Les droits d’une photo ont pris fin\u00a0: elle n’est plus à publier.',
  'sans-description': 'Il n’y a rien à lire. Rédigez un texte dans la source, ou un texte local.',
  'description-courte': 'La description tient en quelques mots. Complétez-la dans la source, ou par un texte local.',
  'sans-position': 'L’objet n’apparaît sur aucune carte. Renseignez ses coordonnées dans la source.',
  'position-douteuse': 'La position ne correspond pas à la commune indiquée. Vérifiez-la dans la source.',
  'position-hors-pays':
    'La position tombe dans un autre pays\u00a0: latitude et longitude sont peut-être interverties dans la source.',
  'sans-commune': 'Les filtres par commune ne retiennent pas cet objet. Renseignez la commune dans la source.',
  'code-postal-invalide': 'Le code postal n’a pas la forme attendue. Corrigez-le dans la source.',
  'sans-contact': 'Le public n’a aucun moyen de joindre ce lieu. Ajoutez un contact public dans la source.',
  'email-invalide': 'Une adresse e-mail est mal écrite\u00a0: les messages ne partiront pas.',
  'site-invalide': 'Une adresse de site est mal écrite\u00a0: le lien ne mènera nulle part.',
  'evenement-sans-date':
    'Un événement sans date n’apparaît dans aucun agenda. Ajoutez ses dates dans la source, ou par une correction.',
  'evenement-passe': 'Toutes ses dates sont passées\u00a0: les agendas ne le montrent plus.',
  'ferme-temporairement': 'La source le dit fermé pour l’instant.',
  'sans-ouverture':
    'Le public ne sait pas quand venir. Ajoutez des périodes d’ouverture dans la source, ou par une correction.',
  'traduction-manquante': 'Un texte manque dans une langue de votre instance. Traduisez-le par un texte local.',
  'nom-en-capitales': 'Le nom est écrit en capitales\u00a0: il se lit mal. Corrigez-le par un texte local.',
  'type-inconnu':
    'Le type de la source n’est relié à aucun type de Bridge\u00a0: les filtres par type ne le retiennent pas.',
};

/** The place on the page of an objet where an anomaly is corrected. */
export interface EditeurDAnomalie {
  readonly onglet: 'corrections' | 'textes';
  readonly ancre: string;
}

const PHOTOS: EditeurDAnomalie = { onglet: 'corrections', ancre: 'correction-medias' };
const HORAIRES: EditeurDAnomalie = { onglet: 'corrections', ancre: 'correction-ouverture' };
const TEXTES: EditeurDAnomalie = { onglet: 'textes', ancre: 'textes-locaux' };

/** The anomalies corrected here; the others are corrected at the source. */
const EDITEURS: Readonly<Partial<Record<Anomalie, EditeurDAnomalie>>> = {
  'sans-photo': PHOTOS,
  'photo-sans-credit': PHOTOS,
  'photo-perimee': PHOTOS,
  'sans-description': TEXTES,
  'description-courte': TEXTES,
  'traduction-manquante': TEXTES,
  'nom-en-capitales': TEXTES,
  'evenement-sans-date': HORAIRES,
  'evenement-passe': HORAIRES,
  'ferme-temporairement': HORAIRES,
  'sans-ouverture': HORAIRES,
};

export interface AnomalieEnMots {
  readonly value: string;
  readonly label: string;
  readonly grave: boolean;
  readonly explication: string;
  readonly editeur: EditeurDAnomalie | null;
}

export function anomalieEnMots(value: Anomalie): AnomalieEnMots {
  const known = ANOMALIES.find((anomalie) => anomalie.value === value);
  return {
    value,
    label: known?.label ?? value,
    grave: known?.grave ?? false,
    explication: EXPLICATIONS[value],
    editeur: EDITEURS[value] ?? null,
  };
}
