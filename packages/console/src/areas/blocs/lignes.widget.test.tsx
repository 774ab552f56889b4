import { bloc, nouvelleLigne } from '@bridge/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drawField, lookAs } from '../../resource/widgets/testing.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';

fakeBrowser();

const NOM = nouvelleLigne({ genre: 'champ', champ: 'nom' });
const TELEPHONE = nouvelleLigne({ genre: 'champ', champ: 'telephone' });
const field = { ...bloc.fields.lignes };

beforeEach(() => {
  lookAs();
  fakeApi({
    'GET /api/choix/critere': () => ({
      data: { items: [{ id: 7, titre: 'Services', couleur: null, actif: true }] },
    }),
    'GET /api/blocs/modalites': () => ({
      data: {
        items: [
          { id: 1, libelle: 'Wifi' },
          { id: 2, libelle: 'Sauna' },
        ],
      },
    }),
    'GET /api/blocs/champs': () => ({ data: { items: [{ code: 'surface', libelle: 'Surface' }] } }),
  });
});

describe('the lines of a bloc', () => {
  it('teach what they are for while there is none', async () => {
    drawField(field, { value: [] });
    expect(await screen.findByText(/Chaque ligne montre une donnée de l’objet/)).toBeDefined();
  });

  it('are added from a menu that is searched, and open at once', async () => {
    const { user, last } = drawField(field, { value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.type(await screen.findByRole('textbox', { name: 'Rechercher une donnée' }), 'télé');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Téléphone']);
    await user.click(screen.getByRole('option', { name: 'Téléphone' }));
    expect(last()).toEqual([TELEPHONE]);
    expect(await screen.findByRole('button', { name: 'Téléphone', expanded: true })).toBeDefined();
  });

  it('offer the fields that the instance added', async () => {
    const { user, last } = drawField(field, { value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.click(await screen.findByRole('option', { name: 'Surface' }));
    expect(last()).toEqual([nouvelleLigne({ genre: 'champ', champ: 'champ:surface' })]);
  });

  it('are folded, moved, copied and taken out by buttons, and come back', async () => {
    const { user, last } = drawField(field, { value: [NOM, TELEPHONE] });
    expect(await screen.findByRole('button', { name: 'Nom', expanded: false })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Descendre «\sNom\s»/ }));
    expect(last()).toEqual([TELEPHONE, NOM]);
    await user.click(screen.getByRole('button', { name: /Dupliquer «\sNom\s»/ }));
    expect(last()).toEqual([TELEPHONE, NOM, NOM]);
    await user.click(screen.getByRole('button', { name: /Retirer «\sTéléphone\s»/ }));
    expect(last()).toEqual([NOM, NOM]);
    await user.click(screen.getByRole('button', { name: 'Remettre la ligne retirée' }));
    expect(last()).toEqual([TELEPHONE, NOM, NOM]);
  });

  it('are set one by one, with what their source makes use of', async () => {
    const { user, last } = drawField(field, { value: [NOM] });
    await user.click(await screen.findByRole('button', { name: 'Nom' }));
    expect(screen.queryByRole('textbox', { name: /Séparateur/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^Libellé/ }), 'Chez');
    expect(last()).toEqual([{ ...NOM, libelle: { fr: 'Chez' } }]);
    expect(await screen.findByRole('button', { name: 'Chez', expanded: true })).toBeDefined();
  });

  it('show a criterion, all of it or the values that are kept, in the order that they were picked', async () => {
    const { user, last } = drawField(field, { value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.click(await screen.findByRole('option', { name: /^Un critère/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Critère' }));
    await user.click(await screen.findByRole('option', { name: 'Services' }));
    expect(await screen.findByRole('button', { name: /^Critère «\sServices\s»$/ })).toBeDefined();
    for (const name of ['Sauna', 'Wifi']) {
      await user.click(screen.getByRole('combobox', { name: /^Modalités retenues/ }));
      await user.click(await screen.findByRole('option', { name }));
    }
    expect(last()).toMatchObject([
      {
        source: { genre: 'critere', critere: { ref: 'critere', id: 7 } },
        modalites: [
          { ref: 'modalite', id: 2 },
          { ref: 'modalite', id: 1 },
        ],
      },
    ]);
  });

  it('open the one that is wrong', async () => {
    const texte = nouvelleLigne({ genre: 'composition', texte: {} });
    drawField(field, { value: [NOM, texte], inner: { '1.source.texte': 'Écrivez le texte de la ligne.' } });
    expect(await screen.findByRole('button', { name: 'Texte composé', expanded: true })).toBeDefined();
    expect(screen.getByText('Écrivez le texte de la ligne.')).toBeDefined();
  });

  it('are only named where nothing may be changed', async () => {
    drawField(field, { value: [NOM, TELEPHONE], readOnly: true });
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Nom',
      'Téléphone',
    ]);
    expect(screen.queryByRole('button', { name: 'Ajouter une ligne' })).toBeNull();
  });
});
