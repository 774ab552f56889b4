import { expect, it } from 'vitest';
import { jourDeSemaineEnMots } from '../../../composition/mots/nombre.words.ts';
import { motsImprimes } from '../mots.words.ts';
import { documentDEssai, ficheDEssai, rubriqueDEssai } from '../testing/document.ts';
import { couverture, drawn, saut } from '../testing/draw.ts';

const wide = { parRangee: 1, largeur: 124 };
const plie = { largeur: 297, interieure: 10, volets: [97, 100, 100] };
const sommaire = {
  genre: 'sommaire',
  base: 'classique',
  colonnes: 1,
  niveaux: 2,
  points: true,
  pictos: false,
} as const;

it('the date of an agenda is that of each language: its weekday whole, its month without what led to it', async () => {
  const dated = async (langue: 'fr' | 'en' | 'de' | 'es' | 'pt') => {
    const groupes = [{ titre: jourDeSemaineEnMots('2027-05-12', langue), niveau: 1, elements: [ficheDEssai('0-1')] }];
    const document = documentDEssai({
      langue,
      mots: motsImprimes(langue),
      parties: [rubriqueDEssai([], { ...wide, groupes })],
    });
    const { pages } = await drawn(document, { edition: { base: 'agenda' } });
    return pages[0] ?? '';
  };
  expect(await dated('fr')).toMatch(/Mercredi\s*mai 2027/);
  expect(await dated('en')).toMatch(/Wednesday\s*May 2027/);
  expect(await dated('de')).toMatch(/Mittwoch\s*Mai 2027/);
  expect(await dated('es')).toMatch(/Miércoles\s*mayo de 2027/);
  expect(await dated('pt')).toMatch(/Quarta-feira\s*maio de 2027/);
});

it('the head of a page tells the group that goes on there, and the last that begins', async () => {
  const tall = { genre: 'paragraphes', paragraphes: [[{ texte: 'Une grande maison. '.repeat(160) }]] } as const;
  const fiche = (cle: string) => ficheDEssai(cle, { blocs: [{ titre: '', style: '', noeuds: [tall] }] });
  const groupes = ['Ambre', 'Bise'].map((titre, rang) => ({
    titre,
    niveau: 1,
    elements: [fiche(`${rang}-1`), fiche(`${rang}-2`)],
  }));
  const document = documentDEssai({ parties: [rubriqueDEssai([], { ...wide, groupes })] });
  const miseEnPage = { ...document.miseEnPage, insecables: false };
  const { pages } = await drawn({ ...document, miseEnPage }, { edition: { base: 'annuaire' } });
  const opening = pages.findIndex((page) => page.includes('Bise') && page.includes('Une grande maison'));
  expect(pages[opening]).toContain('Ambre – Bise');
});

it('beside a pictogram, words have the room that a photo would leave them, however large it would be', async () => {
  const drawing = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
  );
  const picto = { fichier: 'images/a.svg', alternative: 'Hôtel', credit: null };
  const vedette = ficheDEssai('0-1', { picto, presentation: 'vedette', vignette: 90.5 });
  const document = documentDEssai({ parties: [rubriqueDEssai([vedette], { largeur: 90.5 })] });
  const page = { ...document.page, largeur: 210 };
  const { pages } = await drawn({ ...document, page }, {}, { 'images/a.svg': drawing });
  expect(pages[0]).toContain('Une grande maison au bord de l’eau.');
});

it('a folded sheet tells no page that it does not bear, and has as many sides as paper has', async () => {
  const fiches = Array.from({ length: 30 }, (_, rang) => ficheDEssai(`0-${rang}`, { numero: 100 + rang }));
  const index = {
    genre: 'index',
    titre: 'Index',
    entrees: [{ mots: 'Auberge', fiches: ['0-3', '0-20'] }],
    saut,
  } as const;
  const document = documentDEssai({
    couverture,
    parties: [{ ...sommaire, saut }, rubriqueDEssai(fiches, { largeur: 77 }), index],
  });
  const { pages } = await drawn(
    { ...document, page: { ...document.page, ...plie } },
    { edition: { base: 'depliant' } },
  );
  expect(pages.length % 2).toBe(0);
  expect(pages[0]).toMatch(/Sommaire\n?Se loger\n?Samedi 12 juin 2027\n?Index(?! ?\d)/);
  expect(pages.join('')).toMatch(/Auberge[ .]*103, ?120/);
});

it('an index tells pages that follow one another as one range', async () => {
  const fiches = Array.from({ length: 30 }, (_, rang) => ficheDEssai(`0-${rang}`));
  const entrees = [
    { mots: 'Partout', fiches: fiches.map(({ cle }) => cle) },
    { mots: 'Au début', fiches: ['0-0', '0-1'] },
  ];
  const { pages } = await drawn(
    documentDEssai({ parties: [rubriqueDEssai(fiches), { genre: 'index', titre: 'Index', entrees, saut }] }),
  );
  expect(pages.at(-1)).toMatch(new RegExp(`Partout[ .]*1–${pages.length - 1}`));
  expect(pages.at(-1)).toMatch(/Au début[ .]*1(?!–)/);
});

it('a title whose longest word would run over its number is set smaller in the contents', async () => {
  const titre = 'Übernachtungsmöglichkeitenverzeichnis';
  const { pages } = await drawn(
    documentDEssai({
      langue: 'de',
      page: { ...documentDEssai().page, largeur: 99, colonnes: 1 },
      parties: [{ ...sommaire, saut }, rubriqueDEssai([ficheDEssai('0-1')], { titre, largeur: 75, parRangee: 1 })],
    }),
  );
  expect(pages[0]).toMatch(new RegExp(`${titre}[ .]*\\n?2`));
});

it('an index that goes on says its title at the head of its pages, and has initials where they lead to several words', async () => {
  const fiches = Array.from({ length: 8 }, (_, rang) => ficheDEssai(`0-${rang}`, { blocs: [] }));
  const index = (titre: string, count: number, mots: (rang: number) => string) => {
    const entrees = Array.from({ length: count }, (_, rang) => ({ mots: mots(rang), fiches: [`0-${rang % 8}`] }));
    return { genre: 'index', titre, entrees, saut } as const;
  };
  const initials = 'ABCDEFGH';
  const base = documentDEssai();
  const { pages } = await drawn(
    documentDEssai({
      page: { ...base.page, hauteur: 120 },
      parties: [
        rubriqueDEssai(fiches),
        index('Index des noms', 120, (rang) => `Auberge ${rang}`),
        index('Index des communes', 8, (rang) => `${initials[rang]}mbreval`),
      ],
    }),
  );
  const opening = pages.findIndex((page) => page.includes('Index des noms'));
  expect(pages[opening]).toMatch(/A\n/);
  expect(pages[opening]).not.toContain('INDEX DES NOMS');
  expect(pages[opening + 1]).toContain('INDEX DES NOMS');
  expect(pages.at(-1)).not.toMatch(/\b[A-H]\n/);
});

it('words that lead to more than a column holds go on in the next ones, and leave no page blank', async () => {
  const fiches = Array.from({ length: 200 }, (_, rang) => ficheDEssai(`0-${rang}`, { blocs: [], numero: rang + 1 }));
  const entrees = ['Camping', 'Hôtel'].map((mots) => ({ mots, fiches: fiches.map(({ cle }) => cle) }));
  const base = documentDEssai();
  const { pages } = await drawn({
    ...base,
    page: { ...base.page, hauteur: 120 },
    miseEnPage: { ...base.miseEnPage, renvois: 'les-deux' },
    parties: [rubriqueDEssai(fiches), { genre: 'index', titre: 'Index par type', entrees, saut }],
  });
  const index = pages.slice(pages.findIndex((page) => page.includes('Index par type')));
  expect(index.length).toBeGreaterThan(1);
  for (const page of index) expect(page.match(/\(\d+\)/g)?.length ?? 0).toBeGreaterThan(20);
  // The last text of the page is its number.
  expect(index[0]).toMatch(/\n\d+$/);
});

it('lines that are not justified cut no word, but where words are long', async () => {
  const whole = async (langue: 'fr' | 'de', word: string, texte: string) => {
    const noeuds = [{ genre: 'paragraphes', paragraphes: [[{ texte: texte.repeat(8) }]] }] as const;
    const fiche = ficheDEssai('0-1', { blocs: [{ titre: '', style: '', noeuds }] });
    const { pages } = await drawn(documentDEssai({ langue, parties: [rubriqueDEssai([fiche])] }));
    return pages.join('\n').split(word).length - 1;
  };
  const french = 'Des établissements traditionnels, particulièrement accueillants. ';
  expect(await whole('fr', 'particulièrement', french)).toBe(8);
  const german = 'Übernachtungsmöglichkeiten und Familienunterkünfte der Gemeinde. ';
  expect(await whole('de', 'Familienunterkünfte', german)).toBeLessThan(8);
});
