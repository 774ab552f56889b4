import type { Langue, Manifeste, UrgenceDEcran } from '@bridge/contract';
import type { AVenir, Courante, Montre } from './regie.types.ts';
import type { Horloge } from './regle/horloge.ts';
import type { Choix } from './regle/parcours.rules.ts';

const HEURE = 3_600_000;

/** Whether the server confirmed the content too long ago for it to be shown. */
export const isStale = ({ secours: { ancienneteMax } }: Manifeste, contact: number, now: number): boolean =>
  ancienneteMax !== null && contact > 0 && now - contact > ancienneteMax * HEURE;

/** The date of the last confirmation, when the screen must mention it; null otherwise. */
export const aDire = ({ secours }: Manifeste, contact: number, now: number): number | null => {
  const { dateDeMaj, majApres = 24 } = secours;
  return dateDeMaj && contact > 0 && now - contact > majApres * HEURE ? contact : null;
};

export const urgenceA = (urgences: readonly UrgenceDEcran[], now: number): UrgenceDEcran | undefined =>
  urgences.find(({ debut, fin }) => Date.parse(debut) <= now && now < Date.parse(fin));

/** The languages of a message that the screen speaks too. */
export function languesDUrgence(manifeste: Manifeste | null, { html }: UrgenceDEcran): readonly Langue[] {
  const { programmes = [] } = manifeste ?? {};
  const spoken = programmes[programmes.length - 1]?.langues ?? [];
  const written = spoken.filter((langue) => html[langue] !== undefined);
  return written.length > 0 ? written : ['fr'];
}

/** The milliseconds left to the slide on screen. */
export const resteDe = ({ debut }: Courante, { diapositive }: Choix, chrono: number): number =>
  Math.max(0, debut + diapositive.duree * 1_000 - chrono);

export const hasTime = (shown: Courante | null, chrono: number): boolean =>
  shown !== null && shown.choix !== null && resteDe(shown, shown.choix, chrono) > 0;

/** The result of a showing that ends now: complete if it had all its time, or its film ended. */
export const issueDe = (shown: Courante, chrono: number): Montre['resultat'] =>
  shown.finie || (shown.choix !== null && resteDe(shown, shown.choix, chrono) === 0) ? 'entier' : 'interrompu';

/** Seconds by which the wall clock is fast. */
export const avanceDe = (horloge: Pick<Horloge, 'decalage'>): number => Math.round(-horloge.decalage() / 1_000);

/** The showing to tell; null where there is nothing to tell of. */
export function montreDe(
  { choix, version, ...shown }: AVenir & Partial<Courante>,
  horloge: Horloge,
  resultat: Montre['resultat'],
): Montre | null {
  if (choix === null) return null;
  return {
    version: version.version,
    diaporama: choix.programme.diaporama,
    diapositive: choix.diapositive.cle,
    vue: choix.vue.cle,
    objet: choix.vue.objet,
    annonce: choix.vue.annonce,
    debut: new Date(shown.mur ?? horloge.mur()).toISOString(),
    decalage: shown.avance ?? avanceDe(horloge),
    duree: shown.debut === undefined ? 0 : Math.round(horloge.chrono() - shown.debut),
    resultat,
  };
}
