import { estPassee, type Moment, type Moments, raisonDAbsence } from '../../catalogue/ecran/moment.rules.ts';
import type { Langue } from '../../catalogue/langue.ts';
import type { Diapositive } from './diapositive.fields.ts';

/** What decides of what plays, and when. */
export interface Programme {
  readonly sequence: readonly Diapositive[];
  readonly langues: readonly Langue[];
  readonly alternance: 'boucle' | 'diapositive';
  readonly ordre: 'sequence' | 'melange';
  readonly plages: readonly Plage[];
  readonly urgence: boolean;
}

/** Hours that have slides of their own. */
export interface Plage extends Omit<Moments, 'du' | 'au'> {
  readonly nom: string;
  readonly prioritaire: boolean;
  readonly dates: { readonly du: string | null; readonly au: string | null } | null;
}

/** One slide of the loop; `rang` in the sequence. */
export interface Passage {
  readonly rang: number;
  readonly debut: number;
  readonly duree: number;
  /** Told where each slide is shown once in each language. */
  readonly langue: Langue | null;
}

export interface Simulation {
  /** The plage in force; empty: the usual loop. */
  readonly plage: string;
  readonly urgence: boolean;
  readonly passages: readonly Passage[];
  /** In seconds. */
  readonly duree: number;
  readonly ecartees: readonly { readonly rang: number; readonly raison: string }[];
}

/** What plays at a moment, in its order, and why the rest does not. */
export function simulate(programme: Programme, moment: Moment): Simulation {
  const { sequence, urgence } = programme;
  const plage = plageEnCours(programme, moment);
  const jugees = sequence.map((slide, rang) => ({ rang, slide, raison: raison(slide, plage, moment) }));
  if (urgence) {
    const tous = sequence.map((_, rang) => ({ rang, raison: 'Le message d’urgence est à l’écran.' }));
    return { plage, urgence, passages: [], duree: 0, ecartees: tous };
  }
  const kept = jugees.filter(({ raison: said }) => said === null);
  const passages = deroule(kept, programme, moment.jour);
  return {
    plage,
    urgence,
    passages,
    duree: fin(passages),
    ecartees: jugees.flatMap(({ rang, raison: said }) => (said === null ? [] : [{ rang, raison: said }])),
  };
}

/** A plage without a slide takes the place of nothing. */
function plageEnCours({ plages, sequence }: Programme, moment: Moment): string {
  const enCours = plages.filter(
    ({ nom, dates, ...plage }) =>
      raisonDAbsence({ ...plage, du: dates?.du ?? null, au: dates?.au ?? null }, moment) === null &&
      sequence.some((slide) => slide.plage === nom && raisonDAbsence(slide, moment) === null && slide.active),
  );
  return (enCours.find(({ prioritaire }) => prioritaire) ?? enCours[0])?.nom ?? '';
}

function raison(slide: Diapositive, plage: string, moment: Moment): string | null {
  if (!slide.active) return 'Masquée.';
  const absence = raisonDAbsence(slide, moment);
  if (absence !== null) return absence;
  if (slide.genre === 'compte' && estPassee(slide.jour, slide.heure, moment)) return 'L’échéance est passée.';
  if (slide.plage === plage) return null;
  return plage === ''
    ? `Hors de la plage «\u00a0${slide.plage}\u00a0».`
    : `La plage «\u00a0${plage}\u00a0» prend sa place.`;
}

interface Gardee {
  readonly rang: number;
  readonly slide: Diapositive;
}

/** One loop: in its order, the ads among the others, each language in turn where slides take turns. */
function deroule(kept: readonly Gardee[], programme: Programme, jour: string): Passage[] {
  const passages: Passage[] = [];
  for (const { rang, slide } of avecAnnonces(enOrdre(kept, programme.ordre, jour))) {
    for (const langue of languesDe(slide, programme)) {
      const duree = dureeDe(slide);
      passages.push({ rang, langue, duree, debut: fin(passages) });
    }
  }
  return passages;
}

function languesDe(slide: Diapositive, { alternance, langues }: Programme): readonly (Langue | null)[] {
  if (slide.langue !== null) return [slide.langue];
  return alternance === 'diapositive' && langues.length > 1 ? langues : [null];
}

/** At most: a sélection may keep fewer objets. */
export function dureeDe(slide: Diapositive): number {
  return slide.genre === 'objets' ? slide.duree * slide.nombre : slide.duree;
}

function fin(passages: readonly Passage[]): number {
  const last = passages.at(-1);
  return last ? last.debut + last.duree : 0;
}

/** Those that come again and again follow so many of the others, wherever they stand in the sequence. */
function avecAnnonces(ordered: readonly Gardee[]): Gardee[] {
  const revient = ({ slide }: Gardee) => slide.genre === 'annonce' && slide.tousLes !== null;
  const annonces = ordered.filter(revient);
  const autres = ordered.filter((one) => !revient(one));
  if (autres.length === 0) return [...annonces];
  const shown = autres.flatMap((one, rang) => [
    one,
    ...annonces.filter(({ slide }) => slide.genre === 'annonce' && (rang + 1) % (slide.tousLes ?? 1) === 0),
  ]);
  // A loop too short for one of them still shows it once.
  return [...shown, ...annonces.filter((annonce) => !shown.includes(annonce))];
}

/** A shuffle stays the same for a day: screens of one hall show the same. */
function enOrdre(kept: readonly Gardee[], ordre: Programme['ordre'], jour: string): readonly Gardee[] {
  if (ordre === 'sequence') return kept;
  return [...kept].sort((one, other) => tirage(jour, one.rang) - tirage(jour, other.rang));
}

/** FNV-1a, then stirred: two days that differ by one digit give orders that have nothing in common. */
function tirage(jour: string, rang: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${jour} ${rang}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

type Boucle = Pick<Programme, 'sequence' | 'langues' | 'alternance'>;

/** Every slide that is not hidden, whatever the moment. */
function boucleEntiere(programme: Boucle): Passage[] {
  const kept = programme.sequence.flatMap((slide, rang) => (slide.active ? [{ rang, slide }] : []));
  return deroule(kept, { ...programme, ordre: 'sequence', plages: [], urgence: false }, '');
}

/** How long one loop takes at most, in seconds. */
export const dureeDeBoucle = (programme: Boucle): number => fin(boucleEntiere(programme));

/** Of the time of one loop, in hundredths. */
export function partDesAnnonces(programme: Boucle): number {
  const passages = boucleEntiere(programme);
  const annonces = passages.filter(({ rang }) => programme.sequence[rang]?.genre === 'annonce');
  const sum = (some: readonly Passage[]) => some.reduce((total, { duree }) => total + duree, 0);
  return passages.length === 0 ? 0 : Math.round((100 * sum(annonces)) / sum(passages));
}
