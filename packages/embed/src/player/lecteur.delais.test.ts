import { type Manifeste, PROMIS } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { Banc, playing, START } from './testing/banc.ts';
import {
  diapositiveDe,
  manifesteDe,
  mediaDe,
  programmeDe,
  shown,
  urgenceDe,
  usual,
  vueDe,
} from './testing/manifeste.ts';
import type { Serveur } from './testing/serveur.ts';

/** The delays promised of screens, by the clock of the bench: the speed of this machine plays no part. */
const URGENCE = urgenceDe('2026-11-14T08:00:00Z', '2026-11-14T12:00:00Z');
const SECONDE = 1_000;
/** A slide that alone lasts longer than the promised delay. */
const long = (cle: string) => diapositiveDe(cle, { duree: 300 });
const before = manifesteDe([programmeDe([long('a'), long('b')])]);
const without = manifesteDe([programmeDe([long('b')])]);
const alerted = { ...before, urgences: [URGENCE] };
const film = mediaDe('un film de deux heures').media;
const withFilm = (manifeste: Manifeste): Manifeste => ({ ...manifeste, medias: [film] });

/** Seconds until the screen shows something else. */
async function until(banc: Banc, isSo: (quoi: string) => boolean): Promise<number> {
  const start = banc.reel;
  while (!isSo(banc.ecran) && banc.reel - start < 10 * PROMIS.retrait) await banc.advance(1);
  return banc.reel - start;
}

interface Cas {
  readonly nom: string;
  /** State of the stream once the screen plays. */
  readonly ecoute: Serveur['ecoute'];
}
const CASES: readonly Cas[] = [
  { nom: 'whose stream is cut', ecoute: 'coupe' },
  { nom: 'whose stream says nothing more, though nobody closed it', ecoute: 'muet' },
];

/** A screen that plays, at a given second of its own rhythm. */
async function at(phase: number, ecoute: Serveur['ecoute'], manifeste = before): Promise<Banc> {
  const banc = await playing(manifeste, 'ouvert');
  await banc.advance(phase);
  banc.serveur.ecoute = ecoute;
  expect(banc.ecran).toBe(shown('a'));
  return banc;
}
const PHASES = Array.from({ length: 14 }, (_, n) => n * 4 + (n % 3));

describe('a message of emergency', () => {
  it('covers a screen as soon as its stream says so', async () => {
    const banc = await at(7, 'ouvert');
    banc.serveur.publish(alerted);
    banc.serveur.push('urgence');
    await banc.advance(1);
    expect(banc.ecran).toBe('<p>Évacuez</p>');
  });

  it.each(CASES)(`covers a screen $nom within ${PROMIS.urgence / SECONDE} s`, async ({ ecoute }) => {
    for (const phase of PHASES) {
      const banc = await at(phase, ecoute);
      banc.serveur.publish(alerted);
      expect(await until(banc, (quoi) => quoi === '<p>Évacuez</p>')).toBeLessThanOrEqual(PROMIS.urgence);
    }
  });

  it('does not wait for a version that takes long to come', async () => {
    for (const ecoute of ['ouvert', 'coupe'] as const) {
      const banc = await at(3, ecoute);
      banc.serveur.suspendu = film.empreinte;
      banc.serveur.publish(withFilm(usual('a', 'c')));
      banc.serveur.push('manifeste');
      await banc.advance(70);
      banc.serveur.publish(withFilm({ ...usual('a', 'c'), urgences: [URGENCE] }));
      banc.serveur.push('urgence');
      expect(await until(banc, (quoi) => quoi === '<p>Évacuez</p>')).toBeLessThanOrEqual(PROMIS.urgence);
    }
  });
});

describe('a message of emergency on a screen that has nothing yet', () => {
  it('is shown while its first version is still on its way, and the screen waits again after it', async () => {
    const banc = new Banc(START);
    banc.serveur.ecoute = 'ouvert';
    banc.serveur.suspendu = film.empreinte;
    const soon = urgenceDe('2026-11-14T08:00:00Z', '2026-11-14T09:01:00Z');
    banc.serveur.publish(withFilm({ ...usual('a'), urgences: [soon] }));
    await banc.boot();
    await banc.advance(3);
    expect([banc.ecran, banc.accueil]).toEqual(['<p>Évacuez</p>', null]);
    await banc.advance(60);
    expect(banc.accueil).toMatchObject({ titre: 'Le contenu arrive' });
  });
});

describe('a slide that is withdrawn', () => {
  it.each(CASES)(`leaves a screen $nom within ${PROMIS.retrait / SECONDE} s`, async ({ ecoute }) => {
    for (const phase of PHASES) {
      const banc = await at(phase, ecoute);
      banc.serveur.publish(without);
      expect(await until(banc, (quoi) => quoi !== shown('a'))).toBeLessThanOrEqual(PROMIS.retrait);
      expect(banc.ecran).toBe(shown('b'));
    }
  });

  it('leaves without waiting for what comes in its place, and what stays goes on', async () => {
    const both = [long('a'), diapositiveDe('o', { vues: [vueDe('o-1', { objet: 1 }), vueDe('o-2', { objet: 2 })] })];
    const banc = await at(2, 'ouvert', manifesteDe([programmeDe(both)]));
    banc.serveur.suspendu = film.empreinte;
    const redrawn = diapositiveDe('o', { vues: [vueDe('o-1-bis', { objet: 1 })] });
    banc.serveur.publish(withFilm(manifesteDe([programmeDe([redrawn])])));
    banc.serveur.push('manifeste');
    expect(await until(banc, (quoi) => quoi !== shown('a'))).toBeLessThanOrEqual(PROMIS.retrait);
    const seen = new Set<string>();
    await banc.advance(120, () => seen.add(banc.ecran));
    // A slide whose new vue is not here yet shows the former vue of the same objet, and nothing of an objet that left.
    expect([...seen]).toEqual(['<p>o-1</p>']);
    expect(banc.serveur.dites.some(({ telechargement }) => telechargement < 100)).toBe(true);
  });

  it('is back where the version without it is given up before it was there', async () => {
    const banc = await at(2, 'ouvert');
    banc.serveur.suspendu = film.empreinte;
    const tell = (manifeste: Manifeste) => {
      banc.serveur.publish(manifeste);
      banc.serveur.push('manifeste');
    };
    tell(withFilm(without));
    expect(await until(banc, (quoi) => quoi !== shown('a'))).toBeLessThanOrEqual(PROMIS.retrait);
    tell(before);
    const seen = new Set<string>();
    await banc.advance(400, () => seen.add(banc.ecran));
    expect([...seen].sort()).toEqual([shown('a'), shown('b')]);
  });

  it('is not missed by a screen that was asking at that very moment', async () => {
    const banc = await at(5, 'ouvert');
    const { liaison } = banc.serveur;
    const answers: (() => void)[] = [];
    banc.serveur.liaison = (now) => {
      const made = liaison.call(banc.serveur, now);
      return {
        ...made,
        // The manifest is read, then the answer is held back.
        manifeste: async (connue) => {
          const answer = await made.manifeste(connue);
          if (answers.length === 0) await new Promise<void>((resolve) => answers.push(resolve));
          return answer;
        },
      };
    };
    banc.kill();
    banc.serveur.publish(usual('a', 'b', 'c'));
    await banc.boot();
    await banc.advance(2);
    banc.serveur.publish(without);
    banc.serveur.push('manifeste');
    answers[0]?.();
    await banc.advance(3);
    expect(banc.ecran).toBe(shown('b'));
  });
});

it('a screen that is spoken to asks for its manifest no more than it tells its news', async () => {
  const banc = await playing(before, 'ouvert');
  let asked = 0;
  banc.serveur.onDemande = () => {
    asked += 1;
  };
  await banc.advance(600);
  expect(asked).toBe(0);
  banc.serveur.ecoute = 'muet';
  await banc.advance(60);
  expect(asked).toBeGreaterThan(8);
});

it('a screen tells its news as often as its server asks', async () => {
  const banc = await playing(usual('a', 'b'));
  banc.serveur.nouvelles = 4;
  await banc.advance(60);
  const told = banc.serveur.dites.length;
  await banc.advance(180);
  expect(banc.serveur.dites.length).toBe(told);
  await banc.advance(60);
  expect(banc.serveur.dites.length).toBe(told + 1);
});
