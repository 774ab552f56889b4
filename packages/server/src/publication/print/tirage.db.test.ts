import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { fiche, guide, image, long } from './testing/guide.ts';
import { readPdf } from './testing/lire.ts';

const world = useWorld();
it('prints every fiche, and what the contents and the index say is where it really is', async () => {
  const { objets, draw } = await guide(world());
  await objets(...Array.from({ length: 24 }, (_, n) => fiche(`Auberge n° ${n + 1}`, n % 2 ? 'Valdoré' : 'Malbrume')));
  const { bytes, plan } = await draw();
  const { pages, roles, info, outline } = await readPdf(bytes);
  expect(pages).toHaveLength(plan.pages);
  expect(pages.length % 4).toBe(0);
  expect(info.Title).toBe('Où dormir et manger');
  expect(outline).toEqual(['Se restaurer', 'Index']);
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'P']));
  const indexed = pages.findIndex((page) => page.includes('Index\n') && page.includes('Auberge n° 1'));
  for (let n = 1; n <= 24; n += 1) {
    const nom = new RegExp(`Auberge n° ${n}(?!\\d)`);
    const at = pages.findIndex((page, rank) => rank !== indexed && nom.test(page));
    // The two pages of the cover are not counted.
    const told = new RegExp(`Auberge n° ${n}(?!\\d)[ .]*(\\d+)`).exec(pages[indexed] ?? '')?.[1];
    expect({ n, told }).toEqual({ n, told: String(at - 1) });
  }
});

it('the same data give the same file, byte for byte', async () => {
  const { objets, draw } = await guide(world());
  await objets(fiche('Auberge', 'Malbrume', image('https://photos.example/a.jpg')));
  const [first, second] = [await draw(), await draw()];
  expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
});

it('for a printer: boxes, four inks, and photos at the asked resolution or told to be smaller', async () => {
  const { objets, draw } = await guide(world(), { fondPerdu: 3, resolution: 300 });
  await objets(
    fiche('Auberge', 'Malbrume', image('https://photos.example/a.jpg', { credit: 'Office' })),
    fiche('Table', 'Malbrume', image('https://photos.example/b.jpg')),
    fiche('Gîte', 'Malbrume', image('https://ailleurs.example/c.jpg', { credit: 'Office' })),
  );
  const { bytes, remarques, document } = await draw({ canal: 'impression' });
  const [page] = (await PDFDocument.load(bytes)).getPages();
  const mm = (points = 0) => Math.round((points / 72) * 25.4);
  expect([page?.getTrimBox(), page?.getBleedBox()].map((box) => [mm(box?.x), mm(box?.width), mm(box?.height)])).toEqual(
    [
      [10, 148, 210],
      [7, 154, 216],
    ],
  );
  expect(document.page.fondPerdu).toBe(3);
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain('DeviceCMYK');
  expect(remarques.map(({ genre, texte }) => [genre, texte.includes('Table') || texte.includes('Gîte')])).toEqual(
    expect.arrayContaining([
      ['credit', true],
      ['photo', true],
    ]),
  );
});

it('a fiche that is taller than its column is cut, all of it is printed, and the report says where', {
  tags: 'torture',
}, async () => {
  const { objets, draw } = await guide(world());
  const [, id] = await objets(
    fiche('Auberge', 'Malbrume'),
    fiche('Bavarde', 'Malbrume', { description: { fr: `${long.repeat(40)} Terminus.` } }),
  );
  const { bytes, remarques } = await draw();
  expect(remarques.filter(({ genre }) => genre === 'deborde')).toEqual([
    expect.objectContaining({ gravite: 'alerte', objet: id, page: expect.any(Number) }),
  ]);
  const { pages } = await readPdf(bytes);
  const [begun, ended] = ['Bavarde', 'Terminus'].map((word) => pages.findIndex((page) => page.includes(word)));
  expect(ended).toBeGreaterThan(begun ?? 0);
});

it('an empty section is not printed, nor told in the contents', async () => {
  const { draw } = await guide(world());
  const { bytes, remarques } = await draw();
  const { pages, outline } = await readPdf(bytes);
  expect(outline).toEqual([]);
  expect(pages.join('')).not.toContain('Se restaurer');
  expect(remarques.map(({ genre }) => genre)).toContain('vide');
});

it('a section that may take so many pages takes no more, and nothing is told of what it left out', {
  tags: 'torture',
}, async () => {
  const { objets, draw } = await guide(world(), {}, { limitePages: 1 });
  const photo = (n: number) => image(`https://photos.example/${n}.jpg`);
  await objets(...Array.from({ length: 40 }, (_, n) => fiche(`Auberge n° ${n + 1}`, 'Malbrume', photo(n))));
  const { plan, objets: printed, remarques } = await draw();
  expect(new Set(plan.reperes.map(({ page }) => page)).size).toBe(1);
  expect(printed).toHaveLength(plan.reperes.length);
  expect(printed.length).toBeLessThan(40);
  const told = remarques.flatMap(({ genre, objet }) => (genre === 'credit' ? [objet] : []));
  expect(told.sort()).toEqual([...printed].sort());
  expect(remarques.filter(({ objet, page }) => objet !== null && page === null)).toEqual([]);
});

it('fewer fiches than columns take the width of those that would be empty, unless another section shares their pages', async () => {
  const { objets, draw, modele } = await guide(world());
  await objets(fiche('Auberge', 'Malbrume'));
  const columnsOf = async (plan = modele.plan) => {
    const { document } = await draw({ modele: { ...modele, plan } });
    return document.parties.flatMap((partie) => (partie.genre === 'rubrique' ? partie.parRangee : []));
  };
  expect(await columnsOf()).toEqual([1]);
  const sections = modele.plan.filter(({ genre }) => genre === 'rubrique');
  expect(await columnsOf([...sections, ...sections.map((one) => ({ ...one, saut: 'aucun' as const }))])).toEqual([
    2, 2,
  ]);
});
