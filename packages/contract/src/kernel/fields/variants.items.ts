import type { Names } from '../resource/resource-answers.ts';
import { countOf, type Noun } from '../words/french.ts';
import { blankOf } from './blank.ts';
import type { Field, Fields, Form, ListField, Start } from './field.ts';

/** The form of an item, where a list has but one. */
export const ONLY_FORM = 'item';

const ELEMENT: Noun = { one: 'Élément', many: 'Éléments' };

/** What its items are. */
export const itemNoun = ({ words }: Pick<ListField, 'words'>): Noun => words.noun ?? ELEMENT;

/** « 10 clés au plus. » */
export const mostOf = (list: Pick<ListField, 'words' | 'most'>) => `${countOf(itemNoun(list), list.most)} au plus.`;

/** The French text, else the first one that is written. */
export function firstTextOf(texts: unknown): string {
  const { fr, ...others }: Record<string, unknown> = Object(texts);
  return (
    [fr, ...Object.values(others)].map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean) ?? ''
  );
}

/** The form of an item; undefined for what no form knows. */
export function formOf({ forms, tag }: Pick<ListField, 'forms' | 'tag'>, item: unknown): Form | undefined {
  return forms[tag === undefined ? ONLY_FORM : String(Object(item)[tag])];
}

/** What an item says in a few words. */
export const titleOfItem = (list: Pick<ListField, 'forms' | 'tag'>, item: unknown, names: Names, rank = 0): string =>
  formOf(list, item)?.title(Object(itemOfNow(list, item)), names, rank) ?? '';

/** Under its title: what it means. */
export const sentenceOfItem = (list: Pick<ListField, 'forms' | 'tag'>, item: unknown, names: Names): string =>
  formOf(list, item)?.sentence?.(Object(itemOfNow(list, item)), names) ?? '';

/** The fields of an item, none for what no form knows. */
export function fieldsOf(list: Pick<ListField, 'forms' | 'tag'>, item: unknown): Fields {
  return formOf(list, item)?.fields ?? {};
}

export interface Beginning extends Start {
  readonly form: string;
}

/** Every item that a list may begin with, in the order of its forms. */
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

/** An item that was written before its form was what it is: with what the form has gained, without what it lost. */
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

/** Whether the items are documents rather than lines of words: of several forms, or with something that words cannot say. */
export function isDocument({ forms, tag }: Pick<ListField, 'forms' | 'tag'>): boolean {
  const inside = Object.values(forms).flatMap(({ fields }) => Object.values(fields));
  return tag !== undefined || inside.some((field) => field.kind === 'json' || ('asRef' in field && field.asRef));
}
