import { type BilanDePlan, formOf, modeleEdition, titleOfItem } from '@bridge/contract';
import { listIn } from '../../../resource/values/read.ts';

const { plan: field } = modeleEdition.fields;
const isComplet = (element: unknown) => field.itemSchema.safeParse(element).success;

/** The complete parts of a plan, whose content can be counted. */
export const complets = (plan: readonly unknown[]): readonly unknown[] => plan.filter(isComplet);

export interface LigneDePlan {
  readonly nom: string;
  readonly icon: string | undefined;
  readonly isComplet: boolean;
  /** The content of the part, once counted. */
  readonly section: BilanDePlan['sections'][number] | undefined;
}

/** Every part of the plan in its place; the complete ones with their counts. */
export function lignesDuPlan(plan: unknown, sections: BilanDePlan['sections']): LigneDePlan[] {
  let counted = 0;
  return listIn(plan).flatMap((element): LigneDePlan[] => {
    const form = formOf(field, element);
    if (form === undefined) return [];
    const said = { nom: titleOfItem(field, element, {}) || form.label, icon: form.icon };
    if (!isComplet(element)) return [{ ...said, isComplet: false, section: undefined }];
    const section = sections[counted];
    counted += 1;
    // While the count of a changed plan is awaited, the section in this place may be that of another part.
    const isOwn = section !== undefined && field.forms[section.genre] === form;
    return [{ ...said, isComplet: true, section: isOwn ? section : undefined }];
  });
}
