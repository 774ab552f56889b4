import { rubriqueDynamique } from '@bridge/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import RubriquePreview from './rubrique.preview.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ langue: 'fr' }));

const drawn = (pages: number) => ({
  jeton: 'j',
  pages,
  largeur: 148,
  hauteur: 210,
  rectoVerso: false,
  coupe: false,
  tardives: 0,
  remarques: [],
  manques: [],
  erreurs: [],
});

describe('beside a section', () => {
  const show = (changes: object) =>
    showBeside(<RubriquePreview />, {
      resource: rubriqueDynamique,
      record: savedRecord(rubriqueDynamique, { titre: { fr: 'Tables' }, selection: 9, ...changes }),
      api: {
        'GET /api/editions/modeles': () => ({ data: { items: [], total: 0, names: {} } }),
        'GET /api/editions/modeles/apercu/j/1': () => ({ data: { image: '' } }),
        'POST /api/editions/modeleRubriqueDynamiques/apercu': () => ({
          data: {
            pages: drawn(2),
            objets: 12,
            groupes: [{ titre: 'Malbrume', nombre: 12 }],
            jours: null,
            coupe: false,
          },
        }),
        'POST /api/editions/modeleRubriqueDynamiques/extremes': () => ({
          data: {
            examines: 12,
            extremes: [
              { cas: 'longue', nom: 'Auberge', longueur: 300 },
              { cas: 'sans-photo', nom: 'Bar', longueur: 3 },
            ],
            pages: drawn(1),
          },
        }),
      },
    });

  it('is what it would print, and the pages of its hardest fiches', async () => {
    const { user } = await show({});
    expect(await screen.findByText('12 objets, 1 groupe.')).toBeTruthy();
    expect(screen.getByText('Page 1 sur 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Fiches extrêmes' }));
    expect(await screen.findByText('La plus longue : Auberge (300 caractères)')).toBeTruthy();
    expect(screen.getByText('Page 1 sur 1')).toBeTruthy();
    expect(screen.queryByText(/ont changé depuis/)).toBeNull();
    act(() => useApercus.setState({ langue: 'en' }));
    expect(await screen.findByText(/^La rubrique, la langue ou les pages ont changé depuis/)).toBeTruthy();
  });

  it('says what it waits for', async () => {
    await show({ selection: null });
    expect(await screen.findByText('Complétez « Sélection » : l’aperçu viendra ensuite.')).toBeTruthy();
  });
});
