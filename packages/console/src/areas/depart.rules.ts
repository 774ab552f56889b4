import type { StartsFrom } from '../resource/form/form-panel.ts';

/** The id of the sélection in an address: « ?selection=12 ». */
export function selectionIn(search: URLSearchParams): number | null {
  const id = Number(search.get('selection'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The values of a new record that starts with one sélection. */
const departDUneSelection: StartsFrom = (search) => {
  const selection = selectionIn(search);
  return selection === null ? {} : { selection };
};
export default departDUneSelection;
