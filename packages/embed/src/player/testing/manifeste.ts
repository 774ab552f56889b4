import type {
  DiapositiveDEcran,
  Manifeste,
  MediaDEcran,
  Moments,
  ProgrammeDEcran,
  UrgenceDEcran,
  VueDEcran,
} from '@bridge/contract';
import { startEmpreinte } from '../garde/empreinte.ts';

export const TOUJOURS: Moments = { jours: [], de: null, a: null, du: null, au: null };

export function vueDe(cle: string, changes: Partial<VueDEcran> = {}): VueDEcran {
  return {
    cle,
    langue: 'fr',
    html: `<p>${cle}</p>`,
    medias: [],
    jours: null,
    debut: null,
    fin: null,
    vif: null,
    objet: null,
    annonce: null,
    poids: 1,
    ...changes,
  };
}

/** A slide of one vue with its name, unless others are given. */
export function diapositiveDe(cle: string, changes: Partial<DiapositiveDEcran> = {}): DiapositiveDEcran {
  return {
    cle,
    rang: 0,
    genre: 'texte',
    plage: '',
    quand: TOUJOURS,
    fenetres: null,
    langue: null,
    maxParHeure: null,
    transition: 'fondu',
    duree: 10,
    tousLes: null,
    vues: [vueDe(`${cle}-1`)],
    ...changes,
  };
}

export function programmeDe(
  sequence: readonly DiapositiveDEcran[],
  changes: Partial<ProgrammeDEcran> = {},
): ProgrammeDEcran {
  return {
    diaporama: 1,
    nom: 'Vitrine',
    quand: null,
    prioritaire: false,
    largeur: 1920,
    hauteur: 1080,
    styles: '',
    ordre: 'sequence',
    alternance: 'boucle',
    langues: ['fr'],
    plages: [],
    partAnnonces: null,
    bandeau: null,
    sequence: sequence.map((one, rang) => ({ ...one, rang })),
    ...changes,
  };
}

export function manifesteDe(programmes: readonly ProgrammeDEcran[], changes: Partial<Manifeste> = {}): Manifeste {
  return {
    format: 1,
    ecran: {
      nom: 'Vitrine de gauche',
      rotation: 0,
      orientation: 'paysage',
      fuseau: 'Europe/Paris',
      marche: { jours: [], de: null, a: null },
    },
    programmes,
    urgences: [],
    medias: [],
    secours: { html: '<p>secours</p>', styles: '', medias: [], ancienneteMax: null, dateDeMaj: true },
    ...changes,
  };
}

export function urgenceDe(debut: string, fin: string): UrgenceDEcran {
  return { id: 1, version: 3, styles: '', largeur: 1920, hauteur: 1080, html: { fr: '<p>Évacuez</p>' }, debut, fin };
}

/** A file, and the media that promises it. */
export function mediaDe(contenu: string): { readonly media: MediaDEcran; readonly octets: Uint8Array<ArrayBuffer> } {
  const octets = new Uint8Array(new TextEncoder().encode(contenu));
  const calcul = startEmpreinte();
  calcul.append(octets);
  return { media: { empreinte: calcul.fin(), octets: octets.length, type: 'image/webp' }, octets };
}

export const slides = (...cles: string[]): DiapositiveDEcran[] => cles.map((cle) => diapositiveDe(cle));
/** A manifest of the usual programme alone, with slides of one vue. */
export const usual = (...cles: string[]): Manifeste => manifesteDe([programmeDe(slides(...cles))]);
/** The HTML that the bench sees of a slide. */
export const shown = (cle: string): string => `<p>${cle}-1</p>`;
