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

/** A model whose gabarit is another version of it. */
export function withVersion(modele: ModeleEdition, epingle: GabaritEpingle): ModeleEdition {
  const others = modele.gabaritsEpingles.filter((one) => !isSameGabarit(one, epingle));
  return { ...modele, gabaritsEpingles: [...others, epingle] };
}

/** The parts of a gabarit that its pages are made of; the rest is for who chooses it. */
const DESSIN = ['page', 'styles', 'source'];

/** Whether two versions of a gabarit draw otherwise. */
export function drawsOtherwise(ressource: GabaritImprimeId, one: Gabarit, other: Gabarit): boolean {
  const drawn = Object.entries(GABARITS[ressource].fields).filter(
    ([name, { group = '' }]) => DESSIN.includes(group) && name !== 'formats',
  );
  return drawn.some(([name]) => !same(valueIn(one, name), valueIn(other, name)));
}

const valueIn = (record: Gabarit, name: string): unknown => Object(record)[name];
