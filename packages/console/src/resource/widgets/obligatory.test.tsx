import { TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { Unstyled } from '../../testing/unstyled.tsx';
import { obligatory } from './obligatory.tsx';

fakeBrowser();

it('a control that must be filled says so in a word, which is no part of its name', () => {
  render(
    <Unstyled>
      <TextInput {...obligatory('Titre de la page')} />
    </Unstyled>,
  );
  expect(screen.getByRole('textbox', { name: 'Titre de la page' })).toHaveProperty('required', true);
  expect(screen.getByText('obligatoire')).toBeTruthy();
  expect(screen.queryByText('*')).toBeNull();
});
