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

/** The settings of samples: no two are alike, and each holds a word to search for. */
export interface Sampling {
  readonly serial: number;
  readonly word: string;
  /** The record to refer to, of a resource. */
  readonly target: (to: string) => number | null;
}

/** Code that runs when pages are drawn: an area parses it before it is saved, and not every text is valid. */
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

/** Whether a field is filled: areas decide what suits documents, so that an optional one stays empty. */
export const isSampled = (field: Field): boolean =>
  field.kind !== 'list' || !isDocument(field) || field.required === true;

/** An item of each form, or two of a single form. */
function items(list: ListField, sampling: Sampling): unknown[] {
  const starts = startsOf(list);
  return (starts.length === 1 ? [...starts, ...starts] : starts).map(({ values }, rank) => {
    const own = { ...sampling, serial: sampling.serial + rank };
    const filled = Object.entries(fieldsOf(list, values)).map(([name, field]) => [name, sampleOf(field, own)]);
    return { ...values, ...Object.fromEntries(filled) };
  });
}

/** The field that names the entity of a record; for an entity, its parent. */
export function placeOf({ id, owner, fields }: Resource): string {
  if (owner !== 'id') return owner;
  const above = Object.keys(fields).find((name) => {
    const field = fields[name];
    return field?.kind === 'reference' && field.to === id;
  });
  if (above === undefined) throw new Error(`${id} has no parent`);
  return above;
}

/** Fields with rules of their area: they keep their initial values. */
const RULED: Readonly<Record<string, readonly string[]>> = {
  entite: ['domaines'],
  site: ['domaines', 'langues', 'langueParDefaut', 'accessibilite', 'accessibiliteTaux', 'redirections'],
  media: ['dossier', 'decorative'],
  ecran: ['marcheDe', 'marcheA'],
  planification: ['validateurs', 'controleBloquant'],
  fournisseur: ['emetteur', 'actif'],
  urgence: ['du', 'de', 'diffusee'],
  modeleEdition: ['gabaritsEpingles'],
  configEcritureApidae: ['actif', 'projet', 'membre', 'criteresInternes'],
  configTraductionApidae: ['critereInterne'],
};

/** The fields that a person fills in, without those of place and sharing. */
export function filledFields(resource: Resource): [string, Field][] {
  const apart = [placeOf(resource), 'partage', resource.usableIn, ...(RULED[resource.id] ?? [])];
  return Object.entries(resource.fields).filter(([name, field]) => !field.readOnly && !apart.includes(name));
}

/** A body to create a record with: all fields, or only the required ones. */
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

/** The values of a record that a source brings: its own fields, and those that people add. */
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

/** Fields that stay empty: an objet comes from one feed, and the objets of a word are counted by reader. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  objet: ['fluxLei', 'fluxApidae', 'fluxDatatourisme'],
  type: ['nombreObjets'],
  critere: ['nombreObjets'],
  modalite: ['nombreObjets'],
};

/** The fields of a record that a source brings, without those that the server notes on every record. */
export function importedFields(resource: Resource): [string, Field][] {
  const apart = [placeOf(resource), 'partage', ...NOTED, ...(EMPTY[resource.id] ?? [])];
  return Object.entries(resource.fields).filter(([name]) => !apart.includes(name));
}

const NOTED = ['creeLe', 'creePar', 'modifieLe', 'modifiePar', 'archiveLe', 'supprimeLe'];

/** Unique keys of tables besides unique fields: the code of a word in its list. */
const KEYS: Readonly<Record<string, readonly string[]>> = { type: ['code'], critere: ['code'], modalite: ['code'] };

/** Whether two records may have the same value. */
export function mayRepeat(resource: Resource, name: string): boolean {
  return resource.fields[name]?.unique === undefined && !KEYS[resource.id]?.includes(name);
}

/** The state that a new record starts in. */
function startOf({ kind, initial }: Field): unknown {
  return kind === 'choice' ? initial : undefined;
}

/** Fields needed by pictures: their words. */
const NEEDED: Readonly<Record<string, readonly string[]>> = { media: ['alternatif'] };

/** Fields required by the rules of an area, not by their schema: a new account has a role. */
function neededBy({ id, fields, usableIn }: Resource, sampling: Sampling): Record<string, unknown> {
  const apart = [usableIn, ...(RULED[id] ?? [])];
  const needed = Object.entries(fields).filter(
    ([name, { kind }]) => (kind === 'choices' && !apart.includes(name)) || NEEDED[id]?.includes(name),
  );
  return Object.fromEntries(needed.map(([name, field]) => [name, sampleOf(field, sampling)]));
}
