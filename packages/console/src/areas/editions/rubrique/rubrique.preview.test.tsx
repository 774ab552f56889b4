import { rubriqueDynamique } from '@bridge/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApercus } from '../../../catalogue/apercu/apercu.store.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import RubriquePreview from './rubrique.preview.tsx';

fakeBrowser();
beforeEach(() => useApercus.setState({ langue: 'fr' }));

describe('beside a section', () => {
  const show = (changes: object) =>
    showBeside(<RubriquePreview />, {
      resource: rubriqueDynamique,
      record: savedRecord(rubriqueDynamique, { titre: { fr: 'Tables' }, selection: 9, ...changes }),
      api: {
        'POST /api/editions/modeleRubriqueDynamiques/apercu': () => ({
          data: {
            html: '<h1>Tables</h1>',
            objets: 12,
            groupes: [{ titre: 'Malbrume', nombre: 12 }],
            jours: null,
            coupe: false,
          },
        }),
        'POST /api/editions/modeleRubriqueDynamiques/extremes': () => ({
          data: {
            examines: 12,
            plusLongue: { nom: 'Auberge', longueur: 300, html: '<p>long</p>' },
            plusCourte: { nom: 'Bar', longueur: 3, html: '<p>court</p>' },
          },
        }),
      },
    });

  it('is what it would print, and its longest and shortest fiches', async () => {
    const { user } = await show({});
    expect(await screen.findByText('12 objets, 1 groupe.')).toBeTruthy();
    expect((await screen.findByTitle('Aperçu de la rubrique')).getAttribute('srcdoc')).toContain('<h1>Tables</h1>');
    await user.click(screen.getByRole('button', { name: 'Longueurs extrêmes' }));
    expect(await screen.findByText('Auberge (300 caractères)')).toBeTruthy();
    expect(screen.queryByText(/a changé depuis/)).toBeNull();
    act(() => useApercus.setState({ langue: 'en' }));
    expect(await screen.findByText(/^La rubrique ou la langue a changé depuis/)).toBeTruthy();
  });

  it('says what it waits for', async () => {
    await show({ selection: null });
    expect(await screen.findByText('Complétez « Sélection » : l’aperçu viendra ensuite.')).toBeTruthy();
  });
});
