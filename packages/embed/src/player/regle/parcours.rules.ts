import {
  boucleDe,
  type DiapositiveDEcran,
  isInFenetres,
  type Langue,
  langueDuTour,
  type Manifeste,
  type Moment,
  type ProgrammeDEcran,
  parPoids,
  plageEnCours,
  raisonDAbsence,
  rangDe,
  type VueDEcran,
} from '@bridge/contract';
import { type Instant, isOfSameSujet, isOpen, vuesDe } from './vues.rules.ts';

/** The place in a loop, found again by what was last shown, whatever became of the rest. */
export interface Place {
  /** Count of the loops played before. */
  readonly numero: number;
  readonly etape: string;
  /** The vue that was shown: its key, then its objet and its rank, to find it again. */
  readonly vue: string;
  readonly objet: number | null;
  readonly rang: number;
  /** Keys of the next steps of the loop: if the slide is gone, one of them is still there. */
  readonly apres: readonly string[];
}

/** The history of what was played, as far as it decides what comes next. */
export interface Parcours {
  /** The places by programme and plage: one that is interrupted goes on where it was. */
  readonly places: Readonly<Record<string, Place>>;
  /** The passages of the last hour (`chrono`), by slide with a limit per hour. */
  readonly passes: Readonly<Record<string, readonly number[]>>;
  /** The count of turns, by annonce. */
  readonly tours: Readonly<Record<string, number>>;
}
export const PARCOURS_NEUF: Parcours = { places: {}, passes: {}, tours: {} };

/** The slide to show, with its vue and its language. */
export interface Choix {
  readonly programme: ProgrammeDEcran;
  readonly plage: string;
  readonly diapositive: DiapositiveDEcran;
  readonly vue: VueDEcran;
  readonly langue: Langue;
}

interface Suite {
  readonly choix: Choix;
  readonly parcours: Parcours;
  /** Whether a loop starts with this slide. */
  readonly recommence: boolean;
}

const HEURE = 3_600_000;
const cleDePlace = (diaporama: number, plage: string) => `${diaporama} ${plage}`;

/** The next slide after a history; null when nothing can be shown at this moment. */
export function suivant(manifeste: Manifeste, parcours: Parcours, at: Instant): Suite | null {
  for (const programme of programmesEnCours(manifeste, at.moment)) {
    const found = dansProgramme(programme, parcours, at);
    if (found !== null) return found;
  }
  return null;
}

/** The programmes of this moment, those that take precedence first. */
function programmesEnCours({ programmes }: Manifeste, moment: Moment): ProgrammeDEcran[] {
  const enCours = programmes.filter(({ quand }) => quand === null || raisonDAbsence(quand, moment) === null);
  return [...enCours.filter(({ prioritaire }) => prioritaire), ...enCours.filter(({ prioritaire }) => !prioritaire)];
}

interface EtapeDEcran {
  readonly cle: string;
  readonly diapositive: DiapositiveDEcran;
  readonly langue: Langue;
}

function dansProgramme(programme: ProgrammeDEcran, parcours: Parcours, at: Instant): Suite | null {
  const jouables = jouablesDe(programme, at);
  const plage = plageEnCours(programme.plages, jouables, at.moment);
  const slides = jouables.filter((one) => one.plage === plage);
  const cle = cleDePlace(programme.diaporama, plage);
  const place = parcours.places[cle];
  const numero = place?.numero ?? 0;
  const etapes = etapesDe(slides, programme, at, numero);
  const take = (etape: EtapeDEcran, vue: VueDEcran, changes: Partial<Parcours>, tour = numero): Suite => {
    const all = tour === numero ? etapes : etapesDe(slides, programme, at, tour);
    const rang = vuesDe(etape.diapositive, etape.langue, at).indexOf(vue);
    const apres = all.slice(all.findIndex((one) => one.cle === etape.cle) + 1).map((one) => one.cle);
    const here = { numero: tour, etape: etape.cle, vue: vue.cle, objet: vue.objet, rang, apres };
    return {
      choix: { programme, plage, diapositive: etape.diapositive, vue, langue: vue.langue },
      parcours: { ...parcours, ...changes, places: { ...parcours.places, [cle]: here } },
      recommence: place === undefined || tour !== numero,
    };
  };

  const current = place && etapes.find((etape) => etape.cle === place.etape);
  if (place && current && !isAnnonce(current.diapositive)) {
    const vue = vueSuivante(vuesDe(current.diapositive, current.langue, at), place);
    if (vue) return take(current, vue, {});
  }
  const queue = place ? apresPlace(etapes, place) : etapes;
  for (const [some, tour] of [[queue, numero] as const, [null, numero + 1] as const]) {
    for (const etape of some ?? etapesDe(slides, programme, at, tour)) {
      const { diapositive, langue } = etape;
      const counted = counts(diapositive, parcours, at.chrono);
      if (counted === null) continue;
      const vues = vuesDe(diapositive, langue, at);
      if (isAnnonce(diapositive)) {
        const cle = (vue: VueDEcran) => `${diapositive.cle} ${vue.annonce ?? vue.cle}`;
        const chosen = parPoids(premieresDe(vues), { cle, poids: ({ poids }) => poids }, parcours.tours);
        if (chosen) return take(etape, chosen.choisie, { ...counted, tours: chosen.tours }, tour);
      } else if (vues[0]) return take(etape, vues[0], counted, tour);
    }
  }
  return null;
}

/** Counts a passage of a slide with a limit per hour; null when it would exceed the limit. */
function counts(
  { cle, maxParHeure }: DiapositiveDEcran,
  { passes }: Parcours,
  chrono: number,
): Partial<Parcours> | null {
  if (maxParHeure === null) return {};
  const recent = (passes[cle] ?? []).filter((when) => chrono - when < HEURE);
  return recent.length < maxParHeure ? { passes: { ...passes, [cle]: [...recent, chrono] } } : null;
}

/** The vues of the annonces that go first: fillers wait for the sold ones. */
const premieresDe = (vues: readonly VueDEcran[]) => {
  const ranked = vues.map((vue) => ({ vue, priorite: vue.priorite ?? 'contrat' }));
  return rangDe(ranked).map(({ vue }) => vue);
};

const isAnnonce = ({ genre }: DiapositiveDEcran) => genre === 'annonce';

/** The slides of this hour that have something to show, in one language at least. */
function jouablesDe({ sequence, langues }: ProgrammeDEcran, at: Instant): DiapositiveDEcran[] {
  return sequence.filter(
    (one) =>
      raisonDAbsence(one.quand, at.moment) === null &&
      isInFenetres(one.fenetres, at.now) &&
      (one.langue === null ? langues : [one.langue]).some((langue) => vuesDe(one, langue, at).length > 0),
  );
}

function etapesDe(
  slides: readonly DiapositiveDEcran[],
  programme: ProgrammeDEcran,
  at: Instant,
  numero: number,
): EtapeDEcran[] {
  const duTour = langueDuTour(programme, numero);
  const timed = slides.map((one) => {
    const vues = isAnnonce(one) ? 1 : vuesDe(one, one.langue ?? duTour, at).length;
    return { ...one, duree: one.duree * Math.max(vues, 1), of: one };
  });
  const seen = new Map<string, number>();
  return boucleDe(timed, programme, { jour: at.moment.jour, numero }).map(({ diapositive: { of }, langue }) => {
    const name = `${of.cle} ${langue ?? ''}`;
    const fois = (seen.get(name) ?? 0) + 1;
    seen.set(name, fois);
    return { cle: `${name} ${fois}`, diapositive: of, langue: langue ?? duTour };
  });
}

function vueSuivante(vues: readonly VueDEcran[], place: Place): VueDEcran | undefined {
  const itself = vues.findIndex(({ cle }) => cle === place.vue);
  if (itself >= 0) return vues[itself + 1];
  const redrawn = place.objet === null ? -1 : vues.findIndex(({ objet }) => objet === place.objet);
  if (redrawn >= 0) return vues[redrawn + 1];
  // The vue has gone, and the next one has its rank. The vue of a one-vue slide was only drawn anew.
  return vues.length > 1 ? vues[place.rang] : undefined;
}

function apresPlace(etapes: readonly EtapeDEcran[], place: Place): readonly EtapeDEcran[] {
  const itself = etapes.findIndex(({ cle }) => cle === place.etape);
  if (itself >= 0) return etapes.slice(itself + 1);
  for (const cle of place.apres) {
    const next = etapes.findIndex((etape) => etape.cle === cle);
    if (next >= 0) return etapes.slice(next);
  }
  return [];
}

/** Whether the showing on screen is still in the manifest and may be seen. One that was drawn anew goes on to its end. */
export function isStill({ programmes }: Manifeste, { programme, diapositive, vue }: Choix, now: number): boolean {
  const slide = programmes
    .find(({ diaporama }) => diaporama === programme.diaporama)
    ?.sequence.find(({ cle }) => cle === diapositive.cle);
  if (slide === undefined || !isOpen(vue, now)) return false;
  const itself = slide.vues.find(({ cle }) => cle === vue.cle);
  if (itself !== undefined) return isOpen(itself, now);
  return slide.vues.some((other) => isOfSameSujet(other, vue) && isOpen(other, now));
}

/** Whether a programme or a plage that takes precedence has begun over the showing on screen. */
export function isSupplanted(manifeste: Manifeste, { programme, plage }: Choix, at: Instant): boolean {
  for (const one of programmesEnCours(manifeste, at.moment)) {
    const jouables = jouablesDe(one, at);
    const nom = plageEnCours(one.plages, jouables, at.moment);
    if (!jouables.some((slide) => slide.plage === nom)) continue;
    if (one.diaporama !== programme.diaporama) return one.prioritaire;
    return nom !== plage && one.plages.some((other) => other.nom === nom && other.prioritaire);
  }
  return false;
}

/** The history without what the manifest no longer holds: a screen runs for years. */
export function prune({ places, passes, tours }: Parcours, { programmes }: Manifeste): Parcours {
  const keep = <T>(some: Readonly<Record<string, T>>, isKept: (cle: string) => boolean) =>
    Object.fromEntries(Object.entries(some).filter(([cle]) => isKept(cle)));
  const plages = programmes.flatMap(({ diaporama, plages: some }) =>
    ['', ...some.map(({ nom }) => nom)].map((nom) => cleDePlace(diaporama, nom)),
  );
  const slides = programmes.flatMap(({ sequence }) => sequence);
  const annonces = slides.flatMap((one) => one.vues.map((vue) => `${one.cle} ${vue.annonce ?? vue.cle}`));
  return {
    places: keep(places, (cle) => plages.includes(cle)),
    passes: keep(passes, (cle) => slides.some((slide) => slide.cle === cle)),
    tours: keep(tours, (cle) => annonces.includes(cle)),
  };
}
