import {
  type Commune,
  domaine,
  type Hasard,
  heure,
  jour,
  LISTES,
  nom,
  nombre,
  parmi,
  phrase,
  plusieurs,
  prix,
  rue,
  sentence,
  telephone,
  writeHeure,
  writeJour,
} from './valeurs.ts';

/** How a tenant writes: the same for all its fields, as in life. */
export interface Style {
  readonly nameOf: (label: string) => string;
  readonly lignes: '#' | '##';
  readonly barre: '|' | '||';
  readonly jours: 'fr' | 'iso' | 'ms';
  readonly heures: 'h' | 'pt' | ':';
  readonly telephones: string;
  readonly photos: 'url' | 'liste' | 'triplet' | 'table';
  readonly type: boolean;
  readonly oui: readonly [string | boolean, string | boolean];
}

export const nu = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, ' ');

/** What the facts of one record share: they are told of the same thing. */
export interface Contexte {
  readonly h: Hasard;
  readonly style: Style;
  readonly commune: Commune;
  readonly rang: number;
  readonly nom: string;
  /** The day of its last change. */
  readonly maj: Date;
  /** Its first and last days, and its hours, in order. */
  readonly jours: readonly [Date, Date];
  readonly heures: readonly [number, number];
}

const terme = (texte: string) => ({
  ThesID: `t-${texte}`,
  ThesCode: nu(texte).slice(0, 4).toUpperCase(),
  ThesLibelle: texte,
  ThesPicto: '',
  ThesOrdre: 1,
});

function liste(cle: string, { h, style }: Contexte): unknown {
  const valeurs = plusieurs(LISTES[cle] ?? [], h);
  if (style.type) return valeurs.map(terme);
  return valeurs.join(style.lignes);
}
const un = (cle: string, { h, style }: Contexte): unknown => {
  const valeur = parmi(LISTES[cle] ?? [], h);
  return style.type ? terme(valeur) : valeur;
};

const image = ({ h, rang }: Contexte): string =>
  `https://medias.${domaine(h)}/upload/photo-${rang}-${nombre(h, 1, 99)}.jpg`;

function photos(contexte: Contexte): unknown {
  const { h, style, rang } = contexte;
  const count = nombre(h, 1, 3);
  const all = Array.from({ length: count }, () => image(contexte));
  switch (style.photos) {
    case 'url':
      return all[0];
    case 'liste':
      return all.join(style.lignes);
    case 'triplet':
      return all.map((url) => [url, nom(h), `OT ${domaine(h)}`].join(style.barre)).join(style.lignes);
    case 'table':
      return all.map((url, ordre) => ({
        ID: `${rang}-${ordre}`,
        Ordre: ordre,
        Photo: { MediaID: `${rang}`, Titre: nom(h), Credit: 'OT', Url: url },
      }));
  }
}

function periodes({ h, style }: Contexte): unknown {
  const row = () => [jour(h, 'fr'), jour(h, 'fr'), heure(h, ':'), heure(h, ':'), '', '', parmi(['', 'Lundi'], h)];
  if (style.type)
    return [
      {
        ID: 'p',
        Datedebut: jour(h, 'iso'),
        Datefin: jour(h, 'iso'),
        heuredebut1: heure(h, 'pt'),
        heurefin1: heure(h, 'pt'),
      },
    ];
  return [row(), ...(h() < 0.4 ? [row()] : [])].map((cells) => cells.join('|')).join('#');
}

function tarifs({ h, style }: Contexte): unknown {
  const noms = plusieurs(['Adulte', 'Enfant', 'Groupe', 'Pass journée', 'Petit déjeuner'], h, 3);
  if (style.type) return noms.map((Nom) => ({ ID: Nom, Nom, MinimumEuro: prix(h), MaximumEuro: prix(h) + 60 }));
  return noms.map((label) => [label, '', String(prix(h)), String(prix(h) + 60)].join(style.barre)).join(style.lignes);
}

export type Faire = (contexte: Contexte) => unknown;
export const VALEURS: Readonly<Record<string, Faire>> = {
  nom: ({ nom: sien, commune, h }) => parmi([sien, sien, sien.toUpperCase(), `${sien} ${commune.nom}`], h),
  resume: ({ h }) => phrase(h, 1),
  description: ({ h, rang }) => `${phrase(h, 4)} Numéro ${rang}.`,
  descriptionEn: ({ h, rang }) => `${sentence(h, 4)} Number ${rang}.`,
  rue1: ({ h }) => rue(h),
  rue2: ({ h }) =>
    h() < 0.5 ? rue(h) : `${parmi(['Le Bourg', 'Résidence des Pins', 'ZA du Moulin', 'Lieu-dit Kerbihan'], h)}`,
  cp: ({ commune }) => commune.codePostal,
  commune: ({ commune, style }) => (style.type ? commune.nom.toUpperCase() : commune.nom),
  insee: ({ commune }) => commune.code,
  lat: ({ commune, h }) => (commune.lat + h() / 50).toFixed(6),
  lon: ({ commune, h }) => (commune.lon + h() / 50).toFixed(6),
  lieu: ({ h }) =>
    `${parmi(['Salle des fêtes', 'Halle', 'Château', 'Médiathèque', 'Parc'], h)} ${parmi(['Prévert', 'du Val', 'Pasteur', 'des Arts'], h)}`,
  tel: ({ h, style }) => telephone(h, '05', style.telephones),
  mobile: ({ h, style }) => telephone(h, '06', style.telephones),
  email: ({ h, rang }) => `contact${rang}@${domaine(h)}`,
  site: ({ h, rang }) =>
    `${parmi(['http://', 'https://', 'www.'], h)}${domaine(h)}/page-${rang}`.replace('www.', 'www.'),
  facebook: ({ rang }) => `https://www.facebook.com/page${rang}`,
  photo: photos,
  credit: ({ h }) => parmi(['© OT du Val', '© J. Martin', '© Studio Brume', '© P. Durand'], h),
  titrePhoto: ({ h }) => nom(h),
  video: ({ rang }) => `https://www.youtube.com/watch?v=abc${rang}`,
  pdf: ({ h, rang }) => `https://${domaine(h)}/docs/plaquette-${rang}.pdf`,
  du: ({ jours, style }) => writeJour(jours[0], style.jours),
  au: ({ jours, style }) => writeJour(jours[1], style.jours),
  ouvre: ({ heures, style }) => writeHeure(heures[0], style.heures),
  ferme: ({ heures, style }) => writeHeure(heures[1], style.heures),
  periodes,
  ouvertureTexte: ({ h }) =>
    parmi(
      [
        'Ouvert tous les jours de 10h à 18h, sauf le mardi.',
        'Sur rendez-vous hors saison.',
        'Fermé en janvier. Ouvert le week-end.',
      ],
      h,
    ),
  tarifs,
  tarifMin: ({ h }) => String(prix(h)),
  tarifMax: ({ h }) => String(prix(h) + 60),
  gratuit: ({ h, style }) => parmi(style.oui, h),
  mode: (contexte) => un('mode', contexte),
  paiement: (contexte) => liste('paiement', contexte),
  type: (contexte) => un('type', contexte),
  label: (contexte) => liste('label', contexte),
  classement: (contexte) => un('classement', contexte),
  handicap: (contexte) => liste('handicap', contexte),
  animaux: (contexte) =>
    contexte.style.type ? parmi(contexte.style.oui, contexte.h) : parmi(LISTES.animaux ?? [], contexte.h),
  langues: (contexte) => liste('langues', contexte),
  public: (contexte) => liste('public', contexte),
  capacite: ({ h }) => String(nombre(h, 2, 200)),
  environnement: (contexte) => liste('environnement', contexte),
  // A commune is of one territory.
  territoire: ({ commune, style }) => {
    const liste = LISTES.territoire ?? [];
    const valeur = liste[Number.parseInt(commune.code, 36) % liste.length] ?? '';
    return style.type ? terme(valeur) : valeur;
  },
  reservation: ({ h, rang }) => `https://billets.${domaine(h)}/reserver/${rang}`,
  structure: ({ h }) => parmi(LISTES.structure ?? [], h),
  equipements: (contexte) => liste('equipements', contexte),
  prive: ({ h, style }) => parmi(style.oui, h),
  maj: ({ maj, style }) => writeJour(maj, style.jours),
  // In the range of longitudes, and no place.
  parcours: ({ h }) => (1 + 8 * h()).toFixed(3),
  anecdote: ({ h, rang }) => `${phrase(h, 1)} ${phrase(h, 1)} Page ${rang}.`,
};
