import { describe, expect, it } from 'vitest';
import { readColour } from './colour.rules.ts';
import { kindsOf, refusalOf } from './files/file.rules.ts';
import { readJson } from './json-text.ts';

describe('a colour as it is typed', () => {
  it('becomes six small digits, or none, or waits', () => {
    expect(readColour('#1DA2DF')).toBe('#1da2df');
    expect(readColour('1da2df')).toBe('#1da2df');
    expect(readColour('#ABC')).toBe('#aabbcc');
    expect(readColour(' ')).toBeNull();
    expect(readColour('#1da2')).toBeUndefined();
    expect(readColour('red')).toBeUndefined();
  });
});

describe('a file', () => {
  const limits = { accept: ['image/png', 'image/webp'], largest: 1_000_000 };

  it('of the wrong kind, too heavy or empty is refused in words', () => {
    expect(refusalOf({ name: 'a.pdf', size: 10, type: 'application/pdf' }, limits)).toBe(
      '«\u00a0a.pdf\u00a0» n’est pas un fichier PNG ou WEBP.',
    );
    expect(refusalOf({ name: 'a.png', size: 2_400_000, type: 'image/png' }, limits)).toBe(
      '«\u00a0a.png\u00a0» pèse 2,4\u00a0Mo\u00a0: 1\u00a0Mo au plus.',
    );
    expect(refusalOf({ name: 'a.png', size: 0, type: 'image/png' }, limits)).toBe('«\u00a0a.png\u00a0» est vide.');
    expect(refusalOf({ name: 'a.png', size: 1_000_000, type: 'image/png' }, limits)).toBeUndefined();
  });

  it('is named by its kinds', () => {
    expect(kindsOf(['image/png', 'image/jpeg', 'image/svg+xml'])).toBe('PNG, JPEG ou SVG');
  });
});

describe('a JSON text', () => {
  it('that cannot be read says so', () => {
    expect(readJson('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(readJson('{"a":').ok).toBe(false);
  });
});
