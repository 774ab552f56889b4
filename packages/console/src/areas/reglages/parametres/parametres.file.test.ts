import { PARAMETRES_INITIAUX, speakFrench } from '@bridge/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromFile, toFile } from './parametres.file.ts';

beforeAll(speakFrench);

const own = { ...PARAMETRES_INITIAUX, nom_instance: 'Val d’Ambre' };

describe('a file of parameters', () => {
  it('comes back as it left, but for the logo, which belongs to its instance', () => {
    const back = fromFile(toFile(own));
    expect(back).toMatchObject({
      kind: 'read',
      parametres: { nom_instance: 'Val d’Ambre', lien_aide: '' },
      ignored: [],
    });
    expect(Object.keys(back.kind === 'read' ? back.parametres : {})).not.toContain('logo');
  });

  it('leaves aside what is not on the page: rights do not travel in a file', () => {
    const text = JSON.stringify({ type: 'bridge.parametres', parametres: { sso_active: true, nom_instance: 'X' } });
    expect(fromFile(text)).toEqual({ kind: 'read', parametres: { nom_instance: 'X' }, ignored: ['sso_active'] });
  });

  it('with one wrong value is refused whole, and says which', () => {
    const text = JSON.stringify({
      type: 'bridge.parametres',
      parametres: { nom_instance: 'X', retention_journal: 60 },
    });
    expect(fromFile(text)).toEqual({
      kind: 'refused',
      reason: '«\u00a0Conservation du journal d’audit\u00a0» ne convient pas\u00a0: De 1 à 25\u00a0mois.',
    });
  });

  it('that is something else is refused, whatever it is', () => {
    for (const text of ['', 'null', '[]', '{}', '{"type":"bridge.parametres"}', 'pas du JSON'])
      expect(fromFile(text).kind).toBe('refused');
  });
});
