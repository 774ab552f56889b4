import { ETATS_TACHE, type EtatTache } from '@bridge/contract';
import { choiceIn, idIn, withParams } from '../../resource/rows/address.ts';

/** The jobs that the address asks for. */
export interface Filtre {
  readonly etat: EtatTache | null;
  /** One that this version does not know is asked for all the same. */
  readonly type: string;
  readonly q: string;
  readonly page: number;
}

export function filtreIn(search: URLSearchParams): Filtre {
  return {
    etat: choiceIn(search, 'etat', ETATS_TACHE),
    type: (search.get('type') ?? '').slice(0, 50),
    q: (search.get('q') ?? '').slice(0, 200),
    page: idIn(search, 'page') ?? 1,
  };
}

export const isFiltered = ({ etat, type, q }: Filtre) => etat !== null || type !== '' || q.trim() !== '';

/** Another question starts again at its first page. */
export function withFiltre(
  search: URLSearchParams,
  changes: Readonly<Partial<Record<'etat' | 'type' | 'q', string>>>,
): URLSearchParams {
  return withParams(search, { page: '', ...changes });
}
