import { aideOf, findPage, PAGES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { placeOf, SOMMAIRE } from '../src/manuel/address.ts';
import {
  anchorsOf,
  namesOf,
  picturesOf,
  pieces,
  readManuel,
  readPictures,
  textsOnScreen,
} from './testing/manuel.files.ts';

const MOST_BYTES_OF_PICTURES = 3_000_000;

const pages = readManuel();
const anchors = new Map(pages.map((page) => [page.nom, anchorsOf(page)]));

/** « page#part » where there is none. */
const isNowhere = ({ page, ancre }: { page: string; ancre: string | null }) =>
  !anchors.has(page) || (ancre !== null && !anchors.get(page)?.has(ancre));

describe('the manual', () => {
  it('speaks of every page of the console', () => {
    const inside = PAGES.filter(({ page }) => page.layout === 'shell');
    const silent = inside.filter((placed) => {
      const aide = aideOf(placed);
      return aide === undefined || isNowhere(placeOf(aide));
    });
    expect(silent.map(({ page }) => page.path)).toEqual([]);
  });

  it('has every page in its contents', () => {
    const contents = pages.find(({ nom }) => nom === SOMMAIRE);
    const linked = contents
      ? pieces(contents).flatMap((piece) => (piece.nom === 'lien' && 'page' in piece.vers ? [piece.vers.page] : []))
      : [];
    expect([...linked].sort()).toEqual([...anchors.keys()].filter((nom) => nom !== SOMMAIRE).sort());
  });

  it('leads to pages and parts that are there, of its own and of the console', () => {
    const broken = pages.flatMap((page) =>
      pieces(page).flatMap((piece) => {
        if (piece.nom !== 'lien') return [];
        const isBroken = 'ecran' in piece.vers ? !findPage(PAGES, piece.vers.ecran) : isNowhere(piece.vers);
        return isBroken ? [`${page.nom} : ${JSON.stringify(piece.vers)}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('names in bold only what is written on the screen', () => {
    const texts = textsOnScreen();
    for (const { page, sections } of PAGES) for (const { title } of [page, ...sections]) texts.add(title);
    const unknown = pages.flatMap((page) =>
      namesOf(page)
        .filter((name) => !texts.has(name))
        .map((name) => `${page.nom} : ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('has the pictures that it shows and no others, which weigh little', () => {
    const pictures = readPictures();
    expect([...new Set(pages.flatMap(picturesOf))].sort()).toEqual([...pictures.keys()].sort());
    expect([...pictures.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_BYTES_OF_PICTURES);
  });
});
