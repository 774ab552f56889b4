import { type Field, fieldsOf, isDocument, type Names } from '@bridge/contract';

const day = new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });

/** A value as a spreadsheet shows it: words in place of codes and numbers. */
export function cellText(field: Field, value: unknown, names: Names, language: string): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'boolean':
      return value ? 'Oui' : 'Non';
    case 'choice':
      return labelOf(field.choices, value);
    case 'choices':
      return listOf(value)
        .map((one) => labelOf(field.choices, one))
        .join(', ');
    case 'reference':
      return nameOf(names, field.to, value);
    case 'references':
      return listOf(value)
        .map((id) => nameOf(names, field.to, id))
        .join(' | ');
    case 'datetime':
      return day.format(new Date(String(value)));
    case 'number':
    case 'money':
      return String(value).replace('.', ',');
    case 'translated':
      return inLanguage(value, language);
    case 'period': {
      const { du, au } = value as { du: string | null; au: string | null };
      return [du, au].map((date) => date ?? '…').join(' → ');
    }
    case 'secret':
      return Reflect.get(Object(value), 'defini') ? 'Défini' : '';
    case 'file':
      return String(Reflect.get(Object(value), 'nom') ?? '');
    case 'list':
      if (isDocument(field)) return JSON.stringify(value);
      return listOf(value)
        .map((item) => itemText(fieldsOf(field, item), item, names, language))
        .join(' | ');
    case 'json':
      return JSON.stringify(value);
    default:
      return String(value);
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function labelOf(choices: readonly { value: string; label: string }[], value: unknown): string {
  return choices.find((choice) => choice.value === value)?.label ?? String(value);
}

function nameOf(names: Names, to: string, id: unknown): string {
  return names[to]?.[String(id)] ?? `n° ${String(id)}`;
}

function inLanguage(value: unknown, language: string): string {
  const texts = Object(value);
  return String(texts[language] || Object.values(texts).find(Boolean) || '');
}

function itemText(fields: Readonly<Record<string, Field>>, item: unknown, names: Names, language: string): string {
  return Object.entries(fields)
    .map(([name, field]) => cellText(field, Object(item)[name], names, language))
    .filter(Boolean)
    .join(', ');
}
