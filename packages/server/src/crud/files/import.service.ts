import { type AnyRecord, BridgeError, type ImportResult, LARGEST_IMPORT, mayAccess } from '@bridge/contract';
import { CsvError, parse } from 'csv-parse/sync';
import { recordsCalled } from '../read/name.repository.ts';
import { recordById } from '../read/record.repository.ts';
import type { Entry } from '../registry.ts';
import { type CrudContext, changeRecord, createRecord } from '../write/record.service.ts';
import type { Writing } from '../write/writing.ts';
import { NameToFind } from './cell.reader.ts';
import { columnsRead, delimiterOf, type ImportColumn, type Line, valuesOf } from './import.rules.ts';

interface Import {
  readonly csv: string;
  readonly dryRun: boolean;
}

/** Imports a file line by line: each is created, changed or refused with its reason. */
export async function importRecords(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  { csv, dryRun }: Import,
): Promise<ImportResult> {
  const [header = [], ...lines] = readLines(csv);
  if (lines.length > LARGEST_IMPORT) throw new BridgeError('tooManyRows');
  const columns = columnsRead(entry.resource, header, writing.acteur.language);
  const outcome = { created: 0, changed: 0, refused: 0 };
  const results: ImportResult['results'] = [];
  const run = async () => {
    for (const [index, cells] of lines.entries()) {
      const line = valuesOf(entry.resource, columns, cells);
      const { id, titre } = line;
      const refusal = await writing.attempt(() => importLine(context, writing, entry, line));
      const kind = refusal ? 'refused' : id === null ? 'created' : 'changed';
      outcome[kind] += 1;
      // The header is the first line of the file.
      results.push({ ligne: index + 2, titre, ok: refusal === null, message: refusal && explain(refusal, columns) });
    }
  };
  if (dryRun) await writing.undo(run);
  else await run();
  return { dryRun, ...outcome, results };
}

function readLines(csv: string): string[][] {
  try {
    return parse(csv, { bom: true, delimiter: delimiterOf(csv), skip_empty_lines: true, trim: true });
  } catch (error) {
    const line =
      error instanceof CsvError && error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH' ? error.lines : null;
    const message =
      line === null
        ? 'Ce fichier n’est pas un CSV lisible. Enregistrez-le en CSV UTF-8 puis recommencez.'
        : `La ligne ${line} n’a pas autant de cellules que la première. Corrigez-la puis recommencez.`;
    throw new BridgeError('invalidInput', { errors: [{ path: 'csv', message }] });
  }
}

async function importLine(
  context: CrudContext,
  writing: Writing,
  entry: Entry,
  { id, version, values }: Line,
): Promise<void> {
  const current = id === null ? undefined : await recordById(writing.tx, entry, writing.acteur.scope, id);
  const known = withOtherLanguages(current, await withNumbers(context, writing, values), entry);
  const { creation, patch, access } = entry.resource;
  const body = (id === null ? creation : patch).safeParse(known);
  if (!body.success)
    throw new BridgeError('invalidInput', {
      errors: body.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    });
  if (id === null) {
    await createRecord(context, writing, entry, body.data);
    return;
  }
  if (!mayAccess(access.edit, writing.acteur.viewer)) throw new BridgeError('accessDenied');
  await changeRecord(context, writing, entry, id, body.data, version === null ? { unversioned: true } : { version });
}

/** Languages that the file lacks keep their texts. */
function withOtherLanguages(
  current: AnyRecord | undefined,
  values: Readonly<Record<string, unknown>>,
  { resource }: Entry,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (resource.fields[name]?.kind !== 'translated') return [name, value];
      const texts = Object.entries({ ...Object(current?.[name]), ...Object(value) });
      return [name, Object.fromEntries(texts.filter(([, text]) => text !== ''))];
    }),
  );
}

/** The most names looked up in a file. */
const MOST_NAMES = 500;

/** Replaces names by numbers, when exactly one record that the person sees has the name. */
async function withNumbers(
  { registry }: CrudContext,
  { tx, acteur }: Writing,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!(value instanceof NameToFind)) {
      known[name] = value;
      continue;
    }
    const refuse = (message: string) => new BridgeError('invalidInput', { errors: [{ path: name, message }] });
    if (value.names.length > MOST_NAMES) throw refuse(`${MOST_NAMES} noms au plus.`);
    const target = registry.entry(value.resource);
    const found = target ? await recordsCalled(tx, target, acteur.scope, value.names, acteur.language) : [];
    const ids = value.names.map((wanted) => {
      const name = wanted.toLowerCase();
      const called = found.filter(({ nom }) => nom === name);
      const [only, ...others] = called.length > 0 ? called : found.filter(({ qualifie }) => qualifie === name);
      if (only && others.length === 0) return only.id;
      throw refuse(`«\u00a0${wanted}\u00a0» ne désigne pas un seul élément que vous pouvez choisir.`);
    });
    known[name] = value.many ? [...new Set(ids)] : (ids[0] ?? null);
  }
  return known;
}

function explain({ message, details }: BridgeError, columns: readonly (ImportColumn | null)[]): string {
  const labelOf = (path: string) => columns.find((column) => column?.name === path.split('.')[0])?.label;
  const problems = details.errors?.map((problem) => {
    const label = labelOf(problem.path);
    return label ? `${label}\u00a0: ${problem.message}` : problem.message;
  });
  return problems?.join(' ') || message;
}
