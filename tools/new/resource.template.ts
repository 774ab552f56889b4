/** « reglages/modeleRubrique »: the area and the noun, as they are written in code. */
export interface Wanted {
  readonly area: string;
  readonly noun: string;
}

const NAME = /^([a-z][a-z-]*)\/([a-z][A-Za-z0-9]*)$/;

export function readWanted(argument: string | undefined): Wanted | null {
  const [, area, noun] = NAME.exec(argument ?? '') ?? [];
  return area && noun ? { area, noun } : null;
}

const separated = (noun: string, by: string) => noun.replace(/[A-Z]/g, (letter) => `${by}${letter.toLowerCase()}`);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const fileOf = ({ area, noun }: Wanted) => `areas/${area}/${separated(noun, '-')}.resource.ts`;
export const tableOf = ({ noun }: Wanted) => `${separated(noun, '_')}s`;

const PURPOSE = 'Dites en une phrase à quoi sert cet élément\u00a0: elle accueille qui n’en a pas encore.';

export const headsOf = ({ area }: Wanted) => `areas/${area}/${area}.heads.ts`;

/** The heads of the area with that of the noun, for menus, routes and titles. */
export function headed(source: string, { area, noun }: Wanted): string {
  const words = capital(separated(noun, ' '));
  const imports = [
    "import type { Head } from '../../kernel/pages/head.ts';",
    "import { adminsDeContenu } from '../roles.ts';",
  ].filter((line) => !source.includes(line));
  return `${[...imports, source].join('\n')}
export const ${noun}Head = {
  id: '${noun}',
  path: '/${area}/${noun}s',
  noun: { one: '${words}', many: '${words}s' },
  icon: '${noun}',
  access: { view: adminsDeContenu, create: adminsDeContenu, edit: adminsDeContenu, remove: adminsDeContenu },
} as const satisfies Head;
`;
}

/** A declaration that works as it is, to be filled with the fields of the noun. */
export function resourceFile(wanted: Wanted): string {
  const { area, noun } = wanted;
  return `import { longText, text } from '../../kernel/fields/fields.ts';
import { defineResource, type RecordOf } from '../../kernel/resource/resource.ts';
import { ${noun}Head } from './${area}.heads.ts';

export const ${noun} = defineResource({
  ...${noun}Head,
  table: '${tableOf(wanted)}',
  purpose: '${PURPOSE}',
  title: 'nom',
  fields: {
    nom: text({ label: 'Nom', required: true, list: true, sortable: true, searchable: true }),
    description: longText({ label: 'Description', searchable: true }),
  },
});
export type ${capital(noun)} = RecordOf<typeof ${noun}>;
`;
}

/** The registry of resources with a new one. */
export function registered(source: string, wanted: Wanted): string {
  const { noun } = wanted;
  const line = `import { ${noun} } from './${fileOf(wanted).replace('areas/', '')}';`;
  return source
    .replace(/(import [^\n]*\.resource\.ts';\n)(?!import )/, `$1${line}\n`)
    .replace(/(RESOURCES: readonly Resource\[\] = \[)([^\]]*)\]/, (_, start: string, list: string) => {
      const names = list
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean);
      return `${start}${[...names, noun].join(', ')}]`;
    });
}

/** The tables of the server with that of the noun, whose rows have the types of its fields. */
export function tabled(source: string, wanted: Wanted): string {
  return source
    .replace("\n} from '@bridge/contract';", `\n  ${wanted.noun},\n} from '@bridge/contract';`)
    .replace(/\}\n$/, `  ${tableOf(wanted)}: TableOf<typeof ${wanted.noun}>;\n}\n`);
}

export function exported(source: string, wanted: Wanted): string {
  return `${source.trimEnd()}\nexport * from './${fileOf(wanted)}';\n`;
}

/** What remains to be done by hand, since it takes a decision. */
export function nextSteps(wanted: Wanted): string {
  const { area, noun } = wanted;
  return [
    '',
    'Il reste à\u00a0:',
    `  1. décrire les champs dans packages/contract/src/${fileOf(wanted)}`,
    `  2. donner ses pages à l’élément dans packages/contract/src/areas/${area}/${area}.area.ts`,
    `       recordPages(${noun}Head),`,
    `  3. écrire sa table avec «\u00a0npm run new -- migration ${noun}\u00a0», puis relire le fichier proposé`,
    '',
  ].join('\n');
}
