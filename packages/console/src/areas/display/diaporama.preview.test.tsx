import { type AnyRecord, diaporama, diapositives, gabaritDiaporama, newItem } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { FormField } from '../../resource/widgets/field-frame.tsx';
import type { Answer, Sent } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../testing/show-beside.tsx';
import DiaporamaPreview from './diaporama.preview.tsx';
import GabaritPreview from './gabarit.preview.tsx';
import { usePositions } from './position.store.ts';

fakeBrowser();
beforeEach(() => usePositions.setState({ langue: 'fr', positions: new Map() }));

const APERCU = 'POST /api/display/diaporamas/apercu';
const EPREUVE = 'POST /api/superadmin/diaporama_template/apercu';
const TEXTE = newItem(diapositives, { genre: 'texte', titre: { fr: 'Bienvenue' } });
const MATIN = { ...TEXTE, titre: { fr: 'Petit déjeuner' }, de: '07:00', a: '10:00' };

const page = (changes: object = {}): Answer => ({
  data: {
    html: '<!doctype html><html><head><style>p{}</style></head><body><p>Bienvenue</p></body></html>',
    largeur: 1920,
    hauteur: 1080,
    objet: null,
    total: 1,
    remarques: [],
    ...changes,
  },
});

const show = (changes: object, api: Record<string, (sent: Sent) => Answer> = {}) =>
  showBeside(<DiaporamaPreview />, {
    resource: diaporama,
    record: savedRecord(diaporama, { nom: 'Vitrine', gabarit: 1, sequence: [TEXTE, MATIN], ...changes }),
    api: { [APERCU]: () => page(), ...api },
  });

describe('the screen beside a diaporama', () => {
  it('shows a slide in a frame that runs nothing and has no cookie', async () => {
    const { sent } = await show({});
    const frame = await screen.findByTitle<HTMLIFrameElement>('Diapositive');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.srcdoc).toContain('<p>Bienvenue</p>');
    expect(sent(APERCU)[0]?.body).toMatchObject({
      habillage: { gabarit: 1 },
      diapositive: TEXTE,
      langue: 'fr',
      pas: 0,
    });
  });

  it('goes from slide to slide, and from language to language', async () => {
    const { user, sent } = await show({ langues: ['fr', 'en'] });
    await screen.findByTitle('Diapositive');
    await user.click(screen.getByRole('button', { name: 'Diapositive suivante' }));
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ diapositive: MATIN }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Langue' }), 'en');
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ langue: 'en' }));
  });

  it('goes through the objets of a slide', async () => {
    const { user, sent } = await show(
      {},
      {
        [APERCU]: () => page({ objet: { id: 7, nom: 'Auberge' }, total: 3, remarques: ['Le titre est coupé.'] }),
      },
    );
    expect(await screen.findByTitle(/Auberge/)).toBeTruthy();
    expect(screen.getByText('Le titre est coupé.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Objet suivant' }));
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ pas: 1 }));
  });

  it('waits for what is missing, in words', async () => {
    const { form } = await show({ gabarit: null, sequence: [] });
    expect(await screen.findByText(/^Choisissez un gabarit/)).toBeTruthy();
    act(() => form.store.getState().setValue('gabarit', 1));
    expect(await screen.findByText(/^Ajoutez une diapositive/)).toBeTruthy();
    act(() => form.store.getState().setValue('sequence', [newItem(diapositives, { genre: 'objets' })]));
    expect(await screen.findByText('Choisissez ce que montre cette diapositive.')).toBeTruthy();
  });
});

describe('the simulation', () => {
  it('tells what plays at an hour, what does not, and why', async () => {
    const { user } = await show({});
    await user.click(await screen.findByRole('tab', { name: 'Simuler' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Heure' }), '08:00');
    const plays = within(screen.getByRole('list', { name: 'Ce qui passe' }));
    expect(plays.getAllByRole('listitem')).toHaveLength(2);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Heure' }), '12:00');
    expect(within(screen.getByRole('list', { name: 'Ce qui passe' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/^Hors de ses heures\s: de 7\sh à 10\sh\.$/)).toBeTruthy();
  });

  it('shows the slide that is clicked', async () => {
    const { user, sent } = await show({});
    await user.click(await screen.findByRole('tab', { name: 'Simuler' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Heure' }), '08:00');
    await user.click(screen.getByRole('button', { name: /Petit déjeuner/ }));
    expect(await screen.findByTitle('Diapositive')).toBeTruthy();
    await waitFor(() => expect(sent(APERCU).at(-1)?.body).toMatchObject({ diapositive: MATIN }));
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Diapositive' }));
  });

  it('says what deserves a look', async () => {
    const { user } = await show({ sequence: [newItem(diapositives, { genre: 'texte', langue: 'de' })] });
    await user.click(await screen.findByRole('tab', { name: 'Simuler' }));
    expect(await screen.findByText(/diapositive 1 est en allemand/)).toBeTruthy();
  });
});

describe('a gabarit put to the test', () => {
  const epreuve = (sent: Sent) =>
    page({ objet: { id: 3, nom: (sent.body as { epreuve: string }).epreuve }, titresCoupes: 2, objets: 40, total: 40 });
  const record: AnyRecord = savedRecord(gabaritDiaporama, { nom: 'Plein écran', code: 'plein' });

  it('is tried on the hardest objets', async () => {
    const { user } = await showBeside(<GabaritPreview />, {
      resource: gabaritDiaporama,
      record,
      api: { [EPREUVE]: epreuve },
    });
    expect(await screen.findByTitle(/objet/)).toBeTruthy();
    expect(screen.getByText('2 titres sont coupés, sur 40 objets.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Essayer avec' }), 'Le plus long titre');
    expect(await screen.findByTitle(/titre-long/)).toBeTruthy();
  });

  it('counts a single objet as one', async () => {
    await showBeside(<GabaritPreview />, {
      resource: gabaritDiaporama,
      record,
      api: { [EPREUVE]: () => page({ objet: { id: 3, nom: 'Auberge' }, titresCoupes: 0, objets: 1 }) },
    });
    expect(await screen.findByText('Aucun titre n’est coupé, sur 1 objet.')).toBeTruthy();
  });
});

describe('what a gabarit leaves open', () => {
  const items = [
    { nom: 'teinte', libelle: 'Teinte', genre: 'couleur', defaut: '#112233' },
    { nom: 'marge', libelle: 'Marge', genre: 'nombre', defaut: '20' },
  ];
  const show = (gabarit: number | null) =>
    showBeside(<Parametres />, {
      resource: diaporama,
      record: savedRecord(diaporama, { nom: 'Vitrine', gabarit }),
      api: {
        'GET /api/display/diaporamas/parametres': () => ({
          data: { items, format: { orientation: 'paysage', resolution: '1920x1080' } },
        }),
      },
    });

  it('is set by who makes a diaporama, and left as it is when emptied', async () => {
    const { user, form } = await show(1);
    const teinte = await screen.findByRole('textbox', { name: 'Teinte' });
    await user.type(teinte, '#abcdef');
    await user.type(screen.getByRole('textbox', { name: 'Marge' }), '12');
    expect(form.store.getState().values.parametres).toEqual({ teinte: '#abcdef', marge: '12' });
    await user.clear(teinte);
    expect(form.store.getState().values.parametres).toEqual({ marge: '12' });
  });

  it('waits for the gabarit', async () => {
    await show(null);
    expect(await screen.findByText('Choisissez d’abord un gabarit.')).toBeTruthy();
  });
});

/** The field of the settings of a gabarit, in a form that names the gabarit. */
function Parametres() {
  const { form } = useRecordFormContext();
  return (
    <FormField
      id="parametres"
      path="parametres"
      field={diaporama.fields.parametres}
      value={useForm(({ values }) => values.parametres)}
      onChange={(next) => form.store.getState().setValue('parametres', next)}
      error={undefined}
      inner={{}}
      readOnly={false}
      resource="diaporama"
      valueOf={() => undefined}
    />
  );
}
