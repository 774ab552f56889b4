import { ficheWeb } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DescriptorContext } from '../../../resource/descriptor.ts';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import ZonesWidget from './zones.widget.tsx';

fakeBrowser();

const DESCRIPTOR = { widgets: { 'zones-de-fiche': ZonesWidget } };
const NOMS = ['', 'Accroche', 'Tarifs', 'Horaires', 'Accès'];
const choix = (id: number) => ({ id, titre: NOMS[id], couleur: null, actif: true });
const zone = (nom: string) => ({ genre: 'zone', nom });
const DISPOSITION = {
  rangees: [
    { parties: [{ genre: 'repere', nom: 'titre' }, zone('entete')], cote: [] },
    { parties: [zone('corps')], cote: [zone('laterale')] },
  ],
};

function Field({ readOnly }: { readonly readOnly: boolean }) {
  const { form } = useRecordFormContext();
  const value = useForm(({ values }) => values.zones);
  return (
    <DescriptorContext value={DESCRIPTOR}>
      <FormField
        id="zones"
        path="zones"
        field={ficheWeb.fields.zones}
        value={value}
        onChange={(next) => form.store.getState().setValue('zones', next)}
        error={undefined}
        inner={{ '1.bloc': 'Ce bloc est archivé.' }}
        readOnly={readOnly}
        resource="ficheWeb"
        valueOf={() => undefined}
      />
    </DescriptorContext>
  );
}

const ZONES = [
  { zone: 'corps', bloc: 1 },
  { zone: 'corps', bloc: 2 },
  { zone: 'pied', bloc: 3 },
];

async function show({ readOnly = false } = {}) {
  const page = await showBeside(<Field readOnly={readOnly} />, {
    resource: ficheWeb,
    record: savedRecord(ficheWeb, { nom: 'Restaurants', gabarit: 4, zones: ZONES }),
    api: {
      'GET /api/web/fiches/disposition': () => ({ data: DISPOSITION }),
      'GET /api/choix/bloc': () => ({ data: { items: [1, 2, 3, 4].map(choix) } }),
    },
  });
  await screen.findByText('Nom de l’objet');
  await screen.findByText('Tarifs');
  return { ...page, zones: () => page.form.store.getState().values.zones };
}

const inZone = (nom: string) => within(screen.getByRole('region', { name: nom }));
const blocsOf = (nom: string) =>
  inZone(nom)
    .queryAllByRole('listitem')
    .map((item) => NOMS.find((one) => one !== '' && item.textContent.startsWith(one)));

describe('the zones of a fiche', () => {
  it('stand as the gabarit places them, and tell of those that it leaves out', async () => {
    const { sent } = await show();
    expect(sent('GET /api/web/fiches/disposition')[0]?.query.get('gabarit')).toBe('4');
    expect(blocsOf('Corps')).toEqual(['Accroche', 'Tarifs']);
    expect(inZone('Pied').getByText(/ne place pas cette zone/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Galerie' })).toBeNull();
    expect(inZone('Corps').getByText('Ce bloc est archivé.')).toBeTruthy();
  });

  it('hand their blocs over by keyboard, through each zone in its turn, and take them back', async () => {
    const { user, zones } = await show();
    screen.getByRole('button', { name: 'Déplacer Tarifs' }).focus();
    await user.keyboard(' {ArrowDown}');
    expect(blocsOf('Colonne de côté')).toEqual(['Tarifs']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Déplacer Tarifs' })));
    expect(
      screen.getByText(/«\sTarifs\s» est maintenant dans «\sColonne de côté\s», en position 1 sur 1/),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(zones()).toEqual(ZONES);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Déplacer Tarifs' })));
    await user.keyboard(' {ArrowUp}');
    await user.keyboard(' {ArrowUp}');
    expect(blocsOf('Corps')).toEqual(['Tarifs', 'Accroche']);
  });

  it('hand over what stands where nobody would see it, and say where they end', async () => {
    const { user } = await show();
    screen.getByRole('button', { name: 'Déplacer Horaires' }).focus();
    await user.keyboard(' {ArrowDown}');
    expect(blocsOf('Pied')).toEqual(['Horaires']);
    expect(screen.getByText('Il n’y a rien plus loin.')).toBeTruthy();
    await user.keyboard('{ArrowUp}');
    expect(blocsOf('Colonne de côté')).toEqual(['Horaires']);
    expect(screen.queryByRole('region', { name: 'Pied' })).toBeNull();
  });

  it('let go of a bloc whose handle is left', async () => {
    const { user, zones } = await show();
    const handle = () => screen.getByRole('button', { name: 'Déplacer Tarifs' });
    handle().focus();
    await user.keyboard(' ');
    expect(handle().getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Déplacer Accroche' }));
    expect(handle().getAttribute('aria-pressed')).toBe('false');
    act(() => handle().focus());
    await user.keyboard('{ArrowDown}');
    expect(zones()).toEqual(ZONES);
  });

  it('hand them over by a menu too', { tags: 'torture' }, async () => {
    const { user, zones } = await show();
    await user.click(screen.getByRole('button', { name: 'Déplacer ou retirer Horaires' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Mettre dans «\sCorps\s»$/ }));
    expect(blocsOf('Corps')).toEqual(['Accroche', 'Tarifs', 'Horaires']);
    expect(screen.queryByRole('region', { name: 'Pied' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Déplacer ou retirer Accroche' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Retirer' }));
    expect(zones()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(blocsOf('Corps')).toEqual(['Accroche', 'Tarifs', 'Horaires']);
  });

  it('receive a bloc where one asks for it', async () => {
    const { user, zones } = await show();
    await user.click(screen.getByRole('button', { name: /^Ajouter un bloc dans «\sEn-tête\s»$/ }));
    await user.click(screen.getByRole('combobox', { name: /^Bloc à ajouter dans/ }));
    await user.click(await screen.findByRole('option', { name: 'Accès' }));
    expect(zones()).toContainEqual({ zone: 'entete', bloc: 4 });
    expect(blocsOf('En-tête')).toEqual(['Accès']);
  });

  it('are only looked at by who may not change them', async () => {
    await show({ readOnly: true });
    expect(blocsOf('Corps')).toEqual(['Accroche', 'Tarifs']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
