import type { FiltreOffert } from '../filtres/filtre.rules.ts';

/** A filter as a list offers it, with some changes. */
export function unFiltre(changes: Partial<FiltreOffert> = {}): FiltreOffert {
  return {
    id: 1,
    code: 'commune',
    cible: 'commune',
    critere: null,
    mesure: '',
    fait: null,
    profil: null,
    champLu: null,
    departDe: null,
    departA: null,
    departQuand: null,
    departOui: false,
    widget: 'cases',
    types: [],
    apres: null,
    multiple: true,
    tous: false,
    min: null,
    max: null,
    indexable: false,
    choix: [],
    ...changes,
  };
}

export const unChoix = (slug: string, valeurs: FiltreOffert['choix'][number]['valeurs']) => ({
  slug,
  libelle: { fr: slug },
  valeurs,
  picto: null,
  parDefaut: false,
});

/** A filter of each kind. */
export const FILTRES: readonly FiltreOffert[] = [
  unFiltre({
    choix: [unChoix('malbrume', ['Malbrume']), unChoix('valdore', ['Valdoré']), unChoix('hauts', ['Serre', 'Colle'])],
  }),
  unFiltre({
    id: 2,
    code: 'type',
    cible: 'typeBridge',
    multiple: false,
    choix: [unChoix('hotel', ['hotel']), unChoix('table', ['restaurant'])],
  }),
  unFiltre({
    id: 3,
    code: 'services',
    cible: 'critere',
    critere: 7,
    tous: true,
    choix: [
      unChoix('wifi', [{ ref: 'modalite', id: 1 }]),
      unChoix('parking', [
        { ref: 'modalite', id: 2 },
        { ref: 'modalite', id: 3 },
      ]),
    ],
  }),
  unFiltre({ id: 4, code: 'prix', cible: 'prix' }),
  unFiltre({ id: 5, code: 'dates', cible: 'dates' }),
  unFiltre({ id: 6, code: 'autour', cible: 'distance' }),
  unFiltre({ id: 7, code: 'ouvert', cible: 'ouvert' }),
  unFiltre({ id: 8, code: 'lits', cible: 'capacite', mesure: 'lits' }),
];
