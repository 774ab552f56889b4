import { annonce, errorKinds } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useForm } from '../../../resource/form/form.context.ts';
import { onSaved } from '../../../resource/form/record/record.channel.ts';
import { ignoreShown } from '../../../resource/list/actions/use-record-acts.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { rowActions } from '../annonce.actions.tsx';
import { AT, saved, showAnnonce } from '../testing/annonces.tsx';
import { ValidationCard } from './validation.card.tsx';

fakeBrowser();

type Options = NonNullable<Parameters<typeof showAnnonce>[1]>;
const show = (changes: object = {}, options: Options = {}) =>
  showAnnonce(<Card />, { ...options, record: saved(changes) });

/** The card beside the form, with the record as it was last saved. */
function Card() {
  const record = useForm(({ base }) => base);
  return record && <ValidationCard record={record} resource={annonce} />;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('what is decided of an annonce', () => {
  it('is asked for by who writes, and never decided by them', async () => {
    const { user, sent } = await show(
      {},
      {
        role: 'ROLE_ANNONCE_USER',
        api: { [`POST ${AT}/demander`]: () => ({ data: saved({ etat: 'a-valider', version: 3 }) }) },
      },
    );
    expect(buttons()).toEqual(['Demander la validation', 'Dupliquer pour la saison suivante']);
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    await waitFor(() => expect(sent(`POST ${AT}/demander`)[0]?.body).toEqual({ version: 2 }));
  });

  it('is for those of its own entity to decide', async () => {
    await show({ validation: 'a-valider', etat: 'a-valider', modifiable: false });
    expect(await screen.findByText('Un responsable doit la valider.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  });

  it('is decided by an admin, on what is saved; other windows hear of it', async () => {
    const heard = vi.fn();
    const stop = onSaved(heard);
    const { user, form, sent } = await show(
      { validation: 'a-valider', etat: 'a-valider' },
      {
        api: {
          [`POST ${AT}/valider`]: () => ({
            data: saved({ validation: 'validee', etat: 'programmee', version: 3 }),
          }),
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Valider' }));
    await waitFor(() => expect(form.store.getState().base).toMatchObject({ validation: 'validee', version: 3 }));
    expect(sent(`POST ${AT}/valider`)).toHaveLength(1);
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ resource: 'annonce', id: 3, version: 3 }));
    stop();
  });

  it('says all that stands in the way, here and at the fields', async () => {
    const errors = [
      { path: 'annonceur', message: 'Dites qui est l’annonceur.' },
      { path: 'espaces', message: '«\u00a0Bandeau\u00a0» est réservé en exclusivité.' },
    ];
    const { user, form } = await show(
      {},
      { api: { [`POST ${AT}/valider`]: () => ({ ...errorKinds.invalidInput, errors }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Valider' }));
    const said = within(await screen.findByRole('alert')).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual(errors.map(({ message }) => message));
    expect(form.store.getState().problems).toMatchObject({ annonceur: { own: errors[0]?.message } });
    act(() => form.store.getState().accept(saved({ annonceur: 4, version: 3 })));
    expect(screen.queryByText('Ce qui l’empêche de paraître')).toBeNull();
  });

  it('is a no with a reason', async () => {
    const { user, sent } = await show(
      { validation: 'a-valider', etat: 'a-valider' },
      { api: { [`POST ${AT}/refuser`]: () => ({ data: saved({ validation: 'refusee', etat: 'refusee' }) }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));
    const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Refuser l’annonce' });
    expect(confirm.disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Prix absent');
    await user.click(confirm);
    await waitFor(() => expect(sent(`POST ${AT}/refuser`)[0]?.body).toEqual({ version: 2, motif: 'Prix absent' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Motif' })).toBeNull());
  });

  it('asks for no reason any more once the person thinks better of it, or says yes', async () => {
    const { user } = await show(
      { validation: 'a-valider', etat: 'a-valider' },
      {
        api: {
          [`POST ${AT}/valider`]: () => ({ data: saved({ validation: 'validee', etat: 'programmee', version: 3 }) }),
        },
      },
    );
    const motif = () => screen.queryByRole('textbox', { name: 'Motif' });
    await user.click(await screen.findByRole('button', { name: 'Refuser' }));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(motif()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Refuser' }));
    await user.paste('Prix absent');
    await user.keyboard('{Escape}');
    expect(motif()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refuser' }));
    await user.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(motif()).toHaveProperty('value', 'Prix absent');
    await user.click(screen.getByRole('button', { name: 'Valider' }));
    await screen.findByText('Programmée');
    expect(motif()).toBeNull();
  });

  it('keeps the reason of a no that did not arrive', { tags: 'torture' }, async () => {
    const { user } = await show(
      { validation: 'validee', etat: 'programmee' },
      { api: { [`POST ${AT}/refuser`]: () => ({ status: 500, code: 50_000, message: 'En panne.' }) } },
    );
    await user.click(await screen.findByRole('button', { name: 'Retirer' }));
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Prix absent');
    await user.click(screen.getByRole('button', { name: 'Retirer l’annonce' }));
    expect((await screen.findByRole('alert')).textContent).toBe('En panne.');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Motif' }).value).toBe('Prix absent');
    expect(screen.queryByText('Ce qui l’empêche de paraître')).toBeNull();
  });

  it('tells when it comes, and why it was refused', async () => {
    await show({ validation: 'refusee', etat: 'refusee', motifRefus: 'Prix absent' });
    expect(screen.getByText('Refusée')).toBeTruthy();
    expect(screen.getByText(/Motif\s: Prix absent/)).toBeTruthy();
  });

  it('saves first what is typed', async () => {
    const calls: string[] = [];
    const { user, form, sent } = await show(
      {},
      {
        api: {
          [`PUT ${AT}`]: ({ call }) => {
            calls.push(call);
            return { data: saved({ nom: 'Autre', version: 3 }) };
          },
          [`POST ${AT}/valider`]: ({ call }) => {
            calls.push(call);
            return { data: saved({ nom: 'Autre', validation: 'validee', etat: 'programmee', version: 4 }) };
          },
        },
      },
    );
    act(() => form.store.getState().setValue('nom', 'Autre'));
    await user.click(await screen.findByRole('button', { name: 'Enregistrer et valider' }));
    await waitFor(() => expect(calls).toEqual([`PUT ${AT}`, `POST ${AT}/valider`]));
    expect(sent(`POST ${AT}/valider`)[0]?.body).toEqual({ version: 3 });
  });

  it('is offered on each row as it stands', () => {
    const offered = (changes: object) =>
      rowActions.filter(({ applies }) => applies?.(saved(changes)) ?? true).map(({ id }) => id);
    expect(offered({ validation: 'brouillon' })).toEqual(['demander', 'valider', 'saison-suivante']);
    expect(offered({ validation: 'a-valider' })).toEqual(['valider', 'refuser', 'saison-suivante']);
    expect(offered({ validation: 'validee' })).toEqual(['retirer', 'saison-suivante']);
    expect(offered({ validation: 'validee', modifiable: false })).toEqual(['saison-suivante']);
  });

  it('says from the list too what stands in the way', async () => {
    const errors = [
      { path: 'annonceur', message: 'Dites qui est l’annonceur.' },
      { path: 'espaces', message: 'Choisissez un espace.' },
    ];
    await show({}, { api: { [`POST ${AT}/valider`]: () => ({ ...errorKinds.invalidInput, errors }) } });
    const valider = rowActions.find(({ id }) => id === 'valider');
    const context = { record: saved(), resource: annonce, refresh: async () => {}, open: () => {} };
    await act(() => Promise.resolve(valider?.run(context)).catch(ignoreShown));
    expect(await screen.findByText('Dites qui est l’annonceur. Choisissez un espace.')).toBeTruthy();
  });
});
