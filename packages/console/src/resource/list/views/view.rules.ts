import type { Fields, Rows, Vue } from '@bridge/contract';
import { type ListAddress, readAddress, viewAddress, writeAddress } from '../state/list-address.ts';
import type { ListState } from '../state/list-state.ts';

/** How one looks at a list, with the columns in force. */
export interface Look {
  readonly state: ListState;
  readonly colonnes: readonly string[];
}

/** The view of one's own that bears a name: another one of that name would replace it. */
export function ownViewNamed(views: readonly Vue[], nom: string): Vue | undefined {
  return views.find((vue) => vue.aMoi && vue.nom.localeCompare(nom.trim(), 'fr', { sensitivity: 'base' }) === 0);
}

/** What a saved view shows. A field that is gone since then is left out. */
export function lookOf(
  { etat }: Vue,
  fields: Fields,
  affichages: readonly string[] = [],
  rows: Rows = 'kept',
): ListAddress & Look {
  const { state, vue } = readAddress(etat.adresse, fields, affichages, rows);
  return { state, vue, colonnes: etat.colonnes };
}

/** What is kept of a look: everything but the page that one was at. */
export function savedLook({ state, colonnes }: Look): Vue['etat'] {
  return {
    adresse: writeAddress({ state: { ...state, page: 1 }, vue: null, colonnes: null }),
    colonnes: [...colonnes],
  };
}

export function sameLook(one: Look, other: Look): boolean {
  const [first, second] = [savedLook(one), savedLook(other)];
  return first.adresse === second.adresse && first.colonnes.join() === second.colonnes.join();
}

/** The address of a look: its view alone while it is that view, in full as soon as it is not. */
export function addressOfLook(look: Look, view: { readonly id: number; readonly look: Look } | null): string {
  const { state, colonnes } = look;
  if (view === null) return writeAddress({ state, vue: null, colonnes: null });
  if (sameLook(look, view.look)) return viewAddress(view.id, state.page);
  const same = colonnes.join() === view.look.colonnes.join();
  return writeAddress({ state, vue: view.id, colonnes: same ? null : colonnes });
}
