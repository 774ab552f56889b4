import { describe, expect, test } from 'vitest';
import { NAMED_PATHS } from './boundaries.paths.ts';
import { listFiles } from './lib/files.mjs';
import { imports, verdict } from './testing/verdict.ts';

const REFUSED: [rule: string, path: string, text: string][] = [
  ['the contract imports nothing but zod', 'packages/contract/src/kernel/a.ts', imports('lodash')],
  ['the contract knows no Node', 'packages/contract/src/kernel/a.ts', imports('node:fs')],
  ['the contract knows no server', 'packages/contract/src/kernel/a.ts', imports('@bridge/server/app')],
  ['the contract does not come in by its own door', 'packages/contract/src/kernel/a.ts', imports('@bridge/contract')],
  ['the server knows no console', 'packages/server/src/app.ts', imports('@bridge/console/ui/x')],
  ['the console knows no server', 'packages/console/src/app/a.ts', imports('@bridge/server/app')],
  ['the embed knows no console', 'packages/embed/src/a.ts', imports('@bridge/console/ui/x')],
  ['the contract has one door', 'packages/server/src/app.ts', imports('@bridge/contract/src/kernel/a')],
  ['a relative path does not enter a package', 'packages/server/src/app.ts', imports('../../contract/src/index.ts')],
  ['a tool enters by the door', 'tools/x.ts', imports('../packages/contract/src/index.ts')],
  ['a package does not use the tools', 'packages/server/src/app.ts', imports('../../../tools/lib/x.ts')],
  ['the product does not import its tests', 'packages/server/src/app.ts', imports('./x.test.ts')],
  ['an area does not import another', 'packages/server/src/areas/tris/a.ts', imports('../selections/b.ts')],
  ['an area does not glob the others', 'packages/console/src/areas/tris/a.ts', `import.meta.glob('../*/b.ts');`],
  ['what serves all areas knows none', 'packages/console/src/areas/common/a/b.ts', imports('../../tris/c.ts')],
  ['the platform knows no process', 'packages/server/src/platform/a.ts', imports('../process/b.ts')],
  ['the platform knows no area', 'packages/server/src/platform/db/a.ts', imports('../../areas/tris/b.ts')],
  ['the platform knows no crud', 'packages/server/src/platform/a.ts', imports('../crud/b.ts')],
  ['the platform knows no catalogue', 'packages/server/src/platform/a.ts', imports('../catalogue/b.ts')],
  ['the platform knows no source', 'packages/server/src/platform/a.ts', imports('../sources/b.ts')],
  ['the platform knows no rendering', 'packages/server/src/platform/a.ts', imports('../rendering/b.ts')],
  ['publication knows no area', 'packages/server/src/publication/web/a.ts', imports('../../areas/web/b.ts')],
  ['the core of publication knows no channel', 'packages/server/src/publication/a.ts', imports('./web/b.ts')],
  ['a channel knows no other', 'packages/server/src/publication/web/pages/a.ts', imports('../../print/b.ts')],
  ['rendering knows no publication', 'packages/server/src/rendering/web/a.ts', imports('../../publication/b.ts')],
  ['crud knows no publication', 'packages/server/src/crud/a.ts', imports('../publication/b.ts')],
  ['the kernel knows no area', 'packages/contract/src/kernel/a.ts', imports('../areas/tris/b.ts')],
  ['the kernel knows no catalogue', 'packages/contract/src/kernel/a.ts', imports('../catalogue/b.ts')],
  [
    'the catalogue of the contract knows no area',
    'packages/contract/src/catalogue/a.ts',
    imports('../areas/tris/b.ts'),
  ],
  ['the api knows no shell', 'packages/console/src/api/a.ts', imports('../shell/b.ts')],
  ['the manual knows no shell', 'packages/console/src/manuel/a.tsx', imports('../shell/b.tsx')],
  ['ui knows no contract', 'packages/console/src/ui/a.tsx', imports('@bridge/contract')],
  ['ui knows no resource', 'packages/console/src/ui/a.tsx', imports('../resource/b.tsx')],
  ['ui knows no area', 'packages/console/src/ui/a.tsx', imports('../areas/tris/b.tsx')],
  ['ui knows no catalogue', 'packages/console/src/ui/a.tsx', imports('../catalogue/b.tsx')],
  ['resource knows no area', 'packages/console/src/resource/a.tsx', imports('../areas/descriptors.ts')],
  ['resource knows no shell', 'packages/console/src/resource/form/a.tsx', imports('../../shell/b.ts')],
  ['resource knows no catalogue', 'packages/console/src/resource/a.tsx', imports('../catalogue/b.tsx')],
  ['the shell knows no resource', 'packages/console/src/shell/a.tsx', imports('../resource/b.tsx')],
  ['the shell knows no area', 'packages/console/src/shell/jobs/a.tsx', imports('../../areas/taches/b.tsx')],
  ['navigation knows no shell', 'packages/console/src/navigation/a.ts', imports('../shell/b.ts')],
  ['navigation knows no resource', 'packages/console/src/navigation/a.ts', imports('../resource/b.ts')],
  [
    'the areas of the console do not import each other',
    'packages/console/src/areas/flux/a.tsx',
    imports('../objets/b.tsx'),
  ],
  ['the console’s catalogue knows no area', 'packages/console/src/catalogue/a.tsx', imports('../areas/tris/b.tsx')],
  ['the console’s catalogue knows no app', 'packages/console/src/catalogue/a.tsx', imports('../app/b.tsx')],
  ['a console area does not import the app', 'packages/console/src/areas/tris/a.tsx', imports('../../app/b.tsx')],
  ['rendering has no driver', 'packages/server/src/rendering/a.ts', imports('pg')],
  ['rendering has no query builder', 'packages/server/src/rendering/a.ts', imports('kysely/helpers/postgres')],
  ['rendering has no database', 'packages/server/src/rendering/a.ts', imports('../platform/db/b.ts')],
  ['rendering answers nobody', 'packages/server/src/rendering/web/a.ts', imports('../../platform/http/b.ts')],
  ['rendering runs no job', 'packages/server/src/rendering/a.ts', imports('../platform/jobs/b.ts')],
  ['rendering reads no file', 'packages/server/src/rendering/web/a.ts', imports('node:fs/promises')],
  ['rendering starts no thread', 'packages/server/src/rendering/ecran/a.ts', imports('node:worker_threads')],
  ['composition takes only readings of crud', 'packages/server/src/composition/a.ts', imports('../crud/life/b.ts')],
  ['the catalogue saves no record', 'packages/server/src/catalogue/a.ts', imports('../crud/write/record.service.ts')],
  ['the first start knows no process', 'packages/server/src/first-start/a.ts', imports('../process/b.ts')],
  ['the player knows no widget', 'packages/embed/src/player/a.ts', imports('../widgets/b.ts')],
  ['a widget knows no player', 'packages/embed/src/widgets/a.ts', imports('../player/b.ts')],
  ['rendering has no repository', 'packages/server/src/rendering/a.ts', imports('../catalogue/b.repository.ts')],
  ['rendering knows no crud', 'packages/server/src/rendering/web/a.ts', imports('../../crud/b.ts')],
  ['rendering knows no source', 'packages/server/src/rendering/a.ts', imports('../sources/clean/b.ts')],
  ['rendering knows no area', 'packages/server/src/rendering/print/a.ts', imports('../../areas/editions/b.ts')],
  ['rendering knows no publication', 'packages/server/src/rendering/web/a.ts', imports('../../publication/web/b.ts')],
  ['rendering does not compose', 'packages/server/src/rendering/a.ts', imports('../composition/compositeur.ts')],
  ['composition knows no area', 'packages/server/src/composition/a.ts', imports('../areas/cadre.ts')],
  ['composition knows no channel', 'packages/server/src/composition/a.ts', imports('../publication/web/b.ts')],
  ['composition does not draw', 'packages/server/src/composition/a.ts', imports('../rendering/bloc.html.ts')],
  ['composition knows no HTTP', 'packages/server/src/composition/a.ts', imports('../platform/http/b.ts')],
  ['composition has no request', 'packages/server/src/composition/a.ts', imports('fastify')],
  ['composition knows no source', 'packages/server/src/composition/a.ts', imports('../sources/b.ts')],
  ['the platform composes nothing', 'packages/server/src/platform/a.ts', imports('../composition/b.ts')],
  ['the catalogue composes nothing', 'packages/server/src/catalogue/a.ts', imports('../composition/b.ts')],
  ['the platform knows no publication', 'packages/server/src/platform/a.ts', imports('../publication/b.ts')],
  ['the platform knows no first start', 'packages/server/src/platform/a.ts', imports('../first-start/b.ts')],
  ['crud knows no area', 'packages/server/src/crud/a.ts', imports('../areas/tris/b.ts')],
  ['crud knows no catalogue', 'packages/server/src/crud/a.ts', imports('../catalogue/b.ts')],
  ['crud composes nothing', 'packages/server/src/crud/a.ts', imports('../composition/b.ts')],
  ['crud draws nothing', 'packages/server/src/crud/a.ts', imports('../rendering/b.ts')],
  ['crud knows no source', 'packages/server/src/crud/a.ts', imports('../sources/b.ts')],
  ['sources know no area', 'packages/server/src/sources/lei/a.ts', imports('../../areas/flux/b.ts')],
  ['sources know no publication', 'packages/server/src/sources/import/a.ts', imports('../../publication/b.ts')],
  ['sources compose nothing', 'packages/server/src/sources/a.ts', imports('../composition/b.ts')],
  ['the catalogue knows no source', 'packages/server/src/catalogue/a.ts', imports('../sources/b.ts')],
  ['publication knows no source', 'packages/server/src/publication/web/a.ts', imports('../../sources/b.ts')],
  ['the core of publication draws nothing', 'packages/server/src/publication/a.ts', imports('../rendering/b.ts')],
  ['an area knows no first start', 'packages/server/src/areas/tris/a.ts', imports('../../first-start/b.ts')],
  ['composition changes nothing', 'packages/server/src/composition/a.ts', imports('../crud/write/writing.ts')],
  ['composition saves nothing', 'packages/server/src/composition/a.ts', imports('../crud/write/record.service.ts')],
  ['composition knows nobody', 'packages/server/src/composition/a.ts', imports('../platform/auth/acteur.ts')],
  ['a channel of rendering knows no other', 'packages/server/src/rendering/ecran/a.ts', imports('../web/b.ts')],
  ['the core of rendering knows no channel', 'packages/server/src/rendering/a.ts', imports('./web/b.ts')],
  ['the platform does not know what assembles it', 'packages/server/src/platform/db/a.ts', imports('../../app.ts')],
  ['an area does not know what assembles it', 'packages/server/src/areas/tris/a.ts', imports('../../engine.ts')],
  ['rendering knows no table in its folder either', 'packages/server/src/rendering/a.ts', imports('../schema/b.ts')],
  ['what decodes has no database', 'packages/server/src/process/decodage.ts', imports('../platform/db/b.ts')],
  ['what decodes answers nobody', 'packages/server/src/process/decodage-process.ts', imports('../platform/http/b.ts')],
  ['what prints knows no area', 'packages/server/src/process/impression.ts', imports('../areas/editions/b.ts')],
  ['what prints knows no page', 'packages/server/src/process/impression.ici.ts', imports('../rendering/web/b.ts')],
  ['what draws pages knows no area', 'packages/server/src/process/atelier-thread.ts', imports('../areas/web/b.ts')],
  ['a thread of jobs starts what jobs.ts names', 'packages/server/src/process/job-thread.ts', imports('../areas/b.ts')],
  ['the rooms of processes do not meet', 'packages/server/src/process/decodage.ts', imports('./impression.ts')],
  ['a process is in a room', 'packages/server/src/process/a.ts', imports('../platform/log.ts')],
  ['the server does not load what prints', 'packages/server/src/jobs.ts', imports('./process/impression.ici.ts')],
  ['the console’s catalogue knows no shell', 'packages/console/src/catalogue/a.tsx', imports('../shell/b.tsx')],
  ['resource knows no manual', 'packages/console/src/resource/a.tsx', imports('../manuel/b.tsx')],
  ['rendering knows no table', 'packages/server/src/rendering/web/a.ts', imports('../../schema.ts')],
  ['an alias escapes the check', 'packages/console/src/app/a.ts', imports('@/areas/tris/b')],
  ['a computed import escapes the check', 'packages/console/src/app/a.ts', 'import(name);'],
  ['the environment is read in main.ts only', 'packages/server/src/app.ts', 'process.env.PORT;'],
  ['… nor taken apart', 'packages/server/src/app.ts', 'const { env } = process;'],
  ['… nor imported', 'packages/server/src/app.ts', `import { env } from 'node:process';`],
];

const ACCEPTED: [rule: string, path: string, text: string][] = [
  [
    'the contract imports zod and itself',
    'packages/contract/src/areas/tris/a.ts',
    `import 'zod'; import '../../kernel/b.ts';`,
  ],
  [
    'the server imports the contract and npm',
    'packages/server/src/app.ts',
    `import '@bridge/contract'; import 'node:fs'; import 'pg';`,
  ],
  ['areas share what lies beside them', 'packages/contract/src/areas/tris/a.ts', imports('../roles.ts')],
  ['an area imports itself', 'packages/server/src/areas/tris/a.ts', `import './b.ts'; import './deep/c.ts';`],
  [
    'app imports all',
    'packages/console/src/app/a.ts',
    `import('../areas/tris/b.screen.tsx'); import '../shell/c.ts'; import '../resource/d.ts';`,
  ],
  ['what lies in areas/ collects the areas', 'packages/console/src/areas/a.ts', imports('./tris/b.console.ts')],
  ['resource and shell meet in navigation', 'packages/console/src/resource/a.ts', imports('../navigation/tab.ts')],
  [
    'an area imports publication and its channels',
    'packages/server/src/areas/web/a.ts',
    `import '../../publication/b.ts'; import '../../publication/web/pages/c.ts';`,
  ],
  [
    'a channel imports the core and itself',
    'packages/server/src/publication/web/pages/a.ts',
    `import '../../b.ts'; import '../listes/c.ts';`,
  ],
  [
    'ui imports ui and its style',
    'packages/console/src/ui/a.tsx',
    `import './b.tsx'; import './a.module.css'; import 'react';`,
  ],
  [
    'rendering draws what was composed',
    'packages/server/src/rendering/web/a.ts',
    `import '../../composition/objet-compose.ts'; import '../../composition/mots/b.ts'; import '../../catalogue/jours/jours.rules.ts';`,
  ],
  [
    'a channel draws with its own rendering and with what channels share',
    'packages/server/src/publication/web/a.ts',
    `import '../../rendering/web/b.ts'; import '../../rendering/photo.rules.ts';`,
  ],
  [
    'composition reads records',
    'packages/server/src/composition/a.ts',
    `import '../crud/read/record.repository.ts'; import '../platform/auth/identity.ts';`,
  ],
  ['a folder knows the tables', 'packages/server/src/platform/jobs/a.ts', imports('../../schema.ts')],
  ['rendering knows the files of the product', 'packages/server/src/rendering/print/a.ts', imports('../../assets.ts')],
  [
    'what prints starts its processes, and draws',
    'packages/server/src/process/impression.ici.ts',
    `import './impression.ts'; import '../rendering/print/b.ts'; import '../platform/equipe/c.ts';`,
  ],
  ['the server starts what prints', 'packages/server/src/jobs.ts', imports('./process/impression.ts')],
  ['main.ts reads the environment', 'packages/server/src/main.ts', 'process.env.PORT;'],
  ['so does what gives way', 'packages/server/src/platform/give-way.ts', 'process.env.GIVE_WAY;'],
  [
    'a test imports anything',
    'packages/server/src/areas/tris/a.test.ts',
    `import '../selections/b.ts'; process.env.CI;`,
  ],
  ['a journey imports anything', 'tests/journeys/a.ts', `import '@bridge/server/app';`],
  ['a tool reads the environment', 'tools/a.ts', `process.env.CI; import '@bridge/contract';`],
];

describe('refused', () => {
  test.each(REFUSED)('%s', (_, path, text) => {
    expect(verdict({ [path]: text })).toEqual([expect.stringContaining(path)]);
  });
});

describe('accepted', () => {
  test.each(ACCEPTED)('%s', (_, path, text) => {
    expect(verdict({ [path]: text })).toEqual([]);
  });
});

test('every path that a rule names is that of a file, or of a folder with files', () => {
  const files = listFiles('packages');
  const isThere = (path: string) => files.some((file) => `${file}/`.startsWith(path.endsWith('/') ? path : `${path}/`));
  expect(NAMED_PATHS.length).toBeGreaterThan(0);
  expect(NAMED_PATHS.filter((path) => !isThere(path))).toEqual([]);
});
