import type { ChoixDeFiltre, Filtre, PeriodeRelative } from '@bridge/contract';

/** A filter with the choices that it offers, listed or found. */
export interface FiltreOffert
  extends Pick<
    Filtre,
    | 'id'
    | 'code'
    | 'cible'
    | 'critere'
    | 'mesure'
    | 'fait'
    | 'profil'
    | 'multiple'
    | 'tous'
    | 'min'
    | 'max'
    | 'departDe'
    | 'departA'
    | 'departQuand'
    | 'departOui'
    | 'widget'
    | 'types'
    | 'apres'
    | 'indexable'
  > {
  /** The field of the dictionary that the filter asks about, when visitors may see it. */
  readonly champLu: { readonly code: string; readonly nombre: boolean; readonly unite: string } | null;
  readonly choix: readonly ChoixDeFiltre[];
}

export type PeriodeDemandee =
  | { readonly quand: PeriodeRelative }
  | { readonly du: string | null; readonly au: string | null };

export type Reponse =
  | { readonly genre: 'choix'; readonly slugs: readonly string[] }
  | { readonly genre: 'nombre'; readonly de: number | null; readonly a: number | null }
  | { readonly genre: 'dates'; readonly periode: PeriodeDemandee }
  | { readonly genre: 'distance'; readonly lat: number; readonly lon: number; readonly km: number }
  | {
      readonly genre: 'emprise';
      readonly ouest: number;
      readonly sud: number;
      readonly est: number;
      readonly nord: number;
    }
  | { readonly genre: 'bascule' };
