import { bloc, nouvelleLigne } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startValues } from '../../resource/form/values.rules.ts';
import { drawField, lookAs } from '../../resource/widgets/testing/draw.tsx';
import { fakeApi, type Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { useEssai } from './apercu.store.ts';
import descriptor from './bloc.console.ts';

fakeBrowser();

const NOM = nouvelleLigne({ genre: 'champ', champ: 'nom' });
const TELEPHONE = nouvelleLigne({ genre: 'champ', champ: 'telephone' });
const field = { ...bloc.fields.lignes };

/** Answers a fragment for each line, with the name of its field. */
const apercu = ({ body }: Sent) => {
  const { bloc: tried } = body as { bloc: { lignes: { source: { champ: string } }[] } };
  const paires = tried.lignes.map(({ source }) => ({
    libelle: null,
    picto: null,
    prefixe: null,
    suffixe: null,
    fragments: [{ texte: `valeur de ${source.champ}` }],
    separateur: ', ',
  }));
  return {
    data: {
      objet: { id: 12, nom: 'Auberge' },
      rendu: {
        genre: 'donnees',
        canal: 'web',
        langue: 'fr',
        titre: null,
        niveau: 2,
        style: '',
        taille: 'normale',
        noeuds: [{ genre: 'paires', presentation: 'liste', paires }],
      },
      html: '',
      vide: false,
      motif: null,
    },
  };
};

beforeEach(() => {
  lookAs();
  useEssai.setState({ objet: null });
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
    'POST /api/blocs/apercu': apercu,
    'GET /api/blocs/champs': () => ({ data: { items: [{ code: 'surface', libelle: 'Surface' }] } }),
  });
});

describe('the lines of a bloc', () => {
  it('teach what they are for while there is none', async () => {
    drawField(field, { descriptor, value: [] });
    expect(await screen.findByText(/Chaque ligne montre une donnée de l’objet/)).toBeDefined();
  });

  it('are added from a menu that is searched, and open at once', async () => {
    const { user, last } = drawField(field, { descriptor, value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.type(await screen.findByRole('textbox', { name: 'Rechercher une donnée' }), 'télé');
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Téléphone']);
    await user.click(screen.getByRole('option', { name: 'Téléphone' }));
    expect(last()).toEqual([TELEPHONE]);
    expect(await screen.findByRole('button', { name: 'Téléphone', expanded: true })).toBeDefined();
  });

  it('offer the fields that the instance added', async () => {
    const { user, last } = drawField(field, { descriptor, value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.click(await screen.findByRole('option', { name: 'Surface' }));
    expect(last()).toEqual([nouvelleLigne({ genre: 'champ', champ: 'champ:surface' })]);
  });

  it('are folded, moved, copied and taken out by buttons, and come back', async () => {
    const { user, last } = drawField(field, { descriptor, value: [NOM, TELEPHONE] });
    expect(await screen.findByRole('button', { name: 'Nom', expanded: false })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Descendre «\sNom\s»/ }));
    expect(last()).toEqual([TELEPHONE, NOM]);
    await user.click(screen.getByRole('button', { name: /Dupliquer «\sNom\s»/ }));
    expect(last()).toEqual([TELEPHONE, NOM, NOM]);
    await user.click(screen.getByRole('button', { name: /Retirer «\sTéléphone\s»/ }));
    expect(last()).toEqual([NOM, NOM]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(last()).toEqual([TELEPHONE, NOM, NOM]);
  });

  it('are set one by one, with what their source makes use of', async () => {
    const { user, last } = drawField(field, { descriptor, value: [NOM] });
    await user.click(await screen.findByRole('button', { name: 'Nom' }));
    expect(screen.queryByRole('textbox', { name: /Séparateur/ })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: /^Libellé/ }), 'Chez');
    expect(last()).toEqual([{ ...NOM, libelle: { fr: 'Chez' } }]);
    expect(await screen.findByRole('button', { name: 'Chez', expanded: true })).toBeDefined();
  });

  it('show a criterion, all of it or the values that are kept, in the order that they were picked', async () => {
    const { user, last } = drawField(field, { descriptor, value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.click(await screen.findByRole('option', { name: /^Un critère/ }));
    await user.click(await screen.findByRole('combobox', { name: 'Critère' }));
    await user.click(await screen.findByRole('option', { name: 'Services' }));
    expect(await screen.findByRole('button', { name: /^Critère «\sServices\s»$/ })).toBeDefined();
    for (const name of ['Sauna', 'Wifi']) {
      await user.click(await screen.findByRole('combobox', { name: /^Modalités retenues/ }));
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

  it('forget the values that were kept when they show another criterion', async () => {
    const autre = nouvelleLigne({ genre: 'critere', critere: { ref: 'critere', id: 8 } });
    const { user, last } = drawField(field, {
      descriptor,
      value: [{ ...autre, modalites: [{ ref: 'modalite', id: 90 }] }],
    });
    await user.click(await screen.findByRole('button', { name: 'Critère' }));
    await user.click(await screen.findByRole('combobox', { name: 'Critère' }));
    await user.click(await screen.findByRole('option', { name: 'Services' }));
    expect(last()).toMatchObject([{ source: { critere: { id: 7 } }, modalites: [] }]);
  });

  it('are added by typing and pressing Enter', async () => {
    const { user, last } = drawField(field, { descriptor, value: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.type(await screen.findByRole('textbox', { name: 'Rechercher une donnée' }), 'télé{Enter}');
    expect(last()).toEqual([TELEPHONE]);
  });

  it('say what they show of the objet of the preview, never what another line shows', async () => {
    useEssai.setState({ objet: 12 });
    const others = { ...startValues(bloc, null), nom: 'En bref' };
    const { user } = drawField(field, { descriptor, value: [NOM, TELEPHONE], others });
    const nom = { name: /^Nom\s*valeur de nom$/ };
    const telephone = { name: /^Téléphone\s*valeur de telephone$/ };
    expect(await screen.findByRole('button', nom)).toBeDefined();
    // The lines move at once, before anything is asked again.
    await user.click(screen.getByRole('button', { name: /Descendre «\sNom\s»/ }));
    expect(screen.getByRole('button', nom)).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Retirer «\sTéléphone\s»/ }));
    expect(screen.getByRole('button', nom)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.getByRole('button', telephone)).toBeDefined());
  });

  it('open the one that is wrong', async () => {
    const texte = nouvelleLigne({ genre: 'composition', texte: {} });
    drawField(field, { descriptor, value: [NOM, texte], inner: { '1.source.texte': 'Écrivez le texte de la ligne.' } });
    expect(await screen.findByRole('button', { name: 'Texte composé', expanded: true })).toBeDefined();
    expect(screen.getByText('Écrivez le texte de la ligne.')).toBeDefined();
  });

  it('are only named where nothing may be changed', async () => {
    drawField(field, { descriptor, value: [NOM, TELEPHONE], readOnly: true });
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Nom',
      'Téléphone',
    ]);
    expect(screen.queryByRole('button', { name: 'Ajouter une ligne' })).toBeNull();
  });
});
