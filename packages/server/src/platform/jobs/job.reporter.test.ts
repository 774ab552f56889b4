import { describe, expect, it } from 'vitest';
import type { Progress } from './job.definition.ts';
import { createReporter } from './job.reporter.ts';
import type { Note } from './report.repository.ts';

function recording(every: number, save: () => Promise<void> = async () => undefined) {
  const saved: [Progress | null, string[]][] = [];
  const errors: unknown[] = [];
  const reporter = createReporter({
    clock: { now: () => new Date('2026-11-15T10:00:00Z') },
    every,
    save: async (progress: Progress | null, notes: readonly Note[]) => {
      saved.push([progress, notes.map(({ texte }) => texte)]);
      await save();
    },
    onError: (error) => errors.push(error),
  });
  return { reporter, saved, errors };
}

describe('what a job says of itself', () => {
  it('is written together: the newest progress, and every note in its order', async () => {
    const { reporter, saved } = recording(60_000);
    reporter.progress({ etape: 'Lecture' });
    reporter.progress({ progression: 10 });
    reporter.progress({ progression: 20 });
    reporter.note('info', 'un');
    reporter.note('erreur', 'deux');
    expect(saved).toEqual([]);
    await reporter.flush();
    await reporter.flush();
    expect(saved).toEqual([[{ etape: 'Lecture', progression: 20 }, ['un', 'deux']]]);
  });

  it('ends with a word when it is endless', async () => {
    const { reporter, saved } = recording(60_000);
    for (let line = 1; line <= 5_000; line += 1) reporter.note('info', `ligne ${line}`);
    await reporter.flush();
    expect(saved[0]?.[1]).toHaveLength(1_000);
    expect(saved[0]?.[1].at(-1)).toBe('La suite n’est plus notée.');
  });

  it('that cannot be written does not fail the job, and is written as soon as it can', async () => {
    let away = true;
    const { reporter, saved, errors } = recording(60_000, async () => {
      if (away) throw new Error('away');
    });
    reporter.note('info', 'un');
    await reporter.flush();
    expect(errors).toHaveLength(1);
    reporter.note('info', 'deux');
    away = false;
    await reporter.flush();
    expect(saved.at(-1)?.[1]).toEqual(['un', 'deux']);
  });

  it('that the database refuses again and again is given up, and keeps nothing else from being written', async () => {
    const { reporter, saved, errors } = recording(60_000, async () => {
      if (saved.at(-1)?.[1].includes('refusée')) throw new Error('refused');
    });
    reporter.note('info', 'refusée');
    for (let times = 0; times < 5; times += 1) await reporter.flush();
    expect(errors).toHaveLength(3);
    reporter.note('info', 'suivante');
    await reporter.flush();
    expect(saved.at(-1)?.[1]).toEqual(['suivante']);
  });

  it('waits for a database that is away, for as long as that takes', async () => {
    let away = true;
    const { reporter, saved } = recording(60_000, async () => {
      if (away) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    });
    reporter.note('info', 'un');
    for (let times = 0; times < 10; times += 1) await reporter.flush();
    away = false;
    await reporter.flush();
    expect(saved.at(-1)?.[1]).toEqual(['un']);
  });

  it('holds nothing that cannot be written', async () => {
    const { reporter, saved } = recording(60_000);
    reporter.note('info', 'a\0b');
    await reporter.flush();
    expect(saved.at(-1)?.[1]).toEqual(['a\ufffdb']);
  });
});
