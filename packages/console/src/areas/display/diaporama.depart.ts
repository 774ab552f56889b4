import { diapositives, newItem } from '@bridge/contract';
import type { StartsFrom } from '../../resource/form/form-panel.ts';
import { selectionIn } from '../depart.rules.ts';
import { diapositivesIn } from './sequence.rules.ts';

/** Adds a slide of the objets of a sélection after the slides already typed. */
const departDUneSelection: StartsFrom = (search, { sequence }) => {
  const id = selectionIn(search);
  if (id === null) return {};
  const slide = newItem(diapositives, { genre: 'objets', selection: { ref: 'selection', id } });
  return { sequence: [...diapositivesIn(sequence), slide] };
};
export default departDUneSelection;
