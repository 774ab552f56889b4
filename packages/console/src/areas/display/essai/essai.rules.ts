import {
  type BrouillonDeDiaporama,
  brouillonDeDiaporamaSchema,
  type DemandeDEssai,
  ESSAI,
  instantIn,
  type Langue,
  type Manifeste,
  manqueDeDiapositive,
  type NouvelleDEssai,
} from '@bridge/contract';
import { diapositivesIn } from '../sequence.rules.ts';

export type BrouillonLu = { readonly brouillon: BrouillonDeDiaporama } | { readonly manque: string };

/** The draft of a form for the player; or what the form still lacks, in words. */
export function readBrouillon(values: Readonly<Record<string, unknown>>): BrouillonLu {
  const known = Object.keys(brouillonDeDiaporamaSchema.shape).map((name) => [name, values[name]]);
  const reading = brouillonDeDiaporamaSchema.safeParse(Object.fromEntries(known));
  if (reading.success) {
    return reading.data.sequence.length === 0
      ? { manque: 'Ajoutez une diapositive\u00a0: le diaporama n’en a aucune.' }
      : { brouillon: reading.data };
  }
  const [name, rang] = reading.error.issues[0]?.path ?? [];
  if (name === 'gabarit') return { manque: 'Choisissez un gabarit\u00a0: il dispose la photo et les textes.' };
  const slide = name === 'sequence' ? diapositivesIn(values.sequence)[Number(rang)] : undefined;
  const manque = slide && (manqueDeDiapositive(slide) ?? 'Elle n’est pas complète.');
  return {
    manque: manque
      ? `Diapositive ${Number(rang) + 1}\u00a0: ${manque}`
      : 'Corrigez d’abord ce que le formulaire signale.',
  };
}

export interface Moment {
  readonly jour: string;
  readonly heure: string;
  readonly langue: Langue | null;
  /** Rank of the slide to start with. */
  readonly rang: number | null;
}

export function demandeDe(manifeste: Manifeste, { jour, heure, langue, rang }: Moment): DemandeDEssai {
  const slides = manifeste.programmes.flatMap(({ sequence }) => sequence);
  return {
    pour: ESSAI,
    manifeste,
    moment: instantIn(manifeste.ecran.fuseau, jour, heure).toISOString(),
    // A draft names its media by their addresses.
    medias: {},
    langue,
    diapositive: slides.find((slide) => slide.rang === rang)?.cle ?? null,
  };
}

/** The news in a message of the player of this page; null for any other message. */
export function nouvelleIn(
  { origin, source, data }: MessageEvent,
  frame: Window | null,
  ours: string,
): NouvelleDEssai | null {
  return origin === ours && source === frame && frame !== null && Object(data).de === ESSAI ? data : null;
}

/** The slide on screen, in words. */
export function nouvelleEnMots({ etat, diapositive }: NouvelleDEssai, manifeste: Manifeste | undefined): string {
  const slides = manifeste?.programmes.flatMap(({ sequence }) => sequence) ?? [];
  const rang = slides.find(({ cle }) => cle === diapositive)?.rang;
  switch (etat) {
    case 'pret':
      return 'Le lecteur est prêt.';
    case 'secours':
      return 'Rien ne passe à ce moment\u00a0: l’écran montre son secours.';
    case 'veille':
      return 'Hors de ses heures de marche\u00a0: l’écran est noir.';
    case 'pause':
      return 'En pause.';
    case 'joue':
      return rang === undefined ? 'En lecture.' : `Diapositive ${rang + 1}.`;
  }
}
