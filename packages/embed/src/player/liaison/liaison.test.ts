import { describe, expect, it, vi } from 'vitest';
import { createLecteurDEvenements, type Evenement } from './evenements.ts';
import { createLiaison, Revoque } from './liaison.ts';
import { attenteAvant } from './reprise.rules.ts';

const VERSION = 'a'.repeat(64);
const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function asked(answer: () => Response) {
  const calls: { readonly url: string; readonly init: RequestInit }[] = [];
  const fetch = async (url: unknown, init: RequestInit = {}) => {
    calls.push({ url: String(url), init });
    return answer();
  };
  return { calls, liaison: createLiaison({ fetch: fetch as typeof globalThis.fetch, jeton: () => 'jeton' }) };
}

describe('what a screen asks', () => {
  it('goes with its own credential, and with no cookie of anybody', async () => {
    const { calls, liaison } = asked(() => new Response(null, { status: 304 }));
    expect(await liaison.manifeste(VERSION)).toEqual({ etat: 'pareil' });
    expect(calls[0]).toMatchObject({
      url: '/e/api/manifeste',
      init: { credentials: 'omit', headers: { authorization: 'Bearer jeton', 'if-none-match': `"${VERSION}"` } },
    });
  });

  it('reads the version however the answer was packed', async () => {
    for (const etag of [`"${VERSION}"`, `W/"${VERSION}"`, `"${VERSION}-br"`]) {
      const { liaison } = asked(() => new Response('{}', { headers: { etag } }));
      expect(await liaison.manifeste(null)).toEqual({ etat: 'nouveau', version: VERSION, texte: '{}' });
    }
  });

  it('is not answered by a page of somebody else: a box that asks for a password makes nothing forgotten', async () => {
    const page = (status: number) =>
      asked(() => new Response('<html>', { status, headers: { 'content-type': 'text/html' } }));
    await expect(page(200).liaison.manifeste(null)).rejects.toThrow('200');
    await expect(page(401).liaison.manifeste(null)).rejects.not.toBeInstanceOf(Revoque);
    await expect(page(404).liaison.manifeste(null)).rejects.toThrow('404');
    await expect(page(200).liaison.passages([])).rejects.toThrow('200');
    await expect(asked(() => json(401, {})).liaison.manifeste(null)).rejects.toBeInstanceOf(Revoque);
  });

  it('hears the words of the server where nothing is given to it', async () => {
    const { liaison } = asked(() => json(404, { message: 'Choisissez un diaporama.' }));
    expect(await liaison.manifeste(null)).toEqual({ etat: 'rien', message: 'Choisissez un diaporama.' });
  });

  it('is given up where an answer begins and never ends', async () => {
    vi.useFakeTimers();
    try {
      const type = { 'content-type': 'application/json', etag: `"${VERSION}"` };
      const { liaison } = asked(() => new Response(new ReadableStream(), { headers: type }));
      const all = Promise.allSettled([liaison.manifeste(null), liaison.passages([])]);
      const { liaison: nothing } = asked(() => new Response(new ReadableStream(), { status: 404, headers: type }));
      const none = Promise.allSettled([nothing.manifeste(null)]);
      await vi.advanceTimersByTimeAsync(120_000);
      const told = [...(await all), ...(await none)];
      expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads a manifest that comes slowly to its end', async () => {
    vi.useFakeTimers();
    try {
      const slow = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 15_000));
          controller.enqueue(new TextEncoder().encode('é'));
          if (++sent === 8) controller.close();
        },
      });
      let sent = 0;
      const { liaison } = asked(() => new Response(slow, { headers: { etag: `"${VERSION}"` } }));
      const reading = liaison.manifeste(null);
      await vi.advanceTimersByTimeAsync(180_000);
      expect(await reading).toEqual({ etat: 'nouveau', version: VERSION, texte: 'é'.repeat(8) });
    } finally {
      vi.useRealTimers();
    }
  });

  it('listens to a stream until it ends', async () => {
    const heard: Evenement[] = [];
    const { liaison } = asked(() => new Response(': bonjour\n\nevent: manifeste\ndata: v2\n\n'));
    let signes = 0;
    await liaison.follow(
      (evenement) => heard.push(evenement),
      () => {
        signes += 1;
      },
    );
    // The stream is heard twice: its start, then its event.
    expect(signes).toBe(2);
    expect(heard).toEqual([{ nom: 'manifeste', donnees: 'v2' }]);
  });
});

it('events are read however they were cut', () => {
  const texte = ': silence\r\n\r\nevent: urgence\r\ndata: un\r\ndata: deux\r\n\r\ndata: seul\n\n';
  for (const size of [1, 2, 3, 7, 100]) {
    const heard: Evenement[] = [];
    const read = createLecteurDEvenements((evenement) => heard.push(evenement));
    for (let from = 0; from < texte.length; from += size) read(texte.slice(from, from + size));
    expect(heard).toEqual([
      { nom: 'urgence', donnees: 'un\ndeux' },
      { nom: 'message', donnees: 'seul' },
    ]);
  }
});

it('tries again later and later, a minute at most, and not all screens together', () => {
  const most = Array.from({ length: 12 }, (_, essais) => attenteAvant(essais, () => 1));
  expect(most.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(Math.max(...most)).toBe(60_000);
  expect(attenteAvant(9, () => 0.5)).toBe(30_000);
  expect(attenteAvant(9, () => 0)).toBe(250);
});
