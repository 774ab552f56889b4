import type { Names } from '../resource/resource-answers.ts';
import { countOf, type Noun } from '../words/french.ts';
import { blankOf } from './blank.ts';
import type { Field, Fields, Form, ListField, Start } from './field.ts';

/** The name of the only form of a list. */
export const ONLY_FORM = 'item';

const ELEMENT: Noun = { one: 'Élément', many: 'Éléments' };

/** The noun of its items. */
export const itemNoun = ({ words }: Pick<ListField, 'words'>): Noun => words.noun ?? ELEMENT;

/** « 10 clés au plus. » */
export const mostOf = (list: Pick<ListField, 'words' | 'most'>) => `${countOf(itemNoun(list), list.most)} au plus.`;

/** The French text, else the first one written. */
export function firstTextOf(texts: unknown): string {
  const { fr, ...others }: Record<string, unknown> = Object(texts);
  return (
    [fr, ...Object.values(others)].map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean) ?? ''
  );
}

/** The form of an item, or undefined when none fits. */
export function formOf({ forms, tag }: Pick<ListField, 'forms' | 'tag'>, item: unknown): Form | undefined {
  return forms[tag === undefined ? ONLY_FORM : String(Object(item)[tag])];
}

/** An item in a few words. */
export const titleOfItem = (list: Pick<ListField, 'forms' | 'tag'>, item: unknown, names: Names, rank = 0): string =>
  formOf(list, item)?.title(Object(itemOfNow(list, item)), names, rank) ?? '';

/** The meaning of an item, shown under its title. */
export const sentenceOfItem = (list: Pick<ListField, 'forms' | 'tag'>, item: unknown, names: Names): string =>
  formOf(list, item)?.sentence?.(Object(itemOfNow(list, item)), names) ?? '';

/** The fields of an item, or none for an unknown form. */
export function fieldsOf(list: Pick<ListField, 'forms' | 'tag'>, item: unknown): Fields {
  return formOf(list, item)?.fields ?? {};
}

export interface Beginning extends Start {
  readonly form: string;
}

/** The ways to start an item, in the order of the forms. */
export function startsOf({ forms, tag }: Pick<ListField, 'forms' | 'tag'>): Beginning[] {
  return Object.entries(forms).flatMap(([name, form]) => {
    const { label, group, starts = [{ label, values: {} }] } = form;
    const blanks = Object.entries(form.fields).map(([field, of]) => [field, blankOf(of)]);
    const blank = { ...(tag === undefined ? {} : { [tag]: name }), ...Object.fromEntries(blanks) };
    return starts.map((start) => ({
      ...(group === undefined ? {} : { group }),
      ...start,
      form: name,
      values: { ...blank, ...start.values },
    }));
  });
}

/** An item as its form is now: with new fields, without removed ones. */
function itemOfNow(list: Pick<ListField, 'forms' | 'tag'>, item: unknown): unknown {
  const form = formOf(list, item);
  if (form === undefined || typeof item !== 'object' || item === null) return item;
  const told: Readonly<Record<string, unknown>> = { ...item };
  const values = Object.entries(form.fields).map(([name, field]) => [
    name,
    valueOfNow(field, told[name] === undefined ? blankOf(field) : told[name]),
  ]);
  return { ...(list.tag === undefined ? {} : { [list.tag]: told[list.tag] }), ...Object.fromEntries(values) };
}

export const valueOfNow = (field: Field, value: unknown): unknown =>
  field.kind === 'list' && Array.isArray(value) ? value.map((item) => itemOfNow(field, item)) : value;

/** Whether items are documents instead of words: with several forms, or a field that words cannot express. */
export function isDocument({ forms, tag }: Pick<ListField, 'forms' | 'tag'>): boolean {
  const inside = Object.values(forms).flatMap(({ fields }) => Object.values(fields));
  return tag !== undefined || inside.some((field) => field.kind === 'json' || ('asRef' in field && field.asRef));
}
