import { PUBLIC } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { installErrorAnswers } from './errors.ts';
import { installFilesOrigin } from './files-origin.ts';
import { installRouteRegister } from './route-register.ts';

const config = { access: PUBLIC };

function served(filesUrl: string) {
  const app = fastify();
  installRouteRegister(app);
  installErrorAnswers(app);
  installFilesOrigin(app, filesUrl);
  app.get('/fichiers/:id', { config: { ...config, givenFile: true } }, async () => 'file');
  app.get('/console', { config }, async () => 'console');
  onTestFinished(() => app.close());
  return async (host: string, url: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { host } });
    return [statusCode, headers.location];
  };
}

it('files come from their own origin alone, and nothing else does', async () => {
  const ask = served('https://fichiers.example');
  expect(await ask('fichiers.example', '/fichiers/1')).toEqual([200, undefined]);
  expect(await ask('Fichiers.example.:443', '/fichiers/1')).toEqual([200, undefined]);
  expect(await ask('fichiers.example', '/console')).toEqual([404, undefined]);
  expect(await ask('fichiers.example', '/nowhere')).toEqual([404, undefined]);
  expect(await ask('bridge.example', '/console')).toEqual([200, undefined]);
  expect(await ask('bridge.example', '/fichiers/1?passe=a%2Fb')).toEqual([
    307,
    'https://fichiers.example/fichiers/1?passe=a%2Fb',
  ]);
});

it('without an origin of their own, files come from wherever they are asked for', async () => {
  const ask = served('');
  expect(await ask('bridge.example', '/fichiers/1')).toEqual([200, undefined]);
  expect(await ask('www.example', '/console')).toEqual([200, undefined]);
});
