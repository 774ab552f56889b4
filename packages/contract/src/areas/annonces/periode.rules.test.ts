import { describe, expect, it } from 'vitest';
import { periodeDeRegieSchema } from './diffusion.endpoints.ts';
import { JOURS_DE_PERIODE } from './periode.rules.ts';
import { shareRapport } from './rapport.endpoints.ts';
import { joursDuRapport } from './rapport.words.ts';

const said = (du: string, au: string) =>
  periodeDeRegieSchema.safeParse({ du, au }).error?.issues.map(({ message }) => message) ?? [];

describe('a period', () => {
  it('goes forward, and over two years at most, for a link as for a screen', () => {
    expect(said('2026-01-01', '2027-12-31')).toEqual([]);
    expect(said('2026-01-02', '2026-01-01')).toEqual(['La fin vient avant le début.']);
    expect(said('1000-01-01', '9999-12-31')).toEqual([expect.stringContaining('800')]);
    const link = { du: '1000-01-01', au: '9999-12-31', jours: 30 };
    expect(shareRapport.body?.safeParse(link).success).toBe(false);
    expect(shareRapport.body?.safeParse({ ...link, du: '9999-12-01' }).success).toBe(true);
  });

  it('that an old link names is drawn by its last days alone', () => {
    const days = joursDuRapport({ du: '1000-01-01', au: '2026-12-31' }, []);
    expect(days).toHaveLength(JOURS_DE_PERIODE);
    expect(days.at(-1)?.jour).toBe('2026-12-31');
  });

  it('counts one in the singular', () => {
    const nombres = { vues: 1, clics: 0, passages: 2, parutions: 0 };
    const [day] = joursDuRapport({ du: '2026-12-31', au: '2026-12-31' }, [{ jour: '2026-12-31', ...nombres }]);
    expect(day?.dit).toMatch(/1 vue, 2 passages$/);
  });
});
