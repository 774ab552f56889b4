import { type Boucle, boucleDe, plageEnCours } from '../../catalogue/ecran/boucle.rules.ts';
import type { PlageDEcran } from '../../catalogue/ecran/manifeste.ts';
import { isPastAt, type Moment, type Moments, raisonDAbsence } from '../../catalogue/ecran/moment.rules.ts';
import type { Langue } from '../../catalogue/langue.ts';
import type { Diapositive } from './diapositive.fields.ts';

/** What decides which slides play, and when. */
export interface Programme extends Boucle {
  readonly sequence: readonly Diapositive[];
  readonly plages: readonly Plage[];
}

/** Hours that have slides of their own. */
export interface Plage extends Omit<Moments, 'du' | 'au'> {
  readonly nom: string;
  readonly prioritaire: boolean;
  readonly dates: { readonly du: string | null; readonly au: string | null } | null;
}

/** A slide of the loop; `rang` is its position in the sequence. */
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
  readonly passages: readonly Passage[];
  /** The duration in seconds. */
  readonly duree: number;
  readonly ecartees: readonly { readonly rang: number; readonly raison: string }[];
}

/** The slides that play at a moment, in order, and why the others do not. */
export function simulate(programme: Programme, moment: Moment): Simulation {
  const { sequence, partAnnonces } = programme;
  const plage = plageEnCours(
    programme.plages.map(plageDEcran),
    sequence.filter(({ active }) => active).map((slide) => ({ plage: slide.plage, quand: slide })),
    moment,
  );
  const raisons = sequence.map((slide) => raison(slide, plage, moment));
  const passages = deroule(
    sequence.map(enBoucle).filter(({ rang }) => raisons[rang] === null),
    programme,
    moment.jour,
  );
  const tropDAnnonces = `Laissée à un prochain tour\u00a0: les annonces prennent ${partAnnonces}\u00a0% de la boucle au plus.`;
  return {
    plage,
    passages,
    duree: fin(passages),
    ecartees: raisons.flatMap((said, rang) => {
      if (said !== null) return [{ rang, raison: said }];
      return passages.some((one) => one.rang === rang) ? [] : [{ rang, raison: tropDAnnonces }];
    }),
  };
}

const plageDEcran = ({ dates, ...plage }: Plage): PlageDEcran => ({
  ...plage,
  du: dates?.du ?? null,
  au: dates?.au ?? null,
});

function raison(slide: Diapositive, plage: string, moment: Moment): string | null {
  if (!slide.active) return 'Masquée.';
  const absence = raisonDAbsence(slide, moment);
  if (absence !== null) return absence;
  if (slide.genre === 'compte' && isPastAt(slide.jour, slide.heure, moment)) return 'L’échéance est passée.';
  if (slide.plage === plage) return null;
  return plage === ''
    ? `Hors de la plage «\u00a0${slide.plage}\u00a0».`
    : `La plage «\u00a0${plage}\u00a0» prend sa place.`;
}

const enBoucle = (slide: Diapositive, rang: number) => ({
  rang,
  genre: slide.genre,
  langue: slide.langue,
  tousLes: slide.genre === 'annonce' ? slide.tousLes : null,
  duree: dureeDe(slide),
});

/** The first loop of a day. */
function deroule(kept: readonly ReturnType<typeof enBoucle>[], boucle: Boucle, jour: string): Passage[] {
  const passages: Passage[] = [];
  for (const { diapositive, langue } of boucleDe(kept, boucle, { jour, numero: 0 })) {
    const { rang, duree } = diapositive;
    passages.push({ rang, langue, duree, debut: fin(passages) });
  }
  return passages;
}

/** The longest duration: a sélection may hold fewer objets, a feed fewer articles. */
export function dureeDe(slide: Diapositive): number {
  return slide.genre === 'objets' || slide.genre === 'flux' ? slide.duree * slide.nombre : slide.duree;
}

function fin(passages: readonly Passage[]): number {
  const last = passages.at(-1);
  return last ? last.debut + last.duree : 0;
}

type Entiere = Pick<Programme, 'sequence' | 'langues' | 'alternance'>;

/** Every slide that is not hidden, whatever the moment and the share of ads. */
function boucleEntiere({ sequence, langues, alternance }: Entiere): Passage[] {
  const kept = sequence.map(enBoucle).filter(({ rang }) => sequence[rang]?.active);
  return deroule(kept, { langues, alternance, ordre: 'sequence', partAnnonces: null }, '');
}

/** The longest duration of a loop, in seconds. */
export const dureeDeBoucle = (programme: Entiere): number => fin(boucleEntiere(programme));

/** The part of a loop's time that annonces take, in hundredths. */
export function partDesAnnonces(programme: Entiere): number {
  const passages = boucleEntiere(programme);
  const annonces = passages.filter(({ rang }) => programme.sequence[rang]?.genre === 'annonce');
  const sum = (some: readonly Passage[]) => some.reduce((total, { duree }) => total + duree, 0);
  return passages.length === 0 ? 0 : Math.round((100 * sum(annonces)) / sum(passages));
}
