import { COMMON_GROUP, type EditedResource, type Field, type FieldGroup } from '@bridge/contract';

/** A part of the form, with the names of its fields. Rare or technical fields are folded. */
export interface FormPart extends FieldGroup {
  readonly plain: readonly string[];
  readonly advanced: readonly string[];
}

/** The groups of the resource in their order, then the common group. A field that names no group goes to the first. */
export function partsOf({ fields, groups, noun }: Pick<EditedResource, 'fields' | 'groups' | 'noun'>): FormPart[] {
  const own = groups.length > 0 ? groups : [{ id: 'general', title: noun.one }];
  const all = [...own, COMMON_GROUP];
  const groupOf = (name: string) => all.find(({ id }) => id === fields[name]?.group) ?? all[0];
  const written = Object.keys(fields).filter((name) => isDrawn(fields[name]));
  return all
    .map((group) => {
      const names = written.filter((name) => groupOf(name)?.id === group.id);
      return {
        ...group,
        plain: names.filter((name) => !fields[name]?.advanced),
        advanced: names.filter((name) => fields[name]?.advanced),
      };
    })
    .filter(({ plain, advanced, elsewhere }) => !elsewhere && plain.length + advanced.length > 0);
}

/** The fields that the server sets: shown beside the form, never typed. */
export function notedNames({ fields }: Pick<EditedResource, 'fields'>): string[] {
  return Object.keys(fields).filter((name) => !isDrawn(fields[name]));
}

/** Whether the field stands in the form: it can be typed, or the server sets it and the area draws it with a widget. */
function isDrawn(field: Field | undefined): boolean {
  return !field?.readOnly || field.widget !== undefined;
}
