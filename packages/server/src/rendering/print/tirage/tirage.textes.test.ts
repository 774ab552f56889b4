import { expect, it } from 'vitest';
import { paragraphesDuHtml } from '../riche.ts';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from '../testing/document.ts';
import { drawn, saut } from '../testing/draw.ts';

it('a free page has its titles, its lists and its links; one that was kept when it held words alone is drawn all the same', async () => {
  const html =
    '<h2>Venir</h2><p>En <strong>train</strong>, <a href="https://gare.example">par ici</a>.</p><ul><li>À vélo</li></ul>';
  const page = { genre: 'page-libre', titre: 'Bienvenue', images: [], saut } as const;
  const { fautes, pages } = await drawn(
    documentDEssai({
      parties: [
        { ...page, texte: paragraphesDuHtml(html) },
        { ...page, titre: 'Avant', texte: ['Un mot.', 'Un autre.'] },
      ],
    }),
  );
  expect(fautes).toEqual([]);
  for (const words of ['Venir', 'En train, par ici.', '• À vélo']) expect(pages[0]).toContain(words);
  expect(pages[1]).toContain('Un autre.');
});

it('what a section leaves blank holds a tip, unless it is too long for that; the pages that complete the document hold the others', async () => {
  const document = documentDEssai({
    complements: ['Venez tôt.', 'Très long. '.repeat(400), 'Le lundi, tout est calme.'].map(
      (texte) => ({ genre: 'astuce', texte }) as const,
    ),
    parties: [rubriqueDEssai([ficheDEssai('0-1')], { cle: '0' }), rubriqueDEssai([ficheDEssai('1-1')], { cle: '1' })],
  });
  const miseEnPage = { ...document.miseEnPage, remplissage: 'astuce', multiple: 4 } as const;
  const { fautes, pages } = await drawn({ ...document, miseEnPage });
  expect(fautes).toEqual([]);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain('Venez tôt.');
  expect(pages[1]).not.toContain('Très long.');
  expect(pages[2]).toContain('Le lundi, tout est calme.');
  expect(pages[3]).not.toContain('calme');
});

it('a fiche does not say what the titles above it say, and a legend is not cut between two pages', async () => {
  const groupes = [
    { titre: 'Hôtel', niveau: 1, elements: [] },
    { titre: 'Malbrume', niveau: 2, elements: [ficheDEssai('0-1', { blocs: [] })] },
    { titre: 'Camping', niveau: 1, elements: [] },
    { titre: 'Malbrume', niveau: 2, elements: [ficheDEssai('0-2', { blocs: [] })] },
  ];
  const entrees = Array.from({ length: 4 }, (_, n) => ({ picto: null, mots: `Signe ${n + 1}` }));
  const legende = (titres: readonly string[]) =>
    ({
      genre: 'legende',
      titre: 'Légende',
      colonnes: 1,
      style: 'lignes',
      exacte: false,
      groupes: titres.map((titre) => ({ titre, entrees })),
      saut: 'aucun',
    }) as const;
  const { fautes, pages } = await drawn(
    documentDEssai({
      parties: [
        rubriqueDEssai([], { groupes }),
        legende(['Un', 'Deux', 'Trois', 'Quatre']),
        legende(['Cinq', 'Six', 'Sept', 'Huit']),
      ],
    }),
  );
  expect(fautes).toEqual([]);
  // « Hôtel » stands in the first title and, as the type of the fiche, under « Camping » only.
  expect(pages[0]?.match(/Hôtel/g)).toHaveLength(2);
  for (const group of ['Cinq', 'Six', 'Sept', 'Huit']) expect(pages.at(-1)).toContain(group);
});

it.each(['guide', 'annuaire'])(
  'values of one line are told apart, and no line of « %s » ends with what does it',
  async (base) => {
    const paires = Array.from({ length: 9 }, (_, n) => ({
      libelle: [{ texte: 'Mobile' }],
      valeur: [{ texte: `06 51 74 49 4${n}` }],
    }));
    const blocs = [{ titre: '', style: '', noeuds: [{ genre: 'paires', presentation: 'liste', paires } as const] }];
    const parties = [rubriqueDEssai([ficheDEssai('0-1', { blocs })])];
    const { fautes, pages } = await drawn(documentDEssai({ parties }), { edition: { base } });
    expect(fautes).toEqual([]);
    const text = pages.join('\n');
    for (const { valeur } of paires) for (const { texte } of valeur) expect(text).toContain(texte);
    expect(text).not.toMatch(/·\s*$/m);
  },
);
