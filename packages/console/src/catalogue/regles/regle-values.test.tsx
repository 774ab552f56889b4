import type { Condition, Groupe } from '@bridge/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { drawRegles } from '../testing/draw-regles.tsx';

fakeBrowser();

const nom: Condition = { genre: 'texte', champ: 'nom', op: 'contient', valeurs: ['moulin'] };
const tree = (...regles: Groupe['regles']): Groupe => ({ genre: 'groupe', lien: 'et', regles });

describe('the values of a condition', () => {
  it('are words of the vocabulary, found by typing', async () => {
    const { user, value, add } = drawRegles();
    await add('Modalités (équipements, labels, thèmes…)');
    await user.click(screen.getByRole('combobox', { name: 'Modalités' }));
    await user.click(await screen.findByRole('option', { name: 'Wifi' }));
    expect(value().regles).toMatchObject([{ valeurs: [{ ref: 'modalite', id: 6 }] }]);
  });

  it('are communes of the catalogue, with or without a code', async () => {
    const { user, value, add } = drawRegles();
    await add('Communes');
    await user.click(screen.getByRole('combobox', { name: 'Communes' }));
    await user.click(await screen.findByRole('option', { name: /Valbrune/ }));
    await user.click(await screen.findByRole('option', { name: /Hautecombe/ }));
    expect(value().regles).toEqual([
      {
        genre: 'lieu',
        zone: {
          forme: 'communes',
          communes: [
            { insee: '26001', nom: 'Valbrune' },
            { insee: '', nom: 'Hautecombe' },
          ],
        },
      },
    ]);
  });

  it('are bounds, one of which is enough', async () => {
    const { user, value, add } = drawRegles();
    await add('Prix à partir de');
    await user.type(screen.getByRole('textbox', { name: 'Maximum' }), '50');
    expect(value().regles).toMatchObject([{ min: null, max: 50 }]);
    expect(screen.queryByText('Indiquez au moins une borne.')).toBeNull();
  });

  it('are a capacity that objets have', async () => {
    const { user, value, add } = drawRegles();
    await add('Capacité');
    await user.click(screen.getByRole('combobox', { name: 'Capacité' }));
    await user.click(await screen.findByRole('option', { name: 'Couverts' }));
    expect(value().regles).toMatchObject([{ mesure: { genre: 'capacite', mesure: 'Couverts' } }]);
  });

  it('are days that move with the calendar, or a number of days', async () => {
    const { user, value, add } = drawRegles();
    await add('Dates et jours d’ouverture');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'ce week-end');
    expect(value().regles).toMatchObject([{ periode: { genre: 'relative', quand: 'ce-week-end' } }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Période' }), 'dans un nombre de jours…');
    const last = screen.getByRole('textbox', { name: 'Dernier jour, en jours à partir d’aujourd’hui' });
    await user.clear(last);
    expect(screen.getByText('Indiquez un nombre de jours.')).toBeTruthy();
    await user.type(last, '13');
    await user.click(screen.getByRole('checkbox', { name: 'Inclure ce qui n’a pas de date' }));
    expect(value().regles).toEqual([
      { genre: 'date', sens: 'a-lieu', periode: { genre: 'jours', de: 0, a: 13 }, sansDate: true },
    ]);
  });

  it('are a distance around an objet', async () => {
    const { user, value, add } = drawRegles();
    await add('Autour d’un lieu');
    expect(screen.getByText('Choisissez un objet.')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: 'Objet au centre' }));
    await user.click(await screen.findByRole('option', { name: 'Le moulin de Valbrune' }));
    expect(value().regles).toEqual([
      { genre: 'lieu', zone: { forme: 'rayon', centre: { genre: 'objet', objet: { ref: 'objet', id: 12 } }, km: 10 } },
    ]);
  });

  it('are a distance around a commune, which is one still when it comes back', async () => {
    const { user, value, add } = drawRegles();
    await add('Autour d’un lieu');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Autour de quoi' }), 'd’une commune');
    await user.click(screen.getByRole('combobox', { name: 'Commune au centre' }));
    await user.click(await screen.findByRole('option', { name: 'Valbrune (26001)' }));
    expect(value().regles).toMatchObject([
      {
        zone: {
          centre: { genre: 'commune', point: { lat: 44.9, lon: 4.9 }, commune: { insee: '26001', nom: 'Valbrune' } },
        },
      },
    ]);
    cleanup();
    drawRegles({ value: value() });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Commune au centre' }).value).toBe('Valbrune');
    expect(screen.queryByRole('textbox', { name: 'Nom de ce lieu' })).toBeNull();
  });

  it('tell communes of the same name apart, and are asked for only once they are looked for', async () => {
    const commune = (insee: string, nom: string, lat: number) => ({ insee, nom, nombre: 1, lat, lon: 4 });
    const { user, value, add, sent } = drawRegles({
      api: {
        'GET /api/selections/communes': () => ({
          data: {
            items: [commune('26001', 'Valbrune', 44), commune('38001', 'Valbrune', 45), commune('', 'Valbrune', 46)],
          },
        }),
      },
    });
    await add('Autour d’un lieu');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Autour de quoi' }), 'd’une commune');
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Commune au centre' });
    expect(sent('GET /api/selections/communes')).toEqual([]);
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Valbrune (38001)' }));
    expect(value().regles).toMatchObject([{ zone: { centre: { point: { lat: 45 }, commune: { insee: '38001' } } } }]);
    await waitFor(() => expect(field.value).toBe('Valbrune (38001)'));
    await user.click(field);
    await user.click(await screen.findByRole('option', { name: 'Valbrune' }));
    expect(value().regles).toMatchObject([
      { zone: { centre: { point: { lat: 46 }, commune: { insee: '', nom: 'Valbrune' } } } },
    ]);
  });

  it('are a point still when they come back under the name that it was given', () => {
    const centre = { genre: 'point' as const, point: { lat: 44.2, lon: 4.8 }, libelle: 'la gare' };
    drawRegles({ value: tree({ genre: 'lieu', zone: { forme: 'rayon', centre, km: 5 } }) });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nom de ce lieu' }).value).toBe('la gare');
    expect(screen.queryByRole('combobox', { name: 'Commune au centre' })).toBeNull();
  });

  it('are a number of days that reads on from the words before it', async () => {
    const { user, value } = drawRegles({
      value: tree({ genre: 'fraicheur', champ: 'sourceMajLe', op: 'moins', jours: 30 }),
    });
    expect(screen.queryByText('(ou jamais)')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Comparaison' }), 'il y a plus de');
    expect(value().regles).toMatchObject([{ op: 'plus', jours: 30 }]);
    expect(screen.getByText('(ou jamais)')).toBeTruthy();
  });

  it('change with the subject of their line', async () => {
    const { user, value } = drawRegles({ value: tree(nom) });
    await user.click(screen.getByRole('combobox', { name: 'Sujet de la condition 1' }));
    const menu = within(await screen.findByRole('listbox', { name: 'Sujet de la condition 1' }));
    await user.click(menu.getByRole('option', { name: 'Propriétaire de la fiche' }));
    expect(value().regles).toEqual([{ ...nom, champ: 'proprietaire' }]);
  });
});
