import { joursDeDroits } from '@bridge/contract';
import { joursEntre } from '../media.rules.ts';
import type { MediaADroits } from '../stockage/etat.repository.ts';

/** Days before the end of rights when people are told, the last first. */
const DELAIS = [7, 30, 60] as const;

export interface Alerte {
  readonly media: MediaADroits;
  /** The last day of the rights. */
  readonly fin: string;
  readonly jours: number;
  /** How many days are left. */
  readonly reste: number;
}

/** The warnings due that day: for each media, its shortest delay, unless the person was warned before. */
export function alertesDues(
  medias: readonly MediaADroits[],
  jour: string,
  dites: readonly { readonly media: number; readonly fin: string; readonly jours: number }[],
): Alerte[] {
  const told = new Set(dites.map(({ media, fin, jours }) => `${media} ${fin} ${jours}`));
  return medias.flatMap((media): Alerte[] => {
    const fin = joursDeDroits(media).au;
    if (fin === null) return [];
    const reste = joursEntre(jour, fin);
    const jours = DELAIS.find((delai) => reste >= 0 && reste <= delai);
    if (jours === undefined || told.has(`${media.id} ${fin} ${jours}`)) return [];
    return [{ media, fin, jours, reste }];
  });
}

/** « dans 7 jours », « demain », « aujourd’hui ». */
export function dansCombien(reste: number): string {
  if (reste === 0) return 'aujourd’hui';
  return reste === 1 ? 'demain' : `dans ${reste} jours`;
}
