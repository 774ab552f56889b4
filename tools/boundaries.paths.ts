import { CHANNELLED } from './boundaries.place.ts';

/** The files that may read the environment: the start of the server, and what its threads and processes read first. */
export const ENVIRONMENT = ['main.ts', 'platform/give-way.ts'].map((file) => `packages/server/src/${file}`);

/** The files beside the folders of the server put these together: each folder may know those, and no other. */
export const ROOT_FILES: Readonly<Record<string, readonly string[]>> = {
  platform: ['schema.ts'],
  crud: ['schema.ts'],
  catalogue: ['schema.ts'],
  sources: ['schema.ts'],
  composition: ['schema.ts'],
  rendering: ['assets.ts'],
  publication: ['schema.ts'],
  areas: ['schema.ts'],
  'first-start': ['schema.ts', 'assets.ts'],
  process: ['engine.ts', 'jobs.ts'],
};

/** The files by which composition reads the database. */
export const READS_TO_COMPOSE = [
  ...['cadre.ts', 'compositeur.ts', 'configuration.ts', 'media.ts', 'selection.ts'],
  ...['annonces.ts', 'carte.ts', 'derniere.ts', 'edition.ts', 'rubrique.ts', 'section.ts'].map(
    (file) => `edition/${file}`,
  ),
].map((file) => `composition/${file}`);

/** The parts that composition may not know: requests, and changes. */
export const NOT_TO_COMPOSE = [
  'platform/http',
  'platform/auth/acteur.ts',
  'crud/write/writing.ts',
  'crud/write/record.service.ts',
];

/** The parts of the engine that composition may know: they read rows, and change nothing. */
export const READS_OF_CRUD = ['read/', 'stored.ts', 'write/history.repository.ts'].map((path) => `crud/${path}`);

/** The catalogue may know besides these the transaction of a change and the sentences of a refusal. */
export const CRUD_OF_THE_CATALOGUE = [...READS_OF_CRUD, 'crud/write/writing.ts', 'crud/write/refuse.rules.ts'];

/** The parts of the platform that rendering may not know. */
export const NOT_TO_DRAW = ['http', 'jobs', 'files', 'auth', 'net', 'db'].map((folder) => `platform/${folder}`);

/** The files of rendering that start threads, or read the files of the product and of a document that is drawn. */
export const DRAWS_FROM_FILES = [
  'polices.ts',
  'web/atelier/',
  ...['tirage/', 'gabarits/', 'feuilletable/', 'pages/', 'rapport.ts'].map((path) => `print/${path}`),
].map((path) => `packages/server/src/rendering/${path}`);

/** The folder of areas/ that serves all areas, and knows none. */
export const COMMON = 'common';

/** Folders of the console that use its controls. */
const ABOVE_THE_UI = ['app', 'areas', 'catalogue', 'manuel', 'navigation', 'resource', 'shell'];

interface Ignorance {
  readonly owner: string;
  readonly folder: string;
  readonly ignores: readonly string[];
  readonly sentence: string;
}

/** The folders of the other packages that some of their folders may not know. */
export const IGNORANCES: readonly Ignorance[] = [
  {
    ...{ owner: 'contract', folder: 'kernel', ignores: ['areas', 'catalogue'] },
    sentence: 'contract/kernel ne connaît ni domaine, ni catalogue',
  },
  {
    ...{ owner: 'contract', folder: 'catalogue', ignores: ['areas'] },
    sentence: 'contract/catalogue ne connaît aucun domaine',
  },
  {
    ...{ owner: 'console', folder: 'ui', ignores: [...ABOVE_THE_UI, 'api'] },
    sentence: 'console/ui ne connaît rien du produit',
  },
  {
    ...{ owner: 'console', folder: 'api', ignores: ABOVE_THE_UI },
    sentence: 'console/api parle au serveur\u00a0: elle ne connaît que ui',
  },
  {
    ...{ owner: 'console', folder: 'manuel', ignores: ['api', 'app', 'areas', 'catalogue', 'resource', 'shell'] },
    sentence: 'console/manuel se lit partout\u00a0: il ne connaît que ui et navigation',
  },
  {
    ...{ owner: 'console', folder: 'resource', ignores: ['app', 'areas', 'catalogue', 'manuel', 'shell'] },
    sentence:
      'console/resource sert toutes les ressources\u00a0: ni domaine, ni catalogue, ni manuel, ni shell, ni app',
  },
  {
    ...{ owner: 'console', folder: 'shell', ignores: ['app', 'areas', 'catalogue', 'resource'] },
    sentence: 'console/shell entoure les écrans\u00a0: il ne connaît ni resource, ni catalogue, ni domaine, ni app',
  },
  {
    owner: 'console',
    folder: 'navigation',
    ignores: ['app', 'areas', 'catalogue', 'manuel', 'resource', 'shell'],
    sentence: 'console/navigation est sous le shell et sous resource\u00a0: elle n’en connaît aucun',
  },
  {
    ...{ owner: 'console', folder: 'catalogue', ignores: ['app', 'areas', 'manuel', 'shell'] },
    sentence: 'console/catalogue sert les domaines\u00a0: ni domaine, ni manuel, ni shell, ni app',
  },
  {
    ...{ owner: 'console', folder: 'areas', ignores: ['app'] },
    sentence: 'un domaine de la console n’importe pas app/',
  },
  ...[
    { owner: 'embed', folder: 'player', ignores: ['widgets'] },
    { owner: 'embed', folder: 'widgets', ignores: ['player'] },
  ].map((one) => ({
    ...one,
    sentence: 'le lecteur des écrans et les widgets des sites ne se connaissent pas',
  })),
];

/** The folders of the server that each one may know, from the ground up. Only the start knows first-start. */
export const SERVER_KNOWS: Readonly<Record<string, readonly string[]>> = {
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
export const SERVER_FOLDERS = [...Object.keys(SERVER_KNOWS), 'process'];

/** What each room of process/ may know besides itself: what runs beside the server is as small as its work. */
export const PROCESS_KNOWS: Readonly<Record<string, readonly string[]>> = {
  'process/atelier-thread': ['rendering/web/'],
  'process/decodage': [
    'platform/equipe/',
    'catalogue/calque/',
    'catalogue/photos/',
    'areas/mediatheque/',
    'areas/annonces/archive/',
  ],
  'process/impression': ['platform/equipe/', 'rendering/print/'],
  'process/job-thread': ['platform/', 'engine.ts', 'jobs.ts'],
};

/** What the threads and processes run: the server starts them, and never loads them itself. */
export const RUNS_BESIDE = [
  'process/atelier-thread.ts',
  'process/decodage-process.ts',
  'process/impression-process.ts',
  'process/impression.ici.ts',
  'process/job-thread.ts',
];

/** Every path that a rule names: one that no file has any more would keep nothing. */
export const NAMED_PATHS: readonly string[] = [
  ...ENVIRONMENT,
  ...DRAWS_FROM_FILES,
  ...[
    ...SERVER_FOLDERS,
    ...CHANNELLED,
    ...Object.values(ROOT_FILES).flat(),
    ...[...READS_TO_COMPOSE, ...NOT_TO_COMPOSE, ...CRUD_OF_THE_CATALOGUE, ...NOT_TO_DRAW],
    ...[...Object.values(PROCESS_KNOWS).flat(), ...RUNS_BESIDE, 'schema'],
  ].map((path) => `packages/server/src/${path}`),
  ...IGNORANCES.flatMap(({ owner, folder, ignores }) =>
    [folder, ...ignores].map((path) => `packages/${owner}/src/${path}`),
  ),
  `packages/console/src/areas/${COMMON}`,
];
