import { enumerate, intervalleEnMots, jourEnMots, joursEnMots, regrouper } from './date.words.ts';
import { JOURS, type Jour } from './jour-civil.ts';
import type { Langue, Textes } from './langue.ts';
import { type Creneau, JOURS_FERIES, type Ouverture, type Periode } from './periode.schemas.ts';

/** When an objet is open, as a person would say it. The sentences are French; the source's own words are in `langue`. */
export interface OuvertureEnMots {
  /** « Fermé temporairement », « Ouvert toute l’année »: what holds whatever the periods say. */
  readonly etat: string | null;
  readonly periodes: readonly PeriodeEnMots[];
  /** « Fermé le 1er mai et le 25 décembre ». */
  readonly fermetures: string | null;
  /** As the source words it. */
  readonly texte: string | null;
}

export interface PeriodeEnMots {
  readonly nom: string | null;
  readonly phrase: string;
  readonly note: string | null;
}

export function ouvertureEnMots(ouverture: Ouverture, langue: Langue = 'fr'): OuvertureEnMots {
  const { periodes, fermetures, texte, touteLAnnee, fermeTemporairement } = ouverture;
  return {
    etat: fermeTemporairement ? 'Fermé temporairement' : touteLAnnee ? 'Ouvert toute l’année' : null,
    periodes: periodes.map((periode) => ({
      nom: periode.nom?.trim() || null,
      phrase: periodeEnMots(periode),
      note: dansLaLangue(periode.note, langue),
    })),
    fermetures: fermeturesEnMots(fermetures),
    texte: dansLaLangue(texte, langue),
  };
}

/** « Du 1er avril au 30 septembre, tous les jours sauf le mardi, de 9 h à 12 h et de 14 h à 18 h ». */
export function periodeEnMots(periode: Periode): string {
  const { du, au, chaqueAnnee, regle, dates = [], creneaux } = periode;
  const quand =
    regle === 'dates' && dates.length > 0 ? joursEnMots(dates, chaqueAnnee) : intervalleEnMots(du, au, chaqueAnnee);
  const parJours = creneauxEnMots(creneaux);
  // Hours that name their days say the rule by themselves, when they name them all.
  const jours = saysItsDays(periode) ? '' : regleEnMots(periode);
  const phrase = [quand, jours, parJours].filter(Boolean).join(', ');
  return phrase === '' ? 'Dates non précisées' : phrase.charAt(0).toLocaleUpperCase('fr') + phrase.slice(1);
}

function regleEnMots({ regle, jours = [], rangs = [], du, au }: Periode): string {
  const nommes = JOURS.filter((jour) => jours.includes(jour));
  switch (regle) {
    case 'quotidien':
      return du !== undefined && du === au ? '' : 'tous les jours';
    case 'sauf':
      return nommes.length === 0
        ? 'tous les jours'
        : `tous les jours sauf ${enumerate(nommes.map((jour) => `le ${jour}`))}`;
    case 'hebdomadaire':
      return joursDeSemaine(nommes);
    case 'mensuel':
      return mensuelEnMots(nommes, rangs);
    case 'dates':
      return '';
    default:
      return regle satisfies never;
  }
}

/** « du mardi au samedi », « le mardi et le jeudi », « tous les jours ». */
function joursDeSemaine(jours: readonly Jour[]): string {
  const [premier] = jours;
  const dernier = jours.at(-1);
  if (premier === undefined || dernier === undefined) return '';
  if (jours.length === JOURS.length) return 'tous les jours';
  const suivis = JOURS.indexOf(dernier) - JOURS.indexOf(premier) === jours.length - 1;
  return suivis && jours.length > 2 ? `du ${premier} au ${dernier}` : enumerate(jours.map((jour) => `le ${jour}`));
}

const RANGS: Readonly<Record<number, string>> = {
  1: 'premier',
  2: 'deuxième',
  3: 'troisième',
  4: 'quatrième',
  5: 'cinquième',
  [-1]: 'dernier',
};

/** « le premier et le troisième mardi de chaque mois ». */
function mensuelEnMots(jours: readonly Jour[], rangs: readonly number[]): string {
  const ordonnes = [...rangs].sort((a, b) => (a < 0 ? 9 : a) - (b < 0 ? 9 : b));
  const ordinaux = enumerate(ordonnes.map((rang) => `le ${RANGS[rang] ?? `${rang}e`}`));
  if (ordinaux === '') return jours.length === 0 ? 'chaque mois' : `${joursDeSemaine(jours)}, chaque mois`;
  return `${ordinaux} ${enumerate(jours)} de chaque mois`.replace('  ', ' ');
}

/** Each hour names its days, and together they name all those of the rule. */
function saysItsDays({ regle, jours = [], creneaux }: Periode): boolean {
  if (creneaux.length === 0 || creneaux.some((creneau) => (creneau.jours ?? []).length === 0)) return false;
  const named = new Set(creneaux.flatMap((creneau) => creneau.jours ?? []));
  const open = regle === 'hebdomadaire' ? jours : JOURS.filter((jour) => regle !== 'sauf' || !jours.includes(jour));
  return regle !== 'mensuel' && open.every((jour) => named.has(jour));
}

/** « de 9 h à 12 h et de 14 h à 18 h »; by days where they differ, each followed by its hours. */
function creneauxEnMots(creneaux: readonly Creneau[]): string {
  const dits = creneaux.filter(({ ouvre, ferme, type, jours }) => ouvre ?? ferme ?? type ?? jours?.length);
  const groupes = regrouper(dits, ({ jours = [] }) => JOURS.filter((jour) => jours.includes(jour)).join());
  return groupes
    .map((groupe) => {
      const jours = joursDeSemaine(JOURS.filter((jour) => groupe[0]?.jours?.includes(jour)));
      const heures = enumerate(groupe.map(creneauEnMots).filter(Boolean));
      return [jours, heures].filter(Boolean).join(' ');
    })
    .join('\u00a0; ');
}

function creneauEnMots({ ouvre, ferme, type }: Creneau): string {
  const heures = heuresEnMots(ouvre, ferme);
  const sorte = type?.trim();
  if (!sorte) return heures;
  return heures === '' ? `(${sorte})` : `${heures} (${sorte})`;
}

function heuresEnMots(ouvre: string | undefined, ferme: string | undefined): string {
  if (ouvre === undefined) return ferme === undefined ? '' : `jusqu’à ${heureEnMots(ferme)}`;
  if (ferme === undefined) return `à partir de ${heureEnMots(ouvre)}`;
  if (ouvre === '00:00' && (ferme === '24:00' || ferme === '23:59')) return '24\u00a0h sur 24';
  return ouvre === ferme ? `à ${heureEnMots(ouvre)}` : `de ${heureEnMots(ouvre)} à ${heureEnMots(ferme)}`;
}

/** « 9 h », « 14 h 30 », « minuit ». */
export function heureEnMots(heure: string): string {
  const [heures = '', minutes = '00'] = heure.split(':');
  if (heure === '24:00' || heure === '00:00') return 'minuit';
  return minutes === '00' ? `${Number(heures)}\u00a0h` : `${Number(heures)}\u00a0h\u00a0${minutes}`;
}

const FERIES: Readonly<Record<(typeof JOURS_FERIES)[number], string>> = {
  'jour-de-lan': 'le 1er janvier',
  'lundi-de-paques': 'le lundi de Pâques',
  'premier-mai': 'le 1er mai',
  'huit-mai': 'le 8 mai',
  ascension: 'le jeudi de l’Ascension',
  'lundi-de-pentecote': 'le lundi de Pentecôte',
  'quatorze-juillet': 'le 14 juillet',
  assomption: 'le 15 août',
  toussaint: 'le 1er novembre',
  'onze-novembre': 'le 11 novembre',
  noel: 'le 25 décembre',
};

function fermeturesEnMots(fermetures: Ouverture['fermetures']): string | null {
  if (fermetures.length === 0) return null;
  const feries = JOURS_FERIES.filter((ferie) => fermetures.includes(ferie));
  const noms = feries.length === JOURS_FERIES.length ? ['les jours fériés'] : feries.map((ferie) => FERIES[ferie]);
  const dates = fermetures.filter((fermeture) => /^\d{4}-/.test(fermeture)).sort();
  return `Fermé ${enumerate([...noms, ...dates.map((date) => `le ${jourEnMots(date)}`)])}`;
}

function dansLaLangue(textes: Textes | undefined, langue: Langue): string | null {
  return [textes?.[langue], textes?.fr, ...Object.values(textes ?? {})].find((texte) => texte?.trim())?.trim() ?? null;
}
