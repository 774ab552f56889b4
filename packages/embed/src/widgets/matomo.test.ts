import { beforeEach, expect, it } from 'vitest';
import { tellMatomo } from './matomo.ts';
import { hoteDeTest } from './testing/page.ts';

beforeEach(() => window.history.replaceState(null, '', '/public/ot/fr/liste?q=secret#suite'));

/** A page of its own for each test: what listens to it ends with it. */
function opened(head: string, body = '') {
  const page = document.implementation.createHTMLDocument('Où manger – « secret »');
  page.head.insertAdjacentHTML('beforeend', head);
  page.body.innerHTML = body;
  const { hote } = hoteDeTest();
  tellMatomo(page, hote);
  const told = () => hote.notify.mock.calls.map(([{ searchParams }]) => Object.fromEntries(searchParams));
  const press = (id: string, click = 'click') =>
    page.getElementById(id)?.dispatchEvent(new MouseEvent(click, { bubbles: true, cancelable: true }));
  return { told, press, hote };
}

const META = '<meta name="bridge-matomo" content="4 https://mesure.example/matomo.php" data-titre="Où manger">';
const ICI = `${window.location.origin}/public/ot/fr/liste`;

it('a site without a Matomo tells nothing', () => {
  const { told, press } = opened('', '<a id="a" href="https://ailleurs.example/">Ailleurs</a>');
  press('a');
  expect(told()).toEqual([]);
  expect(opened('<meta name="bridge-matomo" content="4 rien" data-titre="Où manger">').told()).toEqual([]);
});

it('a page is told once, by its address and its title, without what was asked', () => {
  const { told, hote } = opened(META);
  expect(told()).toEqual([expect.objectContaining({ idsite: '4', rec: '1', url: ICI, action_name: 'Où manger' })]);
  const [[door] = []] = hote.notify.mock.calls;
  expect(`${door?.origin}${door?.pathname}`).toBe('https://mesure.example/matomo.php');
  expect(door?.href).not.toContain('secret');
});

it('tells the files and the other sites that visitors go to, and no page of this one', () => {
  const { told, press } = opened(
    META,
    `<a id="ici" href="${ICI}?q=autre">Ici</a><a id="tel" href="tel:+33400000000">Appeler</a>` +
      `<a id="pdf" href="${ICI}.pdf?q=secret"><b id="dans">PDF</b></a><a id="sorti" href="https://resa.example/x?id=3">Réserver</a>` +
      `<a id="garde" href="${ICI}/brochure" download>Garder</a>`,
  );
  for (const id of ['ici', 'tel', 'dans', 'garde']) press(id);
  press('sorti', 'auxclick');
  expect(told().slice(1)).toEqual([
    expect.objectContaining({ url: ICI, download: `${ICI}.pdf` }),
    expect.objectContaining({ download: `${ICI}/brochure` }),
    expect.objectContaining({ link: 'https://resa.example/x' }),
  ]);
});
