import type { Fields, Noun, Rows, Vue } from '@bridge/contract';
import { filterWords } from '../filters/filter.words.ts';
import { type ListAddress, readAddress, viewAddress, writeAddress } from '../state/list-address.ts';
import { isValues, type ListState, narrows } from '../state/list-state.ts';

export const LONGEST_VIEW_NAME = 100;

/** How somebody looks at a list, with the columns in force. */
export interface Look {
  readonly state: ListState;
  readonly colonnes: readonly string[];
}

/** The person's own view of that name, which saving under the name would replace. */
export function ownViewNamed(views: readonly Vue[], nom: string): Vue | undefined {
  return views.find((vue) => vue.aMoi && vue.nom.localeCompare(nom.trim(), 'fr', { sensitivity: 'base' }) === 0);
}

/** A suggested name for a view: the words of its filters and search, else the noun of the list. */
export function suggestedName({ q, filters, etat }: ListState, fields: Fields, noun: Noun): string {
  const filtered = Object.entries(filters).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field || !narrows(value)) return [];
    // The names of the records are not known here: the label of the field stands for them.
    if (field.kind === 'reference' || field.kind === 'references') return [field.label];
    const words = filterWords(field, value, String);
    return [isValues(value) ? words : `${field.label}\u00a0: ${words}`];
  });
  const kept = [
    ...filtered,
    ...(q ? [`«\u00a0${q}\u00a0»`] : []),
    ...(etat === 'archive' ? ['Archives'] : etat === 'corbeille' ? ['Corbeille'] : []),
  ];
  return (kept.length > 0 ? kept.join(', ') : noun.many).slice(0, LONGEST_VIEW_NAME);
}

/** The look that a saved view holds. A field that no longer exists is left out. */
export function lookOf(
  { etat }: Vue,
  fields: Fields,
  affichages: readonly string[] = [],
  rows: Rows = 'kept',
): ListAddress & Look {
  const { state, vue } = readAddress(etat.adresse, fields, affichages, rows);
  return { state, vue, colonnes: etat.colonnes };
}

/** What a view saves of a look: everything but the page. */
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

/** The address of a look: its view alone while they are the same, in full as soon as they differ. */
export function addressOfLook(look: Look, view: { readonly id: number; readonly look: Look } | null): string {
  const { state, colonnes } = look;
  if (view === null) return writeAddress({ state, vue: null, colonnes: null });
  if (sameLook(look, view.look)) return viewAddress(view.id, state.page);
  const same = colonnes.join() === view.look.colonnes.join();
  return writeAddress({ state, vue: view.id, colonnes: same ? null : colonnes });
}
