import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { installErrorAnswers } from './errors.ts';
import { installSecurityTxt } from './security-txt.ts';

const open = (contact: string) => {
  const app = fastify();
  installErrorAnswers(app);
  const clock = { now: () => new Date('2026-11-15T10:20:00Z') };
  installSecurityTxt(app, { clock, publicUrl: 'https://bridge.example/', contact: async () => contact });
  return app.inject('/.well-known/security.txt');
};

describe('/.well-known/security.txt', () => {
  it('tells whom to write to, until a day that is computed', async () => {
    const { statusCode, headers, body } = await open('mailto:securite@office.example');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toBe(
      [
        'Contact: mailto:securite@office.example',
        'Expires: 2027-05-14T00:00:00.000Z',
        'Preferred-Languages: fr, en',
        'Canonical: https://bridge.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is not there while nobody said who answers', async () => {
    expect((await open('')).statusCode).toBe(404);
  });
});
