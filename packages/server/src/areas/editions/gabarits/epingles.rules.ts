import type { GabaritEpingle, GabaritImprimeId, ModeleEdition } from '@bridge/contract';
import { same } from '../../../crud/write/value.rules.ts';
import { GABARITS, type Gabarit } from './gabarits-imprimes.ts';

type Nomme = Pick<GabaritEpingle, 'ressource' | 'id'>;

/** The gabarits that draw a model, each once. */
export function gabaritsDuModele(
  modele: Pick<ModeleEdition, 'gabarit' | 'gabaritCouverture' | 'gabaritSommaire' | 'plan'>,
): readonly Nomme[] {
  const named = (ressource: GabaritImprimeId, id: number | null): Nomme[] => (id === null ? [] : [{ ressource, id }]);
  const notes = new Set(modele.plan.flatMap((element) => (element.genre === 'notes' ? [element.gabarit.id] : [])));
  return [
    ...named('gabaritEdition', modele.gabarit),
    ...named('gabaritCouverture', modele.gabaritCouverture),
    ...named('gabaritSommaire', modele.gabaritSommaire),
    ...[...notes].map((id): Nomme => ({ ressource: 'gabaritNotes', id })),
  ];
}

export const isSameGabarit = (a: Nomme, b: Nomme): boolean => a.ressource === b.ressource && a.id === b.id;

/** The model with another version of a gabarit. */
export function withVersion(modele: ModeleEdition, epingle: GabaritEpingle): ModeleEdition {
  const others = modele.gabaritsEpingles.filter((one) => !isSameGabarit(one, epingle));
  return { ...modele, gabaritsEpingles: [...others, epingle] };
}

/** The fields of a gabarit that change its pages; the others only describe it. */
const DESSIN = ['page', 'styles', 'source'];

/** Whether two versions of a gabarit draw differently. */
export function drawsOtherwise(ressource: GabaritImprimeId, one: Gabarit, other: Gabarit): boolean {
  const drawn = Object.entries(GABARITS[ressource].fields).filter(
    ([name, { group = '' }]) => DESSIN.includes(group) && name !== 'formats',
  );
  return drawn.some(([name]) => !same(valueIn(one, name), valueIn(other, name)));
}

const valueIn = (record: Gabarit, name: string): unknown => Object(record)[name];
