import { type Field, text } from '@bridge/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { FormField } from './field-frame.tsx';
import { draw } from './testing/draw.tsx';

fakeBrowser();

const NONE = {};
const nothing = () => undefined;

/** A field that notes each of its drawings: every drawing reads `help`. */
function counted(label: string, drawn: string[]): Field {
  const help = {
    get help() {
      drawn.push(label);
      return '';
    },
  };
  return Object.defineProperties(text({ label }), Object.getOwnPropertyDescriptors(help));
}

function TwoFields({ fields }: { readonly fields: readonly Field[] }) {
  const [values, setValues] = useState<readonly unknown[]>(['', '']);
  const setters = useMemo(
    () =>
      fields.map((_, rank) => (next: unknown) => {
        setValues((before) => before.map((value, one) => (one === rank ? next : value)));
      }),
    [fields],
  );
  return fields.map((field, rank) => (
    <FormField
      key={field.label}
      id={field.label}
      path={field.label}
      field={field}
      value={values[rank]}
      onChange={setters[rank] ?? nothing}
      error={undefined}
      inner={NONE}
      readOnly={false}
      resource="tag"
      valueOf={nothing}
    />
  ));
}

describe('a form', () => {
  it('draws only the field that one types in', async () => {
    const drawn: string[] = [];
    draw(<TwoFields fields={[counted('Nom', drawn), counted('Ville', drawn)]} />);
    drawn.length = 0;
    await userEvent.type(screen.getByLabelText('Nom'), 'abc');
    expect(drawn).toContain('Nom');
    expect(drawn).not.toContain('Ville');
  });
});
