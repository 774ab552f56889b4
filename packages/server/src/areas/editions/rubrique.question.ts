import {
  type BrouillonDeRubrique,
  civilDay,
  JOURS_D_APERCU,
  JOURS_D_APERCU_PAR_MOIS,
  joursDe,
  type Regle,
} from '@bridge/contract';

/** What a section keeps of its sélection. */
export type Tamis = Pick<BrouillonDeRubrique, 'niveaux' | 'scoring' | 'scoreMinimal'>;

/** Above its score; by day, only what takes place in the days to come. */
export function reglesDuTamis({ niveaux, scoring, scoreMinimal }: Tamis): Regle[] {
  const jours = joursRegardes({ niveaux });
  return [
    ...(jours === null ? [] : [{ genre: 'date', sens: 'a-lieu', periode: fenetreDe(jours), sansDate: false } as const]),
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

/** By day, nobody reads further than two weeks. */
export function joursRegardes({ niveaux }: Pick<Tamis, 'niveaux'>): number | null {
  if (niveaux.some(({ par }) => par === 'jour')) return JOURS_D_APERCU;
  return niveaux.some(({ par }) => par === 'mois') ? JOURS_D_APERCU_PAR_MOIS : null;
}

const fenetreDe = (jours: number) => ({ genre: 'jours', de: 0, a: jours - 1 }) as const;

export function fenetreAt(at: Date, jours: number): { readonly du: string; readonly au: string } {
  const jour = civilDay(at);
  const { du, au } = joursDe(fenetreDe(jours), jour);
  return { du: du ?? jour, au: au ?? jour };
}
