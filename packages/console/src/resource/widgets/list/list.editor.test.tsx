import { boolean, type Item, list, reference, text } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { drawField } from '../testing/draw.tsx';
import type { WidgetProps } from '../widget.ts';
import { ListEditor } from './list.editor.tsx';

fakeBrowser();

const cles = list(
  {
    champ: text({ label: 'Champ' }),
    inverse: boolean({ label: 'Inversé' }),
    bloc: reference({ label: 'Bloc', to: 'bloc' }),
  },
  { label: 'Clés', widget: 'comptees', itemTitle: 'champ' },
);
const drawn = vi.fn<(rank: number) => void>();

function beside(_item: Item, rank: number) {
  drawn(rank);
  return null;
}

function Counted({ field, ...props }: WidgetProps) {
  return field.kind === 'list' ? <ListEditor {...props} list={field} aside={beside} /> : null;
}

it('typing in an item draws that item alone, even where items name records', async () => {
  fakeApi({
    'GET /api/choix/bloc': () => ({ data: { items: [{ id: 4, titre: 'Horaires', couleur: null, actif: true }] } }),
  });
  const { user, last } = drawField(cles, {
    descriptor: { widgets: { comptees: Counted } },
    value: ['nom', 'date', 'prix'].map((champ) => ({ champ, inverse: false, bloc: 4 })),
  });
  await user.click(await screen.findByRole('button', { name: '«\u00a0date\u00a0»' }));
  await screen.findByDisplayValue('Horaires');
  await user.click(screen.getByRole('textbox', { name: 'Champ' }));
  drawn.mockClear();
  await user.keyboard('s !');
  expect(last()).toMatchObject([{ champ: 'nom' }, { champ: 'dates !' }, { champ: 'prix' }]);
  expect(new Set(drawn.mock.calls.map(([rank]) => rank))).toEqual(new Set([1]));
});

const liens = list(
  { texte: text({ label: 'Texte' }), cible: text({ label: 'Cible', advanced: true }) },
  { label: 'Liens', widget: 'verifies', itemTitle: 'texte' },
);
const RIGHT = {};
const WRONG = { '0.cible': 'Trop long.' };

/** A list whose problems appear on a button, like those that only the server finds. */
function Checked({ field, ...props }: WidgetProps) {
  const [inner, setInner] = useState<WidgetProps['inner']>(RIGHT);
  return field.kind === 'list' ? (
    <>
      <ListEditor {...props} list={field} inner={inner} />
      <button type="button" onClick={() => setInner(WRONG)}>
        Vérifier
      </button>
    </>
  ) : null;
}

it('what is found wrong under a fold opens it, and stays told once it is closed again', async () => {
  const { user } = drawField(liens, {
    descriptor: { widgets: { verifies: Checked } },
    value: [{ texte: 'Accueil', cible: '/' }],
  });
  await screen.findByRole('textbox', { name: 'Texte' });
  expect(screen.queryByRole('textbox', { name: 'Cible' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vérifier' }));
  expect(screen.getByRole('textbox', { name: 'Cible', description: 'Trop long.' })).toBeDefined();
  await user.click(screen.getByText('Avancé'));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Cible' })).toBeNull());
  expect(screen.getByText('Trop long.')).toBeDefined();
});
