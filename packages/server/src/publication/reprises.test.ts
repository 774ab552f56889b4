import { describe, expect, it, vi } from 'vitest';
import { createReprises, type Issue } from './reprises.ts';

/** On a machine that does much else. */
const IN_TIME = { timeout: 20_000 };

function open() {
  let now = Date.parse('2026-11-15T10:00:00Z');
  const reprises = createReprises({ now: () => new Date(now) });
  const made: string[] = [];
  /** Views of an answer, whose making ends with one issue after the other. */
  const see = (cle: string, times: number, ...issues: Issue[]) => {
    const remake = async () => {
      made.push(cle);
      return issues.shift() ?? 'gardee';
    };
    for (let time = 0; time < times; time += 1) reprises.seen(cle, remake);
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { reprises, made, see, wait };
}

describe('answers that were forgotten', () => {
  it('are made anew, the most seen first; what hardly anybody saw, or nobody for long, is left alone', async () => {
    const { reprises, made, see, wait } = open();
    see('ancienne', 50);
    wait(15 * 60_000);
    see('liste', 4);
    see('accueil', 9);
    see('fiche', 1);
    reprises.begin(['ancienne', 'liste', 'accueil', 'fiche', 'inconnue']);
    await vi.waitFor(() => expect(made).toEqual(['accueil', 'liste']), IN_TIME);
    // Nothing is left of it: the next change begins with its own answers.
    see('fiche', 1);
    reprises.begin(['fiche']);
    await vi.waitFor(() => expect(made).toEqual(['accueil', 'liste', 'fiche']), IN_TIME);
  });

  it('are tried again where something changed meanwhile, and not for ever', async () => {
    const { reprises, made, see } = open();
    see('changeante', 5, 'changee', 'changee', 'changee', 'changee');
    see('liste', 4, 'changee', 'gardee');
    reprises.begin(['changeante', 'liste']);
    await vi.waitFor(() => expect(made).toEqual(['changeante', 'changeante', 'changeante', 'liste', 'liste']), IN_TIME);
  });

  it('are left to their visitors once there is no room', async () => {
    const { reprises, made, see } = open();
    see('accueil', 9, 'remise');
    see('liste', 4);
    reprises.begin(['liste', 'accueil']);
    await reprises.stop();
    expect(made).toEqual(['accueil']);
  });

  it('are made a hundred at most', async () => {
    const { reprises, made, see } = open();
    for (let n = 0; n < 120; n += 1) see(`liste ${n}`, n + 3);
    reprises.begin(Array.from({ length: 120 }, (_, n) => `liste ${n}`));
    await vi.waitFor(() => expect(made).toHaveLength(100), IN_TIME);
    expect([made[0], made.at(-1)]).toEqual(['liste 119', 'liste 20']);
  });

  it('are made no more once the server stops', async () => {
    const { reprises, made, see } = open();
    see('accueil', 9);
    see('liste', 4);
    reprises.begin(['accueil', 'liste']);
    await reprises.stop();
    reprises.begin(['liste']);
    expect(made).toEqual(['accueil']);
  });
});
