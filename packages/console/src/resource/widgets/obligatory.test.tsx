import { MantineProvider, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { obligatory } from './obligatory.tsx';

fakeBrowser();

it('a control that must be filled says so in a word, which is no part of its name', () => {
  render(
    <MantineProvider env="test">
      <TextInput {...obligatory('Titre de la page')} />
    </MantineProvider>,
  );
  expect(screen.getByRole('textbox', { name: 'Titre de la page' })).toHaveProperty('required', true);
  expect(screen.getByText('obligatoire')).toBeTruthy();
  expect(screen.queryByText('*')).toBeNull();
});
