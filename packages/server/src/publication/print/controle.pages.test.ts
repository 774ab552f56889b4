import { expect, it } from 'vitest';
import type { PageImprimee } from '../../rendering/print/document/document.ts';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from '../../rendering/print/testing/document.ts';
import { couverture, drawn, saut } from '../../rendering/print/testing/draw.ts';
import { blanches, indexSansRenvoi } from './controle.pages.ts';

const plan = { pages: 8, reperes: [] };

it('blank pages that complete a booklet are counted and told, until something fills them', async () => {
  const document = documentDEssai({ couverture });
  const told = async (remplissage: 'rien' | 'annonce' | 'notes') => {
    const miseEnPage = { ...document.miseEnPage, multiple: 4, remplissage };
    const tirage = await drawn({ ...document, miseEnPage });
    if (!('plan' in tirage)) throw new Error('not drawn');
    expect(tirage.plan.pages).toBe(8);
    return blanches({ tirage }).map(({ texte }) => texte);
  };
  expect(await told('rien')).toEqual([expect.stringContaining('Pages blanches à la fin\u00a0: 3,')]);
  expect(await told('annonce')).toEqual([expect.stringContaining('Ce que le modèle y met ne suffit pas')]);
  expect(await told('notes')).toEqual([]);
});

it('the index of a folded sheet is told to lead nowhere, unless its fiches bear numbers', () => {
  const base = documentDEssai();
  const page: PageImprimee = { ...base.page, volets: [97, 100, 100] };
  const said = (numero: number | null, of = page) => {
    const parties = [
      rubriqueDEssai([ficheDEssai('0-1', { numero })]),
      { genre: 'index', titre: 'Index', entrees: [{ mots: 'Auberge', fiches: ['0-1'] }], saut } as const,
    ];
    return indexSansRenvoi({ tirage: { document: { ...base, page: of, parties }, plan } }).length;
  };
  expect([said(null), said(1), said(null, base.page)]).toEqual([1, 0, 0]);
});
