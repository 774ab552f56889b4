import { champ, type MesuresChamp, objet } from '@bridge/contract';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FormContext } from '../../resource/form/form.context.ts';
import { openForm } from '../../resource/form/form.ts';
import { recordQuery } from '../../resource/form/record.queries.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import ChampPanel from './champ.panel.tsx';

fakeBrowser();

const RECORD = {
  id: 3,
  version: 1,
  libelle: { fr: 'Étoiles' },
  code: 'etoiles',
  groupe: '',
  nature: 'texte',
  multiple: false,
  traduisible: false,
  unite: '',
  systeme: false,
  cheminTourinsoft: '',
  cheminLei: 'ETOILES',
  cheminApidae: '',
  cheminDatatourisme: '',
  confidentialite: 'interne',
  exemple: '',
  description: '',
  deprecie: false,
  entiteId: null,
  partage: 'toutes',
  notesInternes: '',
  creeLe: null,
  creePar: null,
  modifieLe: null,
  modifiePar: null,
  archiveLe: null,
  supprimeLe: null,
};
const MEASURES: MesuresChamp = {
  mesureLe: '2026-11-15T08:00:00.000Z',
  tache: null,
  lignes: [
    { systeme: 'lei', typeBridge: 'hotel', remplis: 3, total: 4 },
    { systeme: 'lei', typeBridge: 'camping', remplis: 0, total: 4 },
  ],
  exemples: [{ systeme: 'lei', valeur: '4 étoiles' }],
  correspondances: [{ id: 8, nom: 'Tourinsoft du Val' }],
};

async function show(api: Parameters<typeof showScreen>[1]['api'] = {}, changes: object = {}) {
  const at = `${champ.path}/edit/3`;
  const record = { ...RECORD, ...changes };
  const queries = new QueryClient();
  const form = openForm({ resource: champ, record, userId: 1, entiteId: null, tab: at, queries });
  const panel = (
    <FormContext value={{ form, idOf: (name) => name }}>
      <ChampPanel record={record} resource={champ} />
    </FormContext>
  );
  const page = await showScreen(panel, {
    at,
    parameters: { bridge_languages: ['fr'] },
    api: {
      'GET /api/superadmin/datafields/3/mesures': () => ({ data: MEASURES }),
      ...api,
    },
  });
  return { ...page, form };
}

describe('beside a field of the dictionary', () => {
  it('stands how often it is filled by source and type, with values met and who fills it', async () => {
    await show();
    const table = await screen.findByRole('table', { name: 'Remplissage' });
    expect(within(table).getByRole('row', { name: /LEI 8 38\s%/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /Hôtel 4 75\s%/ })).toBeTruthy();
    expect(within(table).getByRole('row', { name: /Camping 4 0\s%/ })).toBeTruthy();
    expect(screen.getByText('4 étoiles')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tourinsoft du Val' })).toBeTruthy();
  });

  it('is measured by a task that is asked for', async () => {
    const launch = 'POST /api/superadmin/datafields/mesurer';
    const { user, sent } = await show({ [launch]: () => ({ data: { tache: 12 } }) });
    await user.click(await screen.findByRole('button', { name: 'Mesurer' }));
    expect(sent(launch)).toHaveLength(1);
  });

  it('says of personal data that nothing is kept here', async () => {
    await show({}, { confidentialite: 'personnel' });
    expect(await screen.findByText(/Donnée personnelle\s: aucune valeur n’est gardée ici/)).toBeTruthy();
  });

  it('tries a path on an objet, and says what is there instead', async () => {
    const essayer = 'POST /api/superadmin/datafields/essayer';
    const { user, sent, form, queries } = await show({
      'GET /api/choix/objet': () => ({ data: { items: [{ id: 12, titre: 'Auberge', couleur: null, actif: true }] } }),
      [essayer]: () => ({
        data: { objet: { id: 12, nom: 'Auberge', systeme: 'lei' }, valeurs: [], voisins: ['CLASSEMENT', 'NOM'] },
      }),
    });
    queries.setQueryData(recordQuery(objet, 12).queryKey, { id: 12, version: 1, systeme: 'lei' });
    await user.click(await screen.findByRole('combobox', { name: 'Objet' }));
    await user.click(await screen.findByRole('option', { name: 'Auberge' }));
    const path = await screen.findByRole('textbox', { name: 'Chemin' });
    await waitFor(() => expect(path).toHaveProperty('value', 'ETOILES'));
    act(() => form.store.getState().setValue('cheminLei', 'ETOILES_NB'));
    await waitFor(() => expect(path).toHaveProperty('value', 'ETOILES_NB'));
    await user.click(screen.getByRole('button', { name: 'Essayer' }));
    expect(await screen.findByText(/^Rien à cet endroit pour «\sAuberge\s» \(LEI\)$/)).toBeTruthy();
    expect(screen.getByText(/On y trouve\s: CLASSEMENT, NOM\./)).toBeTruthy();
    expect(sent(essayer)[0]?.body).toEqual({ objet: 12, chemin: 'ETOILES_NB', multiple: false });
  });

  it('offers no path to try of a field of Bridge: its reader knows where it is', async () => {
    await show({}, { systeme: true });
    await screen.findByRole('table', { name: 'Remplissage' });
    expect(screen.queryByRole('button', { name: 'Essayer' })).toBeNull();
  });
});
