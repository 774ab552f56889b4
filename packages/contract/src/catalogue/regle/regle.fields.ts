import type { FieldOptions, Said } from '../../kernel/fields/field.ts';
import { json } from '../../kernel/fields/fields.ts';
import type { Names } from '../../kernel/resource/resource-answers.ts';
import { coutDeRegle, tropCouteux } from './cout.rules.ts';
import { type Groupe, REFS_DE_REGLES, reglesSchema, SANS_REGLE } from './regle.schemas.ts';

/** Rules that may be saved, within a cost. Rules saved before are read as they are. */
export const reglesMesureesSchema = reglesSchema.superRefine((regles, context) => {
  const message = tropCouteux(coutDeRegle(regles));
  if (message !== null) context.addIssue({ code: 'custom', message });
});

/** A field that holds rules: which objets, on which pages. */
export function regles<const O extends FieldOptions & { readonly words: (value: Groupe, names: Names) => Said }>(
  options: O,
) {
  return {
    ...json(reglesSchema, { initial: SANS_REGLE, refs: REFS_DE_REGLES, ...options }),
    input: reglesMesureesSchema,
  };
}
