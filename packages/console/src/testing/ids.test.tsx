import { InputBase } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { Unstyled } from './unstyled.tsx';

/** The id of the field at each of its drawings. */
const ids: unknown[] = [];
function Field(props: ComponentProps<'input'>) {
  ids.push(props.id);
  return <input {...props} />;
}

it('a field keeps the id of its first drawing, and is not drawn again for another', () => {
  render(
    <Unstyled>
      <InputBase component={Field} label="Nom" />
    </Unstyled>,
  );
  const { id } = screen.getByLabelText('Nom');
  expect(id).toMatch(/^mantine-/);
  expect(ids).toEqual([id]);
});
