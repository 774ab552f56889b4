import {
  CHANNELLED,
  CONTRACT,
  inFolder,
  isInside,
  isRepository,
  isWorkspace,
  leaves,
  type Place,
  placeOf,
  stands,
  type Target,
  targetOf,
  within,
} from './boundaries.place.ts';
import type { SourceFile } from './boundaries.source.ts';

export interface Violation {
  path: string;
  message: string;
}

interface Rule {
  sentence: string;
  breaks: (from: Place, to: Target) => boolean;
}

const ALIAS = /^(@\/|[~#/]|[a-z]+:(?<!node:))/;
const TEST = /^(tests|bench)\/|\/testing\/|\.test\.tsx?$/;

/** The files that may read the environment: the start of the server, and what its threads and processes read first. */
const ENVIRONMENT = ['main.ts', 'platform/give-way.ts'].map((file) => `packages/server/src/${file}`);

/** The files by which composition reads the database. */
const READS_TO_COMPOSE = [
  ...['cadre.ts', 'compositeur.ts', 'configuration.ts', 'media.ts', 'selection.ts'],
  ...['annonces.ts', 'carte.ts', 'derniere.ts', 'edition.ts', 'rubrique.ts', 'section.ts'].map(
    (file) => `edition/${file}`,
  ),
];

/** The parts that composition may not know: requests, and changes. */
const NOT_TO_COMPOSE = [
  'platform/http',
  'platform/auth/acteur.ts',
  'crud/write/writing.ts',
  'crud/write/record.service.ts',
];

/** The parts of the engine that composition may know: they read rows, and change nothing. */
const READS_OF_CRUD = ['read/', 'stored.ts', 'write/history.repository.ts'].map((path) => `crud/${path}`);

/** The catalogue may know besides these the transaction of a change and the sentences of a refusal. */
const CRUD_OF_THE_CATALOGUE = [...READS_OF_CRUD, 'crud/write/writing.ts', 'crud/write/refuse.rules.ts'];

/** The parts of the platform that rendering may not know. */
const NOT_TO_DRAW = ['http', 'jobs', 'files', 'auth', 'net', 'db'].map((folder) => `platform/${folder}`);

/** The files of rendering that start threads, or read the files of the product and of a document that is drawn. */
const DRAWS_FROM_FILES = [
  'polices.ts',
  'web/atelier/',
  ...['tirage/', 'gabarits/', 'feuilletable/', 'pages/', 'rapport.ts'].map((path) => `print/${path}`),
].map((path) => `packages/server/src/rendering/${path}`);

/** The folder of areas/ that serves all areas, and knows none. */
const COMMON = 'common';

/** Folders of the console that use its controls. */
const ABOVE_THE_UI = ['app', 'areas', 'catalogue', 'manuel', 'navigation', 'resource', 'shell'];

/** The folders of the server that each one may know, from the ground up. Only the start knows first-start. */
const SERVER_KNOWS: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  crud: ['platform'],
  catalogue: ['platform', 'crud'],
  sources: ['platform', 'crud', 'catalogue'],
  composition: ['platform', 'crud', 'catalogue'],
  rendering: ['platform', 'catalogue', 'composition'],
  publication: ['platform', 'crud', 'catalogue', 'composition', 'rendering'],
  areas: ['platform', 'crud', 'catalogue', 'sources', 'composition', 'rendering', 'publication'],
  'first-start': ['platform', 'crud', 'catalogue', 'sources', 'composition', 'rendering', 'publication', 'areas'],
};
const SERVER_FOLDERS = [...Object.keys(SERVER_KNOWS), 'process'];

const serverRules = Object.entries(SERVER_KNOWS).map(([folder, known]): Rule => {
  const unknown = SERVER_FOLDERS.filter((other) => other !== folder && !known.includes(other));
  return {
    sentence: `server/${folder} ne connaît pas ${unknown.join(', ')}`,
    breaks: (from, to) => stands(from, 'server', folder) && inFolder(to, unknown),
  };
});

const RULES: Rule[] = [
  ...serverRules,
  {
    sentence: 'un import est relatif ou nomme un paquet : un alias échappe au contrôle',
    breaks: (_, to) => to.kind === 'package' && ALIAS.test(to.name),
  },
  {
    sentence: 'le contrat n’importe que zod et lui-même',
    breaks: (from, to) => from.owner === 'contract' && to.kind === 'package' && !/^zod(\/|$)/.test(to.name),
  },
  {
    sentence: `un paquet ne connaît que ${CONTRACT}`,
    breaks: (from, to) => from.owner !== undefined && isWorkspace(to) && !isInside(to, CONTRACT),
  },
  {
    sentence: `on entre dans un paquet par sa porte : ${CONTRACT}, sans chemin derrière`,
    breaks: (from, to) =>
      (to.kind === 'package' && to.name.startsWith(`${CONTRACT}/`)) || (to.kind === 'file' && leaves(from, to.place)),
  },
  {
    sentence: 'le produit n’importe pas ses tests',
    breaks: (from, to) => from.owner !== undefined && to.kind === 'file' && TEST.test(to.place.path),
  },
  {
    sentence: 'un domaine n’importe pas le dossier d’un autre : passer par le contrat ou par un argument',
    // A file in areas/ itself belongs to no area, and may combine them; circles are found by another check.
    breaks: (from, to) =>
      from.area !== undefined &&
      to.kind === 'file' &&
      to.place.area !== undefined &&
      to.place.area !== COMMON &&
      to.place.area !== from.area,
  },
  {
    sentence:
      'le cœur de publication et celui du rendu ne connaissent aucun canal, et un canal n’en connaît pas d’autre',
    breaks: (from, to) =>
      CHANNELLED.some((folder) => stands(from, 'server', folder) && inFolder(to, [folder])) &&
      to.kind === 'file' &&
      to.place.channel !== undefined &&
      to.place.channel !== from.channel,
  },
  {
    sentence: 'le cœur de publication ne dessine rien',
    breaks: (from, to) =>
      stands(from, 'server', 'publication') && from.channel === undefined && inFolder(to, ['rendering']),
  },
  {
    sentence: 'contract/kernel ne connaît ni domaine, ni catalogue',
    breaks: (from, to) => stands(from, 'contract', 'kernel') && inFolder(to, ['areas', 'catalogue']),
  },
  {
    sentence: 'contract/catalogue ne connaît aucun domaine',
    breaks: (from, to) => stands(from, 'contract', 'catalogue') && inFolder(to, ['areas']),
  },
  {
    sentence: 'console/ui ne connaît rien du produit',
    breaks: (from, to) =>
      stands(from, 'console', 'ui') && (isInside(to, CONTRACT) || inFolder(to, [...ABOVE_THE_UI, 'api'])),
  },
  {
    sentence: 'console/api parle au serveur : elle ne connaît que ui',
    breaks: (from, to) => stands(from, 'console', 'api') && inFolder(to, ABOVE_THE_UI),
  },
  {
    sentence: 'console/manuel se lit partout : il ne connaît que ui et navigation',
    breaks: (from, to) =>
      stands(from, 'console', 'manuel') && inFolder(to, ['api', 'app', 'areas', 'catalogue', 'resource', 'shell']),
  },
  {
    sentence: 'console/resource sert toutes les ressources : ni domaine, ni catalogue, ni shell, ni app',
    breaks: (from, to) => stands(from, 'console', 'resource') && inFolder(to, ['app', 'areas', 'catalogue', 'shell']),
  },
  {
    sentence: 'console/shell entoure les écrans : il ne connaît ni resource, ni catalogue, ni domaine, ni app',
    breaks: (from, to) => stands(from, 'console', 'shell') && inFolder(to, ['app', 'areas', 'catalogue', 'resource']),
  },
  {
    sentence: 'console/navigation est sous le shell et sous resource : elle n’en connaît aucun',
    breaks: (from, to) =>
      stands(from, 'console', 'navigation') &&
      inFolder(to, ['app', 'areas', 'catalogue', 'manuel', 'resource', 'shell']),
  },
  {
    sentence: 'console/catalogue sert les domaines : il n’en connaît aucun, ni app/',
    breaks: (from, to) => stands(from, 'console', 'catalogue') && inFolder(to, ['app', 'areas']),
  },
  {
    sentence: 'un domaine de la console n’importe pas app/',
    breaks: (from, to) => stands(from, 'console', 'areas') && inFolder(to, ['app']),
  },
  {
    sentence: `le rendu est pur : ni pg, ni kysely, ni dépôt de données, ni ${NOT_TO_DRAW.join(', ')}`,
    breaks: (from, to) =>
      stands(from, 'server', 'rendering') &&
      (isInside(to, 'pg') ||
        isInside(to, 'kysely') ||
        isRepository(to) ||
        NOT_TO_DRAW.some((path) => within(to, path))),
  },
  {
    sentence: 'le rendu ne lit de fichiers et ne lance de fils que là où la règle le dit',
    breaks: (from, to) =>
      stands(from, 'server', 'rendering') &&
      to.kind === 'package' &&
      /^node:(fs|worker_threads|child_process)/.test(to.name) &&
      !DRAWS_FROM_FILES.some((path) => from.path.startsWith(path)),
  },
  {
    sentence: 'la composition lit par le moteur des ressources, et ne change rien par lui',
    breaks: (from, to) =>
      stands(from, 'server', 'composition') &&
      inFolder(to, ['crud']) &&
      !READS_OF_CRUD.some((path) => within(to, path)),
  },
  {
    sentence: 'le catalogue ne prend du moteur des ressources que ses lectures, ses transactions et ses refus',
    breaks: (from, to) =>
      stands(from, 'server', 'catalogue') &&
      inFolder(to, ['crud']) &&
      !CRUD_OF_THE_CATALOGUE.some((path) => within(to, path)),
  },
  {
    sentence: 'le lecteur des écrans et les widgets des sites ne se connaissent pas',
    breaks: (from, to) =>
      (stands(from, 'embed', 'player') && inFolder(to, ['widgets'])) ||
      (stands(from, 'embed', 'widgets') && inFolder(to, ['player'])),
  },
  {
    sentence: 'le rendu ne compose pas : il prend du compositeur ses structures et ses mots, jamais ce qui lit',
    breaks: (from, to) =>
      stands(from, 'server', 'rendering') && READS_TO_COMPOSE.some((file) => within(to, `composition/${file}`)),
  },
  {
    sentence: 'la composition ne connaît ni HTTP, ni personne, et ne change rien',
    breaks: (from, to) =>
      stands(from, 'server', 'composition') &&
      (NOT_TO_COMPOSE.some((path) => within(to, path)) || isInside(to, 'fastify')),
  },
];

/** The forbidden imports of a file, with a message each. Tests may import anything. */
export function violationsOf(file: SourceFile): Violation[] {
  if (TEST.test(file.path)) return [];
  const from = placeOf(file.path);
  const found = file.imports.flatMap((name) => {
    const to = targetOf(file.path, name);
    const broken = RULES.find((rule) => rule.breaks(from, to));
    return broken ? [`« ${name} » : ${broken.sentence}`] : [];
  });
  if (file.hasComputedImport && from.owner) found.push('un import au nom calculé échappe au contrôle');
  if (file.readsEnvironment && from.owner && !ENVIRONMENT.includes(file.path)) {
    found.push(`process.env ne se lit que dans ${ENVIRONMENT.join(' et ')}`);
  }
  return found.map((message) => ({ path: file.path, message }));
}
