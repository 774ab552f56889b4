import { apercuCallsBy } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { withNonce } from '../../../ui/html/html-page.ts';
import { descriptionCoupee, ESSAYABLES, titreCoupe } from './apercu.rules.ts';

describe('a page in its frame', () => {
  it('keeps its styles under the policy of the console', () => {
    expect(withNonce('<style>a{}</style><STYLE media="print">', 'abc=')).toBe(
      '<style nonce="abc=">a{}</style><style nonce="abc=" media="print">',
    );
    expect(withNonce('<style nonce="x">a{}</style><styled>', 'abc')).toBe('<style nonce="x">a{}</style><styled>');
  });

  it('is left as it is by a nonce that is none', () => {
    expect(withNonce('<style>', '"><script>')).toBe('<style>');
    expect(withNonce('<style>', '')).toBe('<style>');
  });

  it('can be tried for every resource that has one', () => {
    expect(Object.keys(ESSAYABLES).sort()).toEqual(Object.keys(apercuCallsBy).sort());
  });
});

describe('a page of results', () => {
  it('cuts between words what is too long', () => {
    expect(titreCoupe('Court')).toBe('Court');
    const cut = titreCoupe('Les meilleurs restaurants du lac de Malbrume et de ses villages alentour');
    expect(cut).toBe('Les meilleurs restaurants du lac de Malbrume et de ses…');
    expect(descriptionCoupee('x'.repeat(300))).toHaveLength(156);
  });
});
