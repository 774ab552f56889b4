import { json } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fields } from '../testing/essai.ts';
import { isTooOld, placeKey, readDraft, usableChanges, withoutSecrets } from './draft.rules.ts';

const DRAFT = { id: 'd', writer: 'w', at: '2026-11-14T18:30:00.000Z', version: 1, changes: {}, base: {} };

describe('a draft', () => {
  it('belongs to one person and one record', () => {
    const place = { userId: 7, resource: 'essai', recordId: 5 };
    const others = [
      { ...place, userId: 8 },
      { ...place, recordId: 50 },
      { ...place, recordId: null },
    ];
    for (const other of others) expect(placeKey(other).startsWith(placeKey(place))).toBe(false);
  });

  it('never holds a secret, not even inside a list', () => {
    const kept = withoutSecrets(fields, { nom: 'a', cle: 'motdepasse', mots: [{ mot: 'x', passe: 'motdepasse' }] });
    expect(JSON.stringify(kept)).not.toContain('motdepasse');
    expect(kept).toEqual({ nom: 'a', mots: [{ mot: 'x', passe: null }] });
  });

  it('that cannot be read is no draft', () => {
    for (const text of [null, '', '{', '[]', '{"id":1}']) expect(readDraft(text)).toBeNull();
    expect(readDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  });

  it('is too old after 30 days', () => {
    expect(isTooOld(DRAFT, new Date('2026-12-14T18:00:00Z'))).toBe(false);
    expect(isTooOld(DRAFT, new Date('2026-12-14T19:00:00Z'))).toBe(true);
  });

  it('gives back only what the form of today can show', () => {
    const changes = { nom: 'a', disparu: 1, mots: 'texte', libelle: null, modifieLe: 'x', rang: 3, cle: 'x' };
    expect(usableChanges(fields, changes)).toEqual({ nom: 'a', rang: 3 });
  });

  it('gives back JSON that was not finished', () => {
    const regles = json(z.array(z.number()), { label: 'Règles', initial: [], words: String });
    expect(usableChanges({ regles }, { regles: '[1,' })).toEqual({ regles: '[1,' });
  });
});
