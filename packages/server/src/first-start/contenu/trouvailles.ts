import type { Ref } from '@bridge/contract';
import type { Db } from '../../schema.ts';
import { FAITS } from '../territoire/faits.ts';
import { modalitesTrouvees, objetsTrouves, tagsByCode } from './contenu.repository.ts';
import type { ModaliteTrouvee, ObjetTrouve } from './trouvailles.types.ts';

export type FaitDuTerritoire = keyof typeof FAITS;

/** The objets of the imports, and the tags of the region. */
export interface Trouvailles {
  readonly objets: readonly ObjetTrouve[];
  readonly modalites: readonly ModaliteTrouvee[];
  readonly tags: ReadonlyMap<string, number>;
}

export async function lookAround(db: Db, region: number, entites: readonly number[]): Promise<Trouvailles> {
  const libelles = Object.values(FAITS).map(({ fr }) => fr);
  return {
    objets: await objetsTrouves(db, entites),
    modalites: await modalitesTrouvees(db, libelles),
    tags: await tagsByCode(db, region),
  };
}

/** The words for a fact of the territory: each system has its own, or none. */
export function motsDuFait({ modalites }: Trouvailles, fait: FaitDuTerritoire): readonly ModaliteTrouvee[] {
  return modalites.filter(({ libelle }) => libelle === FAITS[fait].fr);
}

export function modalitesDuFait(trouvailles: Trouvailles, fait: FaitDuTerritoire): Ref<'modalite'>[] {
  return motsDuFait(trouvailles, fait).map(({ id }) => ({ ref: 'modalite', id }));
}

/** A tag by its code, or none when somebody threw it away. */
export function tagsDeCode({ tags }: Trouvailles, code: string): Ref<'tag'>[] {
  const id = tags.get(code);
  return id === undefined ? [] : [{ ref: 'tag', id }];
}
