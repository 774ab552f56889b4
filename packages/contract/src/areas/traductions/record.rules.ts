import type { Langue } from '../../catalogue/langue.ts';
import type { Field, Fields, ListField } from '../../kernel/fields/field.ts';
import type { Resource } from '../../kernel/resource/resource.ts';
import { RESOURCES } from '../resources.ts';

/** The texts of the product's own records: titles of lists, words of blocs, legends, slides… By address: « titre », « sequence.2.titre ». */

const isInLedger = (field: Field): boolean => field.kind === 'translated' && field.registre !== false;

const speaks = (field: Field): boolean =>
  isInLedger(field) ||
  (field.kind === 'list' && Object.values(field.forms).some(({ fields }) => Object.values(fields).some(speaks)));

/** The resources whose records the ledger has lines for. */
export const RESSOURCES_TRADUITES: readonly Resource[] = RESOURCES.filter(({ fields }) =>
  Object.values(fields).some(speaks),
);

export type TextesParLangue = Readonly<Partial<Record<string, string>>>;
type Values = Readonly<Record<string, unknown>>;

export interface TexteEcritDeRecord {
  readonly champ: string;
  readonly textes: TextesParLangue;
}

/** The translatable texts of a record, or of an item of one of its lists. */
export function textesDuRecord(fields: Fields, record: Values, prefix = ''): TexteEcritDeRecord[] {
  return Object.entries(fields).flatMap(([name, field]): TexteEcritDeRecord[] => {
    const value = record[name];
    if (isInLedger(field)) return isTextes(value) ? [{ champ: `${prefix}${name}`, textes: value }] : [];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item: unknown, rang) =>
      isValues(item) ? textesDuRecord(formOf(field, item), item, `${prefix}${name}.${rang}.`) : [],
    );
  });
}

/** The field to change and its new value with another text; undefined when the address leads nowhere any more. */
export function avecTexte(
  fields: Fields,
  record: Values,
  champ: string,
  [langue, texte]: readonly [Langue, string],
): Values | undefined {
  const [name = '', rang, ...rest] = champ.split('.');
  const [field, value] = [fields[name], record[name]];
  if (field === undefined) return undefined;
  if (rang === undefined)
    return field.kind === 'translated' && isTextes(value) ? { [name]: { ...value, [langue]: texte } } : undefined;
  if (field.kind !== 'list' || !Array.isArray(value)) return undefined;
  const item: unknown = value[Number(rang)];
  if (!isValues(item)) return undefined;
  const changed = avecTexte(formOf(field, item), item, rest.join('.'), [langue, texte]);
  return changed && { [name]: value.map((one: unknown, at) => (at === Number(rang) ? { ...item, ...changed } : one)) };
}

/** « Diapositives 3 › Titre ». */
export function adresseEnMots(fields: Fields, champ: string): string {
  const [name = '', rang, ...rest] = champ.split('.');
  const field = fields[name];
  if (field === undefined) return champ;
  if (rang === undefined || field.kind !== 'list') return field.label;
  const known = Object.values(field.forms).find((form) => form.fields[rest[0] ?? ''] !== undefined);
  const end = known === undefined ? rest.join('.') : adresseEnMots(known.fields, rest.join('.'));
  return `${field.label} ${Number(rang) + 1}\u00a0› ${end}`;
}

const ONLY_FORM = 0;

function formOf({ forms, tag }: ListField, item: Values): Fields {
  const form = tag === undefined ? Object.values(forms)[ONLY_FORM] : forms[String(item[tag])];
  return form?.fields ?? {};
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextes = (value: unknown): value is TextesParLangue =>
  isValues(value) && Object.values(value).every((texte) => typeof texte === 'string');
