import type { Ensemble, Noun } from '@bridge/contract';
import { showError, showNotice } from '../../../api/notices.ts';
import type { BulkContext } from '../../../resource/list/actions/list-action.ts';
import { ensembleEnMots } from './ensemble.words.ts';

/** Runs an action on all the ticked records, tells its outcome, and reads the list again. */
export async function doTogether(
  { selected, clear, refresh }: BulkContext,
  { noun, fait }: { readonly noun: Noun; readonly fait: string },
  act: (ids: number[]) => Promise<Ensemble>,
): Promise<void> {
  const ensemble = await act([...selected.keys()]);
  const said = ensembleEnMots(noun, fait, ensemble);
  if (ensemble.nombre === 0) showError(said);
  else showNotice(said);
  clear();
  await refresh();
}
