import type { FluxApidaeOuvert } from '../flux.ts';
import { identifiant, objet } from './valeurs.rules.ts';

export const CHAMP_ID_APIDAE = 'id';

type Identifie = Pick<FluxApidaeOuvert, 'champId'>;

export function champIdApidae({ champId }: Identifie): string {
  return champId ?? CHAMP_ID_APIDAE;
}

/** The id of an object, or of a mention of one; undefined when it has none. */
export function identifiantApidae(flux: Identifie, valeur: unknown): string | undefined {
  const champs = objet(valeur);
  const champ = champIdApidae(flux);
  // Only own properties are read: every JavaScript object inherits « constructor », which is no field of a record.
  return Object.hasOwn(champs, champ) ? identifiant(champs[champ]) : undefined;
}
