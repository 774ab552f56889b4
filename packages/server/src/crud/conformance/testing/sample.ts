import { randomUUID } from 'node:crypto';
import {
  type Field,
  fieldsOf,
  isDocument,
  keptReference,
  type ListField,
  type Resource,
  startsOf,
} from '@bridge/contract';

/** What samples are made with: no two alike, and marked with a word that can be looked for. */
export interface Sampling {
  readonly serial: number;
  readonly word: string;
  /** The record to refer to, of a resource. */
  readonly target: (to: string) => number | null;
}

/** Code that is run when pages are drawn: an area reads it before it is saved, and not every text is such code. */
export const isSource = (field: Field): boolean =>
  field.kind === 'code' && (field.language === 'liquid' || field.language === 'css');

/** A value that a field accepts. */
export function sampleOf(field: Field, sampling: Sampling): unknown {
  const accepts = field.input ?? field.schema;
  const value = candidates(field, sampling).find((candidate) => accepts.safeParse(candidate).success);
  if (value === undefined) throw new Error(`no sample fits « ${field.label} »`);
  return value;
}

function candidates(field: Field, sampling: Sampling): unknown[] {
  const { serial, word, target } = sampling;
  const sentence = `Été ${word} ${serial}`;
  const name = `${word}-${serial}`;
  const day = String(1 + (serial % 28)).padStart(2, '0');
  switch (field.kind) {
    case 'text':
    case 'longText':
      return [sentence, name, String(serial)];
    case 'richText':
      return [`<p>${sentence}</p>`];
    case 'translated':
      return [{ fr: textOf(field.of, sentence), en: textOf(field.of, `Summer ${name}`) }];
    case 'code':
      return [field.language === 'css' ? `/* ${sentence} */` : `<b>${sentence}</b>`];
    case 'number':
      return [serial + 0.5, serial, field.min, field.max];
    case 'money':
      return [serial + 0.25];
    case 'boolean':
      return [serial % 2 === 0];
    // The last of the choices is the humblest role.
    case 'choice':
      return [field.choices.at(-1 - (serial % 2))?.value, field.choices.at(-1)?.value];
    case 'choices':
      return [[field.choices.at(-1)?.value]];
    case 'date':
      return [`2026-07-${day}`];
    case 'datetime':
      return [`2026-07-${day}T10:00:00.000Z`];
    case 'period':
      return [{ du: `2026-07-${day}`, au: null }];
    case 'colour':
      return [`#${String(serial).padStart(6, '0')}`];
    case 'icon':
    case 'slug':
      return [name.toLowerCase()];
    case 'url':
      return [`https://exemple.fr/${name}`];
    case 'email':
      return [`${name}@exemple.fr`];
    case 'reference':
      return [keptReference(field, target(field.to))];
    case 'references':
      return [[keptReference(field, target(field.to))], []];
    case 'list':
      return [isSampled(field) ? items(field, sampling) : []];
    case 'json':
      return [{ mot: sentence }, [sentence], sentence, field.initial];
    case 'secret':
      return [`secret ${name}`];
    case 'file':
      return [{ id: randomUUID(), nom: `${name}.png` }];
  }
}

const textOf = (of: string, sentence: string) => (of === 'richText' ? `<p>${sentence}</p>` : sentence);

/** What suits in the documents of the product is decided by their areas: one that may be empty stays so. */
export const isSampled = (field: Field): boolean =>
  field.kind !== 'list' || !isDocument(field) || field.required === true;

/** An item of each form, and two where there is one form. */
function items(list: ListField, sampling: Sampling): unknown[] {
  const starts = startsOf(list);
  return (starts.length === 1 ? [...starts, ...starts] : starts).map(({ values }, rank) => {
    const own = { ...sampling, serial: sampling.serial + rank };
    const filled = Object.entries(fieldsOf(list, values)).map(([name, field]) => [name, sampleOf(field, own)]);
    return { ...values, ...Object.fromEntries(filled) };
  });
}

/** The field that says which entity a record is in; entities are in their parent. */
export function placeOf({ id, owner, fields }: Resource): string {
  if (owner !== 'id') return owner;
  const above = Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && field.to === id;
  });
  if (above === undefined) throw new Error(`${id} has no parent`);
  return above;
}

/** What an area has rules of its own about: it stays as in a new record. */
const RULED: Readonly<Record<string, readonly string[]>> = {
  entite: ['domaines'],
  site: ['domaines', 'langues', 'langueParDefaut', 'redirections'],
  media: ['dossier', 'decorative'],
  ecran: ['marcheDe', 'marcheA'],
  planification: ['validateurs', 'controleBloquant'],
  fournisseur: ['emetteur', 'actif'],
  urgence: ['du', 'de', 'diffusee'],
  modeleEdition: ['gabaritsEpingles'],
  configEcritureApidae: ['actif', 'projet', 'membre', 'criteresInternes'],
  configTraductionApidae: ['critereInterne'],
};

/** The fields that a person fills in; where a record is and who shares it are said apart. */
export function filledFields(resource: Resource): [string, Field][] {
  const apart = [placeOf(resource), 'partage', resource.usableIn, ...(RULED[resource.id] ?? [])];
  return Object.entries(resource.fields).filter(([name, field]) => !field.readOnly && !apart.includes(name));
}

/** A body to create a record with: all that can be filled in, or only what must be. */
export function sampleBody(resource: Resource, sampling: Sampling, bare = false): Record<string, unknown> {
  const values = valuesOf(sampledFields(filledFields(resource), bare), sampling);
  return bare ? { ...values, ...neededBy(resource, sampling) } : values;
}

/** The values that only the entity of a record reads. */
export function sampleOwn(resource: Resource, sampling: Sampling): Record<string, unknown> {
  return valuesOf(
    filledFields(resource).filter(([, field]) => field.ownOnly === true),
    sampling,
  );
}

/** The values of a record that a source brings: its own fields, and those that people add to it. */
export function sampleImported(resource: Resource, sampling: Sampling, bare = false): Record<string, unknown> {
  const always = [resource.title, ...(KEYS[resource.id] ?? [])];
  const given = importedFields(resource).filter(([name]) => always.includes(name));
  return valuesOf([...given, ...sampledFields(importedFields(resource), bare)], sampling);
}

export function sampledFields(fields: readonly [string, Field][], bare: boolean): [string, Field][] {
  return fields.filter(([, field]) => !bare || field.required || field.initial === undefined);
}

function valuesOf(fields: readonly [string, Field][], sampling: Sampling): Record<string, unknown> {
  return Object.fromEntries(fields.map(([name, field]) => [name, startOf(field) ?? sampleOf(field, sampling)]));
}

/** An objet comes from one feed: the others stay empty. The objets of a word are counted for each reader. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  objet: ['fluxLei', 'fluxApidae', 'fluxDatatourisme'],
  type: ['nombreObjets'],
  critere: ['nombreObjets'],
  modalite: ['nombreObjets'],
};

/** The fields of a record that a source brings; what the server notes of every record is said apart. */
export function importedFields(resource: Resource): [string, Field][] {
  const apart = [placeOf(resource), 'partage', ...NOTED, ...(EMPTY[resource.id] ?? [])];
  return Object.entries(resource.fields).filter(([name]) => !apart.includes(name));
}

const NOTED = ['creeLe', 'creePar', 'modifieLe', 'modifiePar', 'archiveLe', 'supprimeLe'];

/** What tables keep unique besides what fields say so: the code of a word in its list. */
const KEYS: Readonly<Record<string, readonly string[]>> = { type: ['code'], critere: ['code'], modalite: ['code'] };

/** Whether two records may hold the same. */
export function mayRepeat(resource: Resource, name: string): boolean {
  return resource.fields[name]?.unique === undefined && !KEYS[resource.id]?.includes(name);
}

/** The state that a new record starts in. */
function startOf({ kind, initial }: Field): unknown {
  return kind === 'choice' ? initial : undefined;
}

/** What is looked at has words. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { media: ['alternatif'] };

/** Fields that are not required by their schema may be by the rules of an area: a new account holds a role. */
function neededBy({ id, fields, usableIn }: Resource, sampling: Sampling): Record<string, unknown> {
  const apart = [usableIn, ...(RULED[id] ?? [])];
  const needed = Object.entries(fields).filter(
    ([name, { kind }]) => (kind === 'choices' && !apart.includes(name)) || NEEDED[id]?.includes(name),
  );
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field, sampling)]));
}
