import { describe, expect, it } from 'vitest';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from '../testing/document.ts';
import { balanced, fichesParPage, type PlanDePages, shortened } from './pages.rules.ts';

type Repere = PlanDePages['reperes'][number];
const at = (cle: string, page: number, y: number, fin: number, x = 14): Repere => ({
  cle,
  sorte: 'fiche',
  page,
  x,
  y,
  fin: { page, y: fin },
});
const fiches = ['a', 'b', 'c', 'd'].map((cle) => ficheDEssai(cle));

describe('pages that hold too few fiches', () => {
  const document = documentDEssai({ parties: [rubriqueDEssai(fiches)] });
  const miseEnPage = { ...document.miseEnPage, fichesMin: 4 };
  const plan = {
    pages: 2,
    reperes: [at('a', 1, 12, 112), at('b', 1, 12, 60, 78), at('c', 2, 12, 40), at('d', 2, 12, 40, 78)],
  };

  it('set small what takes more than its share there, but for the last page', () => {
    const [rubrique] = shortened({ ...document, miseEnPage }, plan).parties;
    expect(rubrique).toMatchObject({
      groupes: [
        { elements: ['compacte', 'standard', 'standard', 'standard'].map((presentation) => ({ presentation })) },
      ],
    });
  });

  it('are as they are where nothing is asked', () => {
    expect(shortened(document, plan)).toBe(document);
  });

  it('are told by the fiches that begin on them', () => {
    expect(fichesParPage(rubriqueDEssai(fiches), plan)).toEqual([
      { page: 1, cles: ['a', 'b'] },
      { page: 2, cles: ['c', 'd'] },
    ]);
  });
});

describe('what is left at the end of a section', () => {
  const blanc = { fichier: 'images/b.jpg', alternative: '', credit: null };
  const ends = (fin: number) => ({ pages: 1, reperes: [at('a', 1, 12, fin), at('b', 1, 12, fin, 78)] });
  const of = (changes: object) => documentDEssai({ parties: [rubriqueDEssai(fiches.slice(0, 2), changes)] });

  it('is as high as the page goes on below its fiches', () => {
    expect(balanced(of({ blanc }), ends(60)).blancs).toEqual({ r: 98 });
  });

  it('is nothing where it is low, or where no photo is to fill it', () => {
    expect(balanced(of({ blanc }), ends(160)).blancs).toEqual({});
    expect(balanced(of({}), ends(60)).blancs).toEqual({});
  });
});

describe('words that fill blanks', () => {
  const astuces = ['Venez tôt.', 'Le lundi, tout est calme.'].map((texte) => ({ genre: 'astuce', texte }) as const);
  const section = (cle: string) => rubriqueDEssai([ficheDEssai(`${cle}-1`)], { cle });
  const document = documentDEssai({ parties: ['r', 's', 't'].map(section), complements: astuces });
  const ends = (...fins: readonly number[]) => ({
    pages: 3,
    reperes: ['r-1', 's-1', 't-1'].map((cle, rank) => at(cle, rank + 1, 12, fins[rank] ?? 160)),
  });
  const dealt = (plan: PlanDePages) => {
    const { parties, complements } = balanced(document, plan);
    return {
      sections: parties.map((partie) => (partie.genre === 'rubrique' ? (partie.astuce ?? '') : '')),
      pages: complements,
    };
  };

  it('go to the sections that have room for them, and the others to the pages that complete the document', () => {
    const [first, second] = astuces;
    expect(dealt(ends(160, 60))).toEqual({ sections: ['', first?.texte, ''], pages: [second] });
    expect(dealt(ends(60, 160, 60))).toEqual({ sections: [first?.texte, '', second?.texte], pages: [] });
    expect(dealt(ends(60, 60, 60))).toEqual({ sections: [first?.texte, second?.texte, ''], pages: [] });
  });

  it('all wait for those pages where no section has room', () => {
    expect(dealt(ends())).toEqual({ sections: ['', '', ''], pages: astuces });
  });
});

describe('the columns of the last page of a section', () => {
  const uneven = {
    pages: 1,
    reperes: ['a', 'b', 'c', 'd'].map((cle, rank) => at(cle, 1, 12 + rank * 40, 50 + rank * 40)),
  };

  it('end together, by the fiche that opens the second one', () => {
    expect(balanced(documentDEssai({ parties: [rubriqueDEssai(fiches)] }), uneven).ruptures).toEqual(['c']);
  });

  it('are left alone where another section goes on in them', () => {
    const parties = [rubriqueDEssai(fiches.slice(0, 3)), rubriqueDEssai(fiches.slice(3), { cle: 's', saut: 'aucun' })];
    expect(balanced(documentDEssai({ parties }), uneven).ruptures).toEqual([]);
  });
});

describe('a section that may take so many pages', () => {
  it('leaves out what stands beyond, and legends the drawings that nobody meets any more', () => {
    const worded = (name: string) => [
      {
        titre: '',
        style: '',
        noeuds: [{ genre: 'puces', titre: '', lignes: [[{ texte: name, picto: `images/${name}.svg` }]] } as const],
      },
    ];
    const drawn = (name: string) => ({ fichier: `images/${name}.svg`, alternative: name, credit: null });
    const [first, second] = [ficheDEssai('a', { picto: drawn('wifi') }), ficheDEssai('b', { blocs: worded('velo') })];
    const legende = {
      genre: 'legende',
      titre: '',
      colonnes: 1,
      style: 'lignes',
      exacte: true,
      groupes: [
        { titre: 'Ici', entrees: ['wifi', 'velo', 'parking'].map((mots) => ({ picto: drawn(mots), mots })) },
        { titre: 'Ailleurs', entrees: [{ picto: drawn('velo'), mots: 'velo' }] },
      ],
      saut: 'page',
    } as const;
    const parties = [rubriqueDEssai([first, second], { limitePages: 1 }), legende, { ...legende, exacte: false }];
    const [rubrique, exact, whole] = shortened(documentDEssai({ parties }), {
      pages: 2,
      reperes: [at('a', 1, 12, 60), at('b', 2, 12, 60)],
    }).parties;
    expect(rubrique).toMatchObject({ groupes: [{ elements: [{ cle: 'a' }] }] });
    expect(exact).toMatchObject({
      groupes: [{ titre: 'Ici', entrees: [{ mots: 'wifi' }, { mots: 'parking' }] }],
    });
    expect(exact).toHaveProperty('groupes.length', 1);
    expect(whole).toMatchObject({ groupes: legende.groupes });
  });
});
