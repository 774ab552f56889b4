import { ANOMALIES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { anomalieEnMots } from './anomalie.words.ts';

describe('an anomaly', () => {
  it('is explained, whichever it is', () => {
    for (const { value, label } of ANOMALIES) {
      const words = anomalieEnMots(value);
      expect(words.label).toBe(label);
      expect(words.explication).toMatch(/\.$/);
    }
  });

  it('says when it harms', () => {
    expect(anomalieEnMots('photo-perimee').grave).toBe(true);
    expect(anomalieEnMots('sans-photo').grave).toBe(false);
  });
});
