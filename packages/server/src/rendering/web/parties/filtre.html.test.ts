import { expect, it } from 'vitest';
import { FILTRES } from '../testing/elements.ts';
import { filtre } from './filtre.html.ts';

const options = { id: 1, mots: (mot: string) => mot, ouvert: true, menu: false };
const [communes] = FILTRES;

function drawn(picto: string | null): string {
  if (communes?.question.genre !== 'choix') throw new Error('the first filter is of choices');
  const choix = communes.question.choix.map((one) => ({ ...one, picto }));
  return filtre({ ...communes, question: { ...communes.question, choix } }, options);
}

it('a choice is drawn beside its words, for who sees the page', () => {
  expect(drawn('beach')).toContain('<span class="bridge-picto" aria-hidden="true"><svg');
});

it('what has no drawing has its words alone', () => {
  for (const picto of [null, 'nothing-of-that-name']) expect(drawn(picto)).not.toContain('bridge-picto');
});

it('menus above a list are open one at a time; filters beside it as many as one likes', () => {
  if (!communes) throw new Error('no filter');
  expect(filtre(communes, { ...options, menu: true, ouvert: false })).toContain('name="bridge-1-menus"');
  expect(filtre(communes, options)).not.toContain('<details name');
});

it('the only choice of a filter is one box under its name, where the filter says so', () => {
  if (communes?.question.genre !== 'choix') throw new Error('the first filter is of choices');
  const [first] = communes.question.choix;
  if (!first) throw new Error('one choice at least');
  const choix = [{ ...first, slug: 'oui', actif: true, nombre: 4 }];
  const question = { genre: 'choix', multiple: true, choix, emprise: null } as const;
  const shown = (presentation: 'bascule' | 'cases') =>
    filtre({ ...communes, libelle: 'Wifi', presentation, question }, options);
  const html = shown('bascule');
  expect(html).toContain('<input type="checkbox" name="commune" value="oui" checked="">');
  expect(html).toContain('<span>Wifi<span class="bridge-compte">4</span></span>');
  expect(html).not.toContain('<details');
  expect(shown('cases')).toContain('<details');
});

it('days that are asked are told beside the periods: choosing one of these goes before them', () => {
  const dates = FILTRES.find(({ code }) => code === 'dates');
  if (dates?.question.genre !== 'dates') throw new Error('no filter of dates');
  const html = filtre(dates, options);
  expect(html).toContain('<input type="hidden" name="dates-avant" value="2026-11-20_">');
  // No shortcut is ticked; the first one removes the days.
  expect(html).not.toContain('checked');
  expect(html).toContain('<input type="radio" name="dates" value="-">');
  expect(filtre({ ...dates, question: { ...dates.question, du: '' } }, options)).not.toContain('dates-avant');
});

it('a filter that asks something at first says so where nothing is asked any more', () => {
  if (communes?.question.genre !== 'choix') throw new Error('the first filter is of choices');
  const started = { ...communes, aucune: '-' };
  expect(filtre(started, options)).toContain('<input type="hidden" name="commune" value="-">');
  const one = { ...started, question: { ...communes.question, multiple: false } };
  expect(filtre(one, options)).toContain('<input type="radio" name="commune" value="-"');
  expect(filtre({ ...one, presentation: 'liste' }, options)).toContain('<option value="-">');
  expect(filtre(communes, options)).not.toContain('value="-"');
});

it('an area that a map gave is a box that takes it away; before that, a field that the map fills in', () => {
  if (communes?.question.genre !== 'choix') throw new Error('the first filter is of choices');
  const { question } = communes;
  const shown = (emprise: string | null) => filtre({ ...communes, question: { ...question, emprise } }, options);
  expect(shown('-3,47,-2,48')).toContain(
    '<input type="checkbox" checked="" name="commune-emprise" value="-3,47,-2,48" data-bridge-emprise="commune">',
  );
  expect(shown('')).toContain('<input type="hidden" name="commune-emprise" value="" data-bridge-emprise="commune">');
  expect(shown(null)).not.toContain('emprise');
});
