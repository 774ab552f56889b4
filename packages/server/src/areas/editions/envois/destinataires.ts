import { cleDAdresse } from '@bridge/contract';
import type { DiffusionDe } from './parue.ts';

export interface Liste {
  readonly nom: string;
  readonly adresses: readonly string[];
  /** Whether the sending entity owns the list: otherwise it does not read the addresses. */
  readonly own: boolean;
}

/** Lists by their number. */
export type Listes = ReadonlyMap<number, Liste>;

export interface Destinataire {
  readonly adresse: string;
  /** The name in reports of the sending: that of the list when its addresses are another entity’s. */
  readonly nom: string;
}

/** The people whom an e-mail goes to, each once: those named first, then those of the lists. */
export function destinatairesDe(
  { destinataires, listes: named }: Pick<DiffusionDe<'courriel'>, 'destinataires' | 'listes'>,
  listes: Listes,
): readonly Destinataire[] {
  const found = new Map<string, Destinataire>();
  const add = (adresse: string, nom = adresse) => {
    const cle = cleDAdresse(adresse);
    if (!found.has(cle)) found.set(cle, { adresse, nom });
  };
  for (const adresse of destinataires) add(adresse);
  for (const { id } of named) {
    const liste = listes.get(id);
    for (const adresse of liste?.adresses ?? [])
      add(adresse, liste?.own ? adresse : `la liste «\u00a0${liste?.nom}\u00a0»`);
  }
  return [...found.values()];
}
