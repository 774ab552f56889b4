import { type Field, objet, type Resource } from '@bridge/contract';
import { createTestEngine } from '../../../testing/engine.ts';
import { isTorture } from '../../../testing/scale.ts';
import { isMade, MADE, may, specimen, WALKED } from './specimen.resource.ts';

const { registry } = createTestEngine(WALKED);

/** The traits of a declaration: what makes the engine take a way that not every resource takes. */
export function traitsOf(resource: Resource): string[] {
  const { id, owner, fields, title, access } = resource;
  const entries = Object.entries(fields);
  const { hooks, searchColumn, columns, remarks } = registry.require(id);
  const said = Object.entries(resource).flatMap(([name, value]) => {
    if (typeof value === 'boolean') return [`${name} is ${value}`];
    return WALKED.every((other) => name in other) ? [] : [`has ${name}`];
  });
  return [
    ...said,
    ...entries.filter(([, { readOnly }]) => !readOnly).flatMap(([, field]) => traitsOfField(resource, field)),
    `is titled by ${fields[title]?.readOnly ? 'what the server computes' : fields[title]?.kind}`,
    `belongs to ${owner}`,
    ...['partage', 'tags'].flatMap((name) => (name in fields ? [] : [`has no ${name}`])),
    isMade(resource) ? 'is made by people' : 'is brought by a source',
    ...(may('ROLE_ADMIN', 'edit', resource) ? [] : ['is edited by super admins alone']),
    ...(access.view.kind === 'roles' && access.view.flags.length > 0 ? ['is switched on'] : []),
    ...(searchColumn === null ? [] : ['is read with searchColumn']),
    ...(columns.some(({ perReader }) => perReader !== undefined) ? ['is read with perReader'] : []),
    ...(columns.some(({ name, column }) => column.replaceAll('_', '') !== name.toLowerCase())
      ? ['is read with columns']
      : []),
    ...(remarks === undefined ? [] : ['is read with remarks']),
    ...hooks.flatMap((own) => Object.keys(own)).map((name) => `has a hook to ${name}`),
  ];
}

function traitsOfField({ id }: Resource, field: Field): string[] {
  const options = [
    ...(field.unique === undefined ? [] : ['unique ']),
    ...(field.kind === 'file' && field.required ? ['required '] : []),
    '',
  ];
  const forms = field.kind === 'list' ? Object.values(field.forms) : [];
  const inner = forms.flatMap(({ fields }) => Object.values(fields).map(({ kind }) => `has a list with ${kind}`));
  const tree = field.kind === 'reference' && field.to === id ? ['is a tree'] : [];
  return [...options.map((option) => `has ${option}${field.kind}`), ...inner, ...tree];
}

/** A few resources that have all traits between them, the first one included. */
export function representativesOf(resources: readonly Resource[]): readonly Resource[] {
  const chosen: Resource[] = resources.slice(0, 1);
  for (;;) {
    const told = new Set(chosen.flatMap(traitsOf));
    const news = resources.map((resource) => new Set(traitsOf(resource).filter((trait) => !told.has(trait))).size);
    const most = Math.max(...news);
    const next = resources[news.indexOf(most)];
    if (most === 0 || next === undefined) return chosen;
    chosen.push(next);
  }
}

/** The resources for suites about the engine: one per trait, and all of them in long runs. */
export const TELLING: readonly Resource[] = isTorture
  ? WALKED
  : representativesOf([specimen, ...WALKED.filter((resource) => resource !== specimen)]);

/**
 * The resources for suites about parsing, before the engine looks at the resource: one with every kind of field that
 * people create, and one that a source brings. All of them in long runs.
 */
export const BEHIND_ONE_DOOR: readonly Resource[] = isTorture ? WALKED : [specimen, objet];

/** The resources of a walk that something applies to; none is a mistake of the suite. */
export function among(walk: readonly Resource[], applies: (resource: Resource) => boolean): readonly Resource[] {
  const found = walk.filter(applies);
  if (found.length === 0) throw new Error('this applies to no resource');
  return found;
}

const made = (walk: readonly Resource[]) => among(walk, (resource) => MADE.includes(resource));

export const TELLING_MADE: readonly Resource[] = made(TELLING);
export const MADE_BEHIND_ONE_DOOR: readonly Resource[] = made(BEHIND_ONE_DOOR);
