import type { Langue } from '@bridge/contract';

export interface FluxDatatourismeOuvert {
  /** `adresse`: the flow that the platform prepares; `fichier`: files that were given. */
  readonly mode: 'adresse' | 'fichier';
  /** Where the platform serves the flow: what is after the host opens it, hence a secret. */
  readonly url: string;
  /** Property that names a record: « @id » when absent, or « dc:identifier ». */
  readonly champId?: string;
  /** The encoding that people chose; when absent, the reader detects it. */
  readonly encodage?: string;
  /** The languages to keep; empty for all of them. */
  readonly langues: readonly Langue[];
}

export const CHAMP_ID_DATATOURISME = '@id';

export const champIdDe = ({ champId }: Pick<FluxDatatourismeOuvert, 'champId'>): string =>
  champId ?? CHAMP_ID_DATATOURISME;
