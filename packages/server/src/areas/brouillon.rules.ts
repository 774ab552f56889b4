import type { Field, RecordOf, Resource } from '@bridge/contract';

export interface Brouillon<R extends Resource> {
  readonly record: RecordOf<R>;
  /** What is missing or wrong, field by field, in words. */
  readonly remarques: readonly string[];
}

const NOTED = new Set(['creeLe', 'creePar', 'modifieLe', 'modifiePar', 'archiveLe', 'supprimeLe']);

/** A record as a form holds it, however incomplete: an invalid value becomes the initial one, with a remark. */
export function parseBrouillon<R extends Resource>(
  resource: R,
  valeurs: Readonly<Record<string, unknown>>,
): Brouillon<R> {
  const remarques: string[] = [];
  const read = Object.entries(resource.fields).map(([name, field]) => {
    const given = valeurs[name];
    const value = given === undefined && 'initial' in field ? field.initial : given;
    const parsed = field.schema.safeParse(value);
    if (parsed.success) return [name, parsed.data];
    if (!field.readOnly && !NOTED.has(name) && !isUntyped(field, value))
      remarques.push(`${field.label}\u00a0: ${saidOf(field, value, parsed.error.issues[0]?.message)}`);
    return [name, readable(field, value)];
  });
  const known = { id: positive(valeurs.id), version: positive(valeurs.version) };
  // Each value was parsed by the schema of its field, or is the empty one of its kind.
  return { record: { ...Object.fromEntries(read), ...known } as RecordOf<R>, remarques };
}

/** A name or a code that nobody typed yet: the form asks for it, and no drawing leans on it. */
const isUntyped = ({ kind }: Field, value: unknown) => (kind === 'text' || kind === 'slug') && (value ?? '') === '';

/** The remark about a value. A missing choice is told as such: « attend un nombre » is a machine's message. */
function saidOf(field: Field, value: unknown, message = 'valeur incomplète.'): string {
  const isChosen = field.kind === 'reference' || field.kind === 'references' || field.kind === 'list';
  if (field.kind === 'list' && Array.isArray(value) && value.length > 0) return 'une ligne est encore incomplète.';
  return isChosen ? 'à choisir.' : message;
}

const positive = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0);

/** The valid part of a value: the valid items of a list, else nothing. */
function readable(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'list':
    case 'references':
    case 'choices':
      if (!Array.isArray(value)) return [];
      return value.filter((item) => field.schema.safeParse([item]).success);
    case 'translated':
      return {};
    case 'reference':
      return 0;
    case 'number':
      return field.initial ?? field.min ?? 0;
    case 'choice':
      return field.initial ?? (field.required ? (field.choices[0]?.value ?? null) : null);
    case 'boolean':
      return field.initial ?? false;
    case 'json':
      return field.initial;
    case 'file':
    case 'date':
    case 'datetime':
    case 'period':
    case 'colour':
    case 'icon':
    case 'money':
      return null;
    default:
      return '';
  }
}
