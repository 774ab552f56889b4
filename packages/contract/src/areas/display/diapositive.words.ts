import { nomDeRef } from '../../catalogue/regle/regle.words.ts';
import type { Ref } from '../../kernel/fields/ref.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';

/** The pieces of the sentences that name slides. */

export const called = (of: Ref, names: Names, nothing: string) =>
  of.id > 0 ? `«\u00a0${nomDeRef(of, names)}\u00a0»` : nothing;

export const auPlus = (most: number | null, one: string, many: string) =>
  most === 1 ? `1 ${one}` : `${most ?? '…'} ${many} au plus`;

export const toutesLes = (count: number) =>
  count === 1 ? 'après chaque diapositive' : `toutes les ${count} diapositives`;
