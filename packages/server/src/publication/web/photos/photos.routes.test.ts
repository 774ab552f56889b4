import { errorKinds } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { installErrorAnswers } from '../../../platform/http/errors.ts';
import { PHOTO_ABSENTE } from '../../../rendering/photo.absente.ts';
import { installPhotos } from './photos.routes.ts';

const asked = async (accept: string) => {
  const app = fastify();
  onTestFinished(() => app.close());
  installErrorAnswers(app);
  installPhotos(app, async () => ({ etat: 'absente' }));
  return app.inject({ url: '/public/photos/12/0-3f9a/320-4x3-sujet.webp', headers: { accept } });
};

it('a photo that cannot be had is a drawing where a picture is asked for, without being one', async () => {
  const { statusCode, headers, body } = await asked('image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8');
  expect([statusCode, body]).toEqual([404, PHOTO_ABSENTE]);
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('image/svg+xml'),
    'cache-control': 'public, max-age=60',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

it('a photo that cannot be had is an error to who asks for anything', async () => {
  const answer = await asked('*/*');
  expect([answer.statusCode, answer.json().code]).toEqual([404, errorKinds.notFound.code]);
});
