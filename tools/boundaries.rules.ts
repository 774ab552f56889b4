import {
  COMMON,
  CRUD_OF_THE_CATALOGUE,
  DRAWS_FROM_FILES,
  ENVIRONMENT,
  IGNORANCES,
  NOT_TO_COMPOSE,
  NOT_TO_DRAW,
  PROCESS_KNOWS,
  READS_OF_CRUD,
  READS_TO_COMPOSE,
  ROOT_FILES,
  RUNS_BESIDE,
  SERVER_FOLDERS,
  SERVER_KNOWS,
} from './boundaries.paths.ts';
import {
  CHANNELLED,
  CONTRACT,
  inFolder,
  isAtRoot,
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

const serverRules = Object.entries(SERVER_KNOWS).map(([folder, known]): Rule => {
  const unknown = SERVER_FOLDERS.filter((other) => other !== folder && !known.includes(other));
  return {
    sentence: `server/${folder} ne connaît pas ${unknown.join(', ')}`,
    breaks: (from, to) => stands(from, 'server', folder) && inFolder(to, unknown),
  };
});

const ignoranceRules = IGNORANCES.map(
  ({ owner, folder, ignores, sentence }): Rule => ({
    sentence,
    breaks: (from, to) => stands(from, owner, folder) && inFolder(to, ignores),
  }),
);

/** The room of process/ in which a file of the server stands, with what it may know. */
const roomOf = (path: string) =>
  Object.entries(PROCESS_KNOWS).find(([room]) => path.startsWith(`packages/server/src/${room}`));

const RULES: Rule[] = [
  ...serverRules,
  ...ignoranceRules,
  {
    sentence: 'un dossier du serveur ne connaît pas les fichiers qui les assemblent, hors ceux que la règle nomme',
    breaks: (from, to) =>
      from.owner === 'server' &&
      SERVER_FOLDERS.includes(from.folder ?? '') &&
      to.kind === 'file' &&
      isAtRoot(to.place) &&
      !ROOT_FILES[from.folder ?? '']?.includes(to.place.folder ?? ''),
  },
  {
    sentence: 'les tables d’un dossier se lisent par schema.ts',
    breaks: (from, to) =>
      from.owner === 'server' && SERVER_FOLDERS.includes(from.folder ?? '') && within(to, 'schema/'),
  },
  {
    sentence: `ce qui tourne à côté du serveur ne connaît que son travail : ${Object.entries(PROCESS_KNOWS)
      .map(([room, known]) => `${room} → ${known.join(', ')}`)
      .join('\u00a0; ')}`,
    breaks: (from, to) => {
      if (!stands(from, 'server', 'process') || to.kind !== 'file') return false;
      const [room, known = []] = roomOf(from.path) ?? [];
      return ![...known, ...(room ? [room] : [])].some((path) => within(to, path));
    },
  },
  {
    sentence: 'ce que fait tourner un fil ou un processus n’est chargé que par lui',
    breaks: (from, to) =>
      from.owner === 'server' && from.folder !== 'process' && RUNS_BESIDE.some((path) => within(to, path)),
  },
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
    sentence: 'console/ui ne connaît rien du produit',
    breaks: (from, to) => stands(from, 'console', 'ui') && isInside(to, CONTRACT),
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
    sentence: 'le rendu ne compose pas : il prend du compositeur ses structures et ses mots, jamais ce qui lit',
    breaks: (from, to) => stands(from, 'server', 'rendering') && READS_TO_COMPOSE.some((path) => within(to, path)),
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
