import { errorKinds } from '@bridge/contract';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { TropLongError } from '../equipe/equipe.messages.ts';
import { installErrorAnswers } from './errors.ts';

/** The errors of PostgreSQL, as its client gives them. */
const ofDatabase = (code: string) => Object.assign(new Error('canceling statement'), { code });

it.each([
  ['a statement that the database stopped', ofDatabase('57014'), 'tooSlow'],
  ['work that a process was ended for', new TropLongError('more than 5 s of work'), 'tooSlow'],
  ['a database that stops', ofDatabase('57P01'), 'unavailable'],
  ['a disk that is full', ofDatabase('53100'), 'diskFull'],
] as const)('%s is said in its own words to who asked, and nothing of the inside', async (_, error, name) => {
  const app = fastify();
  installErrorAnswers(app);
  app.get('/', () => Promise.reject(error));
  const { statusCode, body } = await app.inject('/');
  const { status, code, message } = errorKinds[name];
  expect([statusCode, JSON.parse(body)]).toEqual([status, expect.objectContaining({ code, message })]);
  expect(body).not.toContain(error.message);
  await app.close();
});
