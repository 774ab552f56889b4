import {
  type Accueil,
  type AlerteDAccueil,
  type Attente,
  annonceHead,
  type CanalDuCalendrier,
  CHEMIN_DE_COMPLETION,
  ecranHead,
  formatNumber,
  generationHead,
  importationHead,
  JOURS_D_ECHEC,
  JOURS_DE_FIN,
  listPath,
  MOST_COUNTED,
  mediaHead,
  tacheHead,
  traductionHead,
} from '@bridge/contract';

interface Mots {
  readonly one: string;
  readonly many: string;
  /** The address of what the figure counts, by its head: the first page loads no field. */
  readonly to: (accueil: Pick<Accueil, 'jour'>) => string;
}

/** The calendar of what ends: dates of several kinds of records have no list of their own. */
const ends =
  (canal: CanalDuCalendrier): Mots['to'] =>
  ({ jour }) =>
    `/calendrier/index?vue=quinzaine&jour=${jour}&quoi=fin&canal=${canal}`;

export const MOTS: Readonly<Record<Attente | AlerteDAccueil, Mots>> = {
  'annonces-a-valider': {
    one: 'annonce à valider',
    many: 'annonces à valider',
    to: () => `${listPath(annonceHead)}?validation=a-valider`,
  },
  'annonces-refusees': {
    one: 'annonce refusée à reprendre',
    many: 'annonces refusées à reprendre',
    to: ({ jour }) => `${listPath(annonceHead)}?validation=refusee&au=${jour}..`,
  },
  'medias-a-valider': {
    one: 'média à valider',
    many: 'médias à valider',
    to: () => `${listPath(mediaHead)}?statut=a-valider`,
  },
  'medias-a-completer': {
    one: 'média à compléter',
    many: 'médias à compléter',
    to: () => CHEMIN_DE_COMPLETION,
  },
  'textes-a-traduire': {
    one: 'texte à traduire',
    many: 'textes à traduire',
    to: () => `${listPath(traductionHead)}?etat=manquante,perimee`,
  },
  'reponses-a-traiter': {
    one: 'réponse de propriétaire à traiter',
    many: 'réponses de propriétaires à traiter',
    to: () => '/catalogue/qualite#reponses',
  },
  'documents-a-relire': {
    one: 'document à relire',
    many: 'documents à relire',
    to: () => `${listPath(generationHead)}?etat=prete`,
  },
  'imports-a-decider': {
    one: 'import qui attend votre accord',
    many: 'imports qui attendent votre accord',
    to: () => `${listPath(importationHead)}?etat=suspect`,
  },
  'imports-en-echec': {
    one: 'flux dont le dernier import a échoué',
    many: 'flux dont le dernier import a échoué',
    to: ({ jour }) => `${listPath(importationHead)}?etat=echouee,incomplet&debutLe=${recent(jour)}`,
  },
  'taches-en-echec': {
    one: 'tâche en échec cette semaine',
    many: 'tâches en échec cette semaine',
    to: ({ jour }) => `${listPath(tacheHead)}?etat=echouee&finLe=${recent(jour)}`,
  },
  'documents-en-echec': {
    one: 'document qui n’a pas pu être fait',
    many: 'documents qui n’ont pas pu être faits',
    to: ({ jour }) => `${listPath(generationHead)}?etat=echouee&creeLe=${recent(jour)}`,
  },
  'ecrans-muets': {
    one: 'écran sans nouvelles',
    many: 'écrans sans nouvelles',
    to: () => `${listPath(ecranHead)}?champ.etat=hors-ligne`,
  },
  'droits-passes': {
    one: 'média hors droits',
    many: 'médias hors droits',
    to: () => `${listPath(mediaHead)}?affichage=expires`,
  },
  'droits-bientot': {
    one: 'média bientôt hors droits',
    many: 'médias bientôt hors droits',
    to: () => `${listPath(mediaHead)}?affichage=bientot`,
  },
  'annonces-bientot': {
    one: 'annonce qui finit sous quinzaine',
    many: 'annonces qui finissent sous quinzaine',
    to: ({ jour }) => `${listPath(annonceHead)}?validation=validee&au=${jour}..${daysAfter(jour, JOURS_DE_FIN)}`,
  },
  'pages-bientot': {
    one: 'publication qui finit sous quinzaine',
    many: 'publications qui finissent sous quinzaine',
    to: ends('web'),
  },
  'diaporamas-bientot': {
    one: 'diaporama qui quitte les écrans sous quinzaine',
    many: 'diaporamas qui quittent les écrans sous quinzaine',
    to: ends('ecran'),
  },
  'editions-bientot': {
    one: 'planification qui s’arrête sous quinzaine',
    many: 'planifications qui s’arrêtent sous quinzaine',
    to: ends('print'),
  },
};

/** The days of recent failures, as an address asks for them. */
const recent = (jour: string) => `${daysAfter(jour, -JOURS_D_ECHEC)}..`;

/** The civil day so many days after a day. */
export function daysAfter(jour: string, jours: number): string {
  const day = new Date(`${jour}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + jours);
  return day.toISOString().slice(0, 10);
}

/** A number in words, up to the most that anybody counts. */
export const nombreEnMots = (nombre: number): string =>
  nombre > MOST_COUNTED ? `plus de ${formatNumber(MOST_COUNTED)}` : formatNumber(nombre);

const plural = new Intl.PluralRules('fr');

export const motDe = (id: Attente | AlerteDAccueil, nombre: number): string =>
  plural.select(nombre) === 'one' ? MOTS[id].one : MOTS[id].many;
