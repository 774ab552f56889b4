import {
  boolean,
  choice,
  choices,
  code,
  colour,
  date,
  datetime,
  type Field,
  file,
  icon,
  json,
  list,
  longText,
  money,
  number,
  period,
  reference,
  references,
  richText,
  secret,
  text,
  translated,
  url,
} from '@bridge/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { browser } from '../../api/browser.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { draw, lookAs } from '../widgets/testing/draw.tsx';
import { FieldValue } from './field-value.tsx';
import { toldField } from './withheld.ts';

fakeBrowser();
beforeEach(() => lookAs({ parameters: { bridge_languages: ['fr', 'en'] } }));

const label = 'Champ';

function drawn(field: Field, value: unknown, density: 'line' | 'full' = 'line') {
  return draw(<FieldValue field={field} value={value} density={density} />).container.querySelector(
    density === 'line' ? 'span' : 'div',
  );
}
const words = (field: Field, value: unknown, density?: 'line' | 'full') => drawn(field, value, density)?.textContent;

describe('a value', () => {
  it('that is not there is a dash for the eye and a word for the ear', () => {
    expect(words(text({ label }), '')).toBe('—vide');
    expect(words(references({ label, to: 'tag' }), [])).toBe('—vide');
    expect(words(references({ label, to: 'tag', whenEmpty: 'Partout' }), [])).toBe('Partout');
    expect(words(toldField(text({ label, ownOnly: true })), '')).toBe('Connu de sa seule entité');
    expect(words(translated({ label }), { fr: ' ' })).toBe('—vide');
    expect(screen.getAllByText('—')[0]?.getAttribute('aria-hidden')).toBe('true');
  });

  it('of a number, a price or a date is written as the French do', () => {
    expect(words(number({ label, unit: 'm' }), 1234.5)).toBe('1\u202f234,5\u00a0m');
    expect(words(number({ label }), 0)).toBe('0');
    expect(words(money({ label }), 12)).toBe('12,00\u00a0€');
    expect(words(date({ label }), '2026-11-14')).toBe('14 nov. 2026');
    expect(words(period({ label }), { du: '2026-07-01', au: '2026-08-31' })).toBe('Du 1er juil. 2026 au 31 août 2026');
    expect(words(period({ label }), { du: null, au: '2026-08-31' })).toBe('Jusqu’au 31 août 2026');
  });

  it('of an instant is relative, with the whole date beside', () => {
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const time = drawn(datetime({ label }), hourAgo)?.querySelector('time');
    expect(time?.textContent).toBe('il y a 1 heure');
    expect(time?.title).toMatch(/\d{4} à \d{1,2}\u00a0h\u00a0\d{2}$/);
    expect(words(datetime({ label }), hourAgo, 'full')).toMatch(/\d{4} à .* \(il y a 1 heure\)$/);
  });

  it('of yes or no is a word', () => {
    expect(words(boolean({ label }), true)).toBe('Oui');
    expect(words(boolean({ label }), false)).toBe('Non');
  });

  it('of a choice is its word, even when it is no longer offered', () => {
    const etats = [{ value: 'actif', label: 'Actif', colour: 'green' }] as const;
    expect(words(choice(etats, { label }), 'actif')).toBe('Actif');
    expect(words(choice(etats, { label }), 'ancien')).toBe('ancien');
    expect(words(choices(etats, { label }), ['actif', 'ancien'])).toBe('Actifancien');
  });

  it('of many choices shows the first ones on a line, and all of them in full', () => {
    const mois = ['Mai', 'Juin', 'Juillet', 'Août'].map((name) => ({ value: name, label: name }));
    const field = choices(mois, { label });
    const picked = mois.map(({ value }) => value);
    expect(words(field, picked)).toBe('MaiJuinet 2 autres');
    expect(words(field, picked, 'full')).toBe('MaiJuinJuilletAoût');
  });

  it('in several languages shows the first, and says when it is another', () => {
    expect(words(translated({ label }), { en: 'Beach', fr: 'Plage' })).toBe('Plage');
    expect(words(translated({ label }), { en: 'Beach' })).toBe('Beach (anglais)');
    expect(words(translated({ label }), { en: 'Beach', fr: 'Plage' }, 'full')).toBe('FrançaisPlageAnglaisBeach');
  });

  it('of a colour, a pictogram or a code shows itself', async () => {
    expect(words(colour({ label }), '#1da2df')).toBe('#1da2df');
    drawn(icon({ label }), 'beach');
    expect(await screen.findByRole('img', { name: 'Plage' })).toBeDefined();
    drawn(icon({ label }), 'jamais-vu');
    expect(await screen.findByRole('img', { name: /inconnu/ })).toBeDefined();
    expect(drawn(code({ label, language: 'css' }), 'p {}', 'full')?.querySelector('pre')?.textContent).toBe('p {}');
  });

  it('of a document is said in words, the parts that changed alone beside another state of it', () => {
    const words = (mots: string[]) => mots.map((mot) => `le mot ${mot}`);
    const field = json(z.array(z.string()), { label, initial: [], words });
    expect(drawn(field, ['a', 'b'])?.textContent).toBe('le mot a, le mot b');
    const beside = draw(<FieldValue field={field} value={['a', 'b']} against={['a', 'c']} density="full" />).container;
    expect(beside.querySelector('div')?.textContent).toBe('le mot b1 inchangé');
    expect(drawn(field, { un: 'autre format' })?.textContent).toBe('À compléter');
  });

  it('of a list tells which item changed, and in what', () => {
    const field = list(
      { nom: text({ label: 'Nom', required: true }), duree: number({ label: 'Durée', unit: 's' }) },
      { label, itemTitle: 'nom', sentence: () => '' },
    );
    const documents = { ...field, tag: 'genre', forms: { plage: Object.values(field.forms)[0] } } as typeof field;
    const item = (nom: string, duree: number) => ({ genre: 'plage', nom, duree });
    const { container } = draw(
      <FieldValue
        field={documents}
        value={[item('Matin', 5), item('Soir', 8)]}
        against={[item('Matin', 5), item('Soir', 12)]}
        density="full"
      />,
    );
    expect(container.querySelector('div')?.textContent).toBe('SoirDurée\u00a0: 8\u00a0s1 inchangé');
  });

  it('of a site is a link that gives nothing away, unless it is no site', () => {
    const link = drawn(url({ label }), 'https://exemple.fr/a')?.querySelector('a');
    expect(link?.href).toBe('https://exemple.fr/a');
    expect(link?.rel).toContain('noopener');
    expect(drawn(url({ label }), 'javascript:alert(1)')?.querySelector('a')).toBeNull();
  });

  it('of a secret is never shown', () => {
    expect(words(secret({ label }), { defini: true })).toBe('Valeur enregistrée');
    expect(words(secret({ label }), { defini: false })).toBe('Aucune valeur');
    expect(words(secret({ label }), 's3cret')).toBe('Valeur enregistrée');
    expect(words(secret({ label }), null)).toBe('Aucune valeur');
  });

  it('of a file is its picture and its name', () => {
    const id = '0d9e8f7a-1b2c-4d3e-8f4a-5b6c7d8e9f00';
    const shown = drawn(file({ label }), { id, nom: 'logo.png' });
    expect(shown?.textContent).toBe('logo.png');
    expect(shown?.querySelector('img')?.getAttribute('src')).toBe(`/prod-api/api/fichiers/${id}`);
  });

  it('of a list is a count on a line, and its items in full', () => {
    const mots = list({ mot: text({ label: 'Mot' }) }, { label, itemTitle: 'mot' });
    expect(words(mots, [{ mot: 'Neige' }])).toBe('1 élément');
    expect(words(mots, [{ mot: 'Neige' }, { mot: 'Ski' }])).toBe('2 éléments');
    const termes = list(
      { mot: text({ label: 'Mot' }) },
      { label, itemTitle: 'mot', words: { noun: { one: 'Terme', many: 'Termes' } } },
    );
    expect(words(termes, [{ mot: 'Neige' }, { mot: 'Ski' }])).toBe('2 termes');
    expect(words(mots, [{ mot: 'Neige' }, { mot: 'Ski' }], 'full')).toBe('NeigeSki');
    const cles = list({ c: text({ label: 'Champ' }), i: boolean({ label: 'Inversé' }) }, { label, itemTitle: 'c' });
    expect(words(cles, [{ c: 'nom', i: true }], 'full')).toBe('ChampnomInverséOui');
  });

  it('keeps its lines in full', () => {
    expect(words(longText({ label }), 'Un\ndeux', 'full')).toBe('Un\ndeux');
  });

  it('of another shape than expected breaks nothing', () => {
    const odd: readonly unknown[] = [42, 'x', true, [], {}, [null], { a: { b: 1 } }, Number.NaN];
    vi.spyOn(browser, 'fetch').mockResolvedValue(new Response('{"code":20000,"data":{"items":[]}}'));
    const fields: readonly Field[] = [
      text({ label }),
      number({ label }),
      date({ label }),
      datetime({ label }),
      period({ label }),
      choices([{ value: 'a', label: 'A' }], { label }),
      references({ label, to: 'tag' }),
      translated({ label }),
      file({ label }),
      list({ mot: text({ label }) }, { label, itemTitle: 'mot' }),
      richText({ label }),
    ];
    for (const field of fields)
      for (const value of odd)
        for (const density of ['line', 'full'] as const)
          expect(() => drawn(field, value, density), `${field.kind} ${JSON.stringify(value)}`).not.toThrow();
  });
});

describe('a reference', () => {
  it('is named by what came with the page, without asking', () => {
    const fetched = vi.spyOn(browser, 'fetch');
    const field = reference({ label, to: 'entite' });
    draw(<FieldValue field={field} value={3} names={{ entite: { 3: 'Office du Val' } }} density="line" />);
    expect(screen.getByText('Office du Val')).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is otherwise asked for, all in one call', async () => {
    const items = [3, 4, 5].map((id) => ({ id, titre: `Entité ${id}`, couleur: null, actif: true }));
    const fetched = vi
      .spyOn(browser, 'fetch')
      .mockImplementation(async () => new Response(JSON.stringify({ code: 20_000, data: { items } })));
    const field = reference({ label, to: 'entite' });
    draw([3, 4, 5].map((id) => <FieldValue key={id} field={field} value={id} density="line" />));
    expect(await screen.findByText('Entité 5')).toBeDefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toContain('ids=3%2C4%2C5');
  });
});
