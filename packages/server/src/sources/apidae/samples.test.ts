import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { documentSchema, sourceSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../reading/archives/folder.ts';
import { drain } from '../reading/testing.ts';
import { FicheRefusee } from '../source.ts';
import { apidae } from './source.ts';
import { fluxApidae } from './testing.ts';

const SAMPLES = resolve(import.meta.dirname, '../../../../../../shared/samples/apidae');

describe.skipIf(!existsSync(SAMPLES))('real answers of Apidae', () => {
  it('are understood, or refused with a reason', async () => {
    const flux = fluxApidae();
    const understood: Record<string, number> = {};
    for (const fichier of await filesOf(SAMPLES)) {
      const { given, error } = await drain(apidae.read(flux, { cle: 'a', fichier }));
      expect(error).toBeUndefined();
      for (const lecture of given) {
        if (lecture.kind !== 'fiche') continue;
        try {
          const read = apidae.interpret(flux, lecture.valeur, {});
          documentSchema.parse(read.document);
          sourceSchema.parse(read.source);
          understood[basename(fichier)] = (understood[basename(fichier)] ?? 0) + 1;
        } catch (refused) {
          if (!(refused instanceof FicheRefusee)) throw refused;
        }
      }
    }
    const counts = Object.values(understood);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(110);
    expect(Object.entries(understood).find(([name]) => name.endsWith('.zip'))?.[1]).toBe(5);
  });
});
