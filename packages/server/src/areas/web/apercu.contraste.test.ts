import { expect, it } from 'vitest';
import { unePageDAccueil, unePageDeListe, unSite } from '../../rendering/web/testing/pages.ts';
import { remarquesDeContraste } from './apercu.contraste.ts';

const ofSite = (couleur: string | null) => unePageDAccueil({ site: unSite({ couleur }) });

it('a colour that links cannot be read in is told with its ratio, and with what is used instead', () => {
  expect(remarquesDeContraste('site', ofSite('#1da2df'))).toEqual([
    expect.stringMatching(/^La couleur #1da2df n’a qu’un contraste de 2,8 .* en #[0-9a-f]{6} \([5-9],\d\)/),
  ]);
  expect(remarquesDeContraste('site', ofSite('#0b7285'))).toEqual([]);
  expect(remarquesDeContraste('site', ofSite(null))).toEqual([]);
});

it('the colour of a model goes before that of its site, and is told to whom may change it', () => {
  const page = unePageDeListe({ couleur: '#ffd43b', site: unSite({ couleur: '#0b7285' }) });
  expect(remarquesDeContraste('modeleListe', page)).toEqual([expect.stringContaining('#ffd43b')]);
  expect(remarquesDeContraste('listeWeb', page)).toEqual([]);
});
