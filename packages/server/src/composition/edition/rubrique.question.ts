import {
  type BrouillonDeRubrique,
  civilDay,
  JOURS_D_APERCU,
  JOURS_D_APERCU_PAR_MOIS,
  joursDe,
  type PeriodeDeRegle,
  type Regle,
} from '@bridge/contract';

/** The fields that decide what a section keeps of its sélection. */
export type Tamis = Pick<BrouillonDeRubrique, 'niveaux' | 'scoring' | 'scoreMinimal'>;

/** The rules of a section: a least score and, when dates count, the days in question. */
export function reglesDuTamis({ niveaux, scoring, scoreMinimal }: Tamis, couverte: PeriodeDeRegle | null): Regle[] {
  const periode = periodeDe({ niveaux }, couverte);
  return [
    ...(periode === null
      ? []
      : [{ genre: 'date', sens: 'a-lieu', periode, sansDate: couverte !== null && !parDate(niveaux) } as const]),
    ...(scoring !== null && scoreMinimal !== null
      ? [
          {
            genre: 'nombre',
            mesure: { genre: 'score', profil: { ref: 'scoring', id: scoring } },
            min: scoreMinimal,
            max: null,
          } as const,
        ]
      : []),
  ];
}

const parDate = (niveaux: Tamis['niveaux']) => niveaux.some(({ par }) => par === 'jour' || par === 'mois');

/** The days that count: those of the document, else those that an agenda shows. Null when dates do not count. */
export function periodeDe({ niveaux }: Pick<Tamis, 'niveaux'>, couverte: PeriodeDeRegle | null): PeriodeDeRegle | null {
  if (couverte !== null) return couverte;
  const jours = joursRegardes({ niveaux });
  return jours === null ? null : { genre: 'jours', de: 0, a: jours - 1 };
}

/** How many days are searched: by day, nobody reads further than two weeks. */
export function joursRegardes({ niveaux }: Pick<Tamis, 'niveaux'>): number | null {
  if (niveaux.some(({ par }) => par === 'jour')) return JOURS_D_APERCU;
  return niveaux.some(({ par }) => par === 'mois') ? JOURS_D_APERCU_PAR_MOIS : null;
}

/** The period as days: the past is never printed, and a period without an end is searched a year ahead. */
export function fenetreAt(at: Date, periode: PeriodeDeRegle | null): { readonly du: string; readonly au: string } {
  const jour = civilDay(at);
  const { du, au } = joursDe(periode ?? { genre: 'jours', de: 0, a: 0 }, jour);
  const farthest = joursDe({ genre: 'jours', de: 0, a: JOURS_D_APERCU_PAR_MOIS }, jour).au ?? jour;
  return { du: du === null || du < jour ? jour : du, au: au ?? farthest };
}
