import type { DocumentObjet, SourceObjet, StatutObjet } from '@bridge/contract';
import { communeDe } from './commune.rules.ts';
import { type IndexDeRegles, indexDe } from './index.rules.ts';
import { openDays } from './jours/jours.rules.ts';
import { motsDe } from './mots.rules.ts';
import { prixMinDe } from './prix.rules.ts';
import { completudeOf, languesOf } from './qualite/completude.rules.ts';
import { anomaliesOf } from './qualite/qualite.rules.ts';

/** The columns of an objet that come from its document, for filters, sorts and searches of lists. */
export interface Colonnes extends IndexDeRegles {
  readonly nom: string;
  readonly type_bridge: string;
  readonly commune: string;
  readonly code_postal: string;
  readonly insee: string;
  readonly photo: string;
  readonly statut: StatutObjet;
  readonly proprietaire: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly nombre_photos: number;
  readonly langues: readonly string[];
  readonly anomalies: readonly string[];
  readonly prix_min: number | null;
  readonly prochaine_date: string | null;
  readonly derniere_date: string | null;
  /** The days, as PostgreSQL writes a datemultirange. */
  readonly jours: string;
  readonly completude: Readonly<Record<string, number>>;
  readonly source_maj_le: string | null;
  /** The text that a search reads letter by letter. */
  readonly texte: string;
  /** The words for search: those of the name and place, then those of the texts. */
  readonly mots: readonly string[];
  readonly corps: readonly string[];
}

export interface Instant {
  /** The civil day in Europe/Paris. */
  readonly aujourdhui: string;
  /** The languages of the instance. */
  readonly langues: readonly string[];
}

const LONGEST_NAME = 300;

/** Pure: the same document gives the same columns on the same day. */
export function colonnesDe(document: DocumentObjet, source: SourceObjet, instant: Instant): Colonnes {
  const { aujourdhui, langues } = instant;
  const { lieu } = document;
  const nom = nomDe(document);
  // The commune is found by its official name, and as its source writes it.
  const communes = new Set([communeDe(lieu), lieu.commune]);
  const texte = [nom, ...communes, lieu.codePostal, source.identifiant, lieu.nom].filter(Boolean).join(' ');
  // Only images that the web may show count for lists, sorts and scores.
  const images = document.medias.filter(({ genre, canaux }) => genre === 'image' && (canaux?.includes('web') ?? true));
  const jours = openDays(document.ouverture, windowAround(aujourdhui));
  return {
    nom,
    type_bridge: document.typeBridge,
    commune: communeDe(lieu),
    code_postal: lieu.codePostal ?? '',
    insee: lieu.insee ?? '',
    photo: images[0]?.url ?? '',
    statut: source.etat === 'publie' ? 'publie' : 'masque',
    proprietaire: source.proprietaire?.nom ?? source.proprietaire?.code ?? '',
    latitude: lieu.point?.lat ?? null,
    longitude: lieu.point?.lon ?? null,
    nombre_photos: images.length,
    langues: languesOf(document),
    anomalies: anomaliesOf(document, instant),
    prix_min: prixMinDe(document),
    prochaine_date: nextIn(jours, aujourdhui),
    derniere_date: jours.at(-1)?.au ?? null,
    jours: `{${jours.map(({ du, au }) => `[${du},${au}]`).join(',')}}`,
    completude: completudeOf(document, langues),
    source_maj_le: source.majLe ?? null,
    texte,
    mots: motsDe(texte),
    corps: motsDe([...Object.values(document.resume), ...Object.values(document.description)].join(' ')),
    ...indexDe(document, source, { nom, aujourdhui, premierJour: jours[0]?.du ?? null }),
  };
}

/** The first day of some ranges that is not past. */
function nextIn(plages: readonly { readonly du: string; readonly au: string }[], jour: string): string | null {
  const next = plages.find(({ au }) => au >= jour);
  if (next === undefined) return null;
  return next.du > jour ? next.du : jour;
}

/** The French name first: people here know a place by it. */
export function nomDe({ nom }: Pick<DocumentObjet, 'nom'>): string {
  return (nom.fr ?? Object.values(nom)[0] ?? '').slice(0, LONGEST_NAME);
}

/** The days for which the calendar of an objet is computed: those that a visitor may ask for, and a few past ones. */
function windowAround(jour: string): { du: string; au: string } {
  return { du: shifted(jour, -31), au: shifted(jour, 400) };
}

function shifted(jour: string, days: number): string {
  return new Date(Date.parse(jour) + days * 86_400_000).toISOString().slice(0, 10);
}
