import { annonce, errorKinds } from '@bridge/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import AnnonceBar from './annonce.bar.tsx';
import { AT, saved, showAnnonce } from './testing/annonces.tsx';
import { ValidationCard } from './vente/validation.card.tsx';

fakeBrowser();

const ignore = () => undefined;

it('the bar of an annonce says where it stands, and validates it as it is typed', async () => {
  const calls: string[] = [];
  const kept = { nom: 'Autre', version: 3 };
  const { user, form } = await showAnnonce(<AnnonceBar showCreated={ignore} />, {
    api: {
      [`PUT ${AT}`]: ({ call }) => {
        calls.push(call);
        return { data: saved(kept) };
      },
      [`POST ${AT}/valider`]: ({ call }) => {
        calls.push(call);
        return { data: saved({ ...kept, validation: 'validee', etat: 'programmee', version: 4 }) };
      },
    },
  });
  expect(await screen.findByText('Brouillon')).toBeTruthy();
  act(() => form.store.getState().setValue('nom', 'Autre'));
  await user.click(screen.getByRole('button', { name: 'Enregistrer et valider' }));
  expect(await screen.findByText('Programmée')).toBeTruthy();
  expect(calls).toEqual([`PUT ${AT}`, `POST ${AT}/valider`]);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('who may not validate an annonce asks for it, and is told in the bar what is missing', async () => {
  const errors = [{ path: 'annonceur', message: 'Dites qui est l’annonceur.' }];
  const { user, form } = await showAnnonce(<AnnonceBar showCreated={ignore} />, {
    role: 'ROLE_ANNONCE_USER',
    api: { [`POST ${AT}/demander`]: () => ({ ...errorKinds.invalidInput, errors }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Demander la validation' }));
  await waitFor(() => expect(form.store.getState().failure?.message).toBe('Dites qui est l’annonceur.'));
});

it('the bar and the panel decide together: one is under way for both, and both tell why it was refused', async () => {
  const errors = [{ path: 'annonceur', message: 'Dites qui est l’annonceur.' }];
  let release = (_: Answer) => {};
  const record = saved({ validation: 'a-valider' });
  const { user, form, sent } = await showAnnonce(
    <>
      <ValidationCard record={record} resource={annonce} />
      <AnnonceBar showCreated={ignore} />
    </>,
    {
      record,
      api: {
        [`POST ${AT}/valider`]: () =>
          new Promise<Answer>((resolve) => {
            release = resolve;
          }),
      },
    },
  );
  const buttons = () => screen.getAllByRole('button', { name: 'Valider' });
  const areBusy = () => buttons().map(({ dataset }) => dataset.loading);
  await waitFor(() => expect(areBusy()).toEqual([undefined, undefined]));
  await user.click(buttons()[1] ?? document.body);
  await waitFor(() => expect(areBusy()).toEqual(['true', 'true']));
  await user.click(buttons()[0] ?? document.body);
  expect(sent(`POST ${AT}/valider`)).toHaveLength(1);
  release({ ...errorKinds.invalidInput, errors });
  await waitFor(() => expect(form.store.getState().failure?.message).toBe('Dites qui est l’annonceur.'));
  expect(await screen.findByText('Ce qui l’empêche de paraître')).toBeTruthy();
  await waitFor(() => expect(areBusy()).toEqual([undefined, undefined]));
});
