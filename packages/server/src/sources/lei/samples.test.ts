import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { documentSchema, sourceSchema } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { filesOf } from '../reading/archives/folder.ts';
import { drain } from '../reading/testing.ts';
import { FicheRefusee } from '../source.ts';
import { lei } from './source.ts';
import { fluxLei } from './testing.ts';

const SAMPLES = resolve(import.meta.dirname, '../../../../../../shared/samples/lei');

describe.skipIf(!existsSync(SAMPLES))('real answers of LEI', () => {
  it('are understood, or refused with a reason', async () => {
    const flux = fluxLei();
    for (const fichier of await filesOf(SAMPLES)) {
      const { given, error, returned } = await drain(lei.read(flux, { cle: 'fr-1', fichier }));
      expect(error).toBeUndefined();
      expect(returned?.nombre).toBe(5);
      expect(given.filter(({ kind }) => kind === 'terme').length).toBeGreaterThan(100);
      for (const lecture of given) {
        if (lecture.kind !== 'fiche') continue;
        try {
          const read = lei.interpret(flux, lecture.valeur, {});
          documentSchema.parse(read.document);
          sourceSchema.parse(read.source);
        } catch (refused) {
          expect(refused).toBeInstanceOf(FicheRefusee);
        }
      }
    }
  });
});
