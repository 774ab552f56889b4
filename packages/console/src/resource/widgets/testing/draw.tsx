import { bridgeParametersSchema, type Field, PARAMETRES_INITIAUX, type Parametres, type Role } from '@bridge/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useCallback, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { useSession } from '../../../api/session.store.ts';
import { ConsoleContext } from '../../../navigation/console-context.ts';
import { hand } from '../../../testing/hand.ts';
import { Unstyled } from '../../../testing/unstyled.tsx';
import { type Descriptor, DescriptorContext } from '../../descriptor.ts';
import { FormField } from '../field-frame.tsx';

vi.setConfig({ testTimeout: 40_000 });

interface Options {
  /** The descriptor of the area, which holds the widgets made by hand. */
  readonly descriptor?: Descriptor;
  readonly value?: unknown;
  readonly error?: string;
  readonly inner?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  /** Whether the record was never saved; true by default. */
  readonly isNew?: boolean;
  readonly hold?: () => () => void;
  readonly others?: Readonly<Record<string, unknown>>;
  /** Another field of the form, drawn first. */
  readonly source?: { readonly name: string; readonly field: Field };
}

const NONE = {};

interface FormProps extends Options {
  readonly field: Field;
  readonly onTyped: (value: unknown) => void;
}

/** A form of one or two fields, which keeps typed values outside of the components, as the real form does. */
function SmallForm({
  field,
  source,
  value,
  others,
  error,
  inner = NONE,
  readOnly = false,
  isNew = true,
  hold,
  onTyped,
}: FormProps) {
  const [held] = useState<{ values: Record<string, unknown> }>(() => ({ values: { ...others, champ: value } }));
  const [, redraw] = useState(0);
  // As in the real form, the error goes once the field is typed in.
  const [isTyped, setTyped] = useState(false);
  const set = (name: string) => (next: unknown) => {
    held.values = { ...held.values, [name]: next };
    if (name === 'champ') onTyped(next);
    if (name === 'champ') setTyped(true);
    redraw((count) => count + 1);
  };
  const common = { error: undefined, inner: NONE, readOnly: false, resource: 'entite' };
  const read = { valueOf: useCallback((name: string) => held.values[name], [held]) };
  return (
    <>
      {source && (
        <FormField
          {...common}
          {...read}
          id="source"
          path={source.name}
          field={source.field}
          value={held.values[source.name]}
          onChange={set(source.name)}
        />
      )}
      <FormField
        {...common}
        {...read}
        id="champ"
        path="champ"
        field={field}
        value={held.values.champ}
        onChange={set('champ')}
        error={isTyped ? undefined : error}
        inner={isTyped ? NONE : inner}
        readOnly={readOnly}
        isNew={isNew}
        hold={hold}
      />
    </>
  );
}

/** Draws one field of a form, and notes the values that it sends. */
export function drawField(field: Field, options: Options = {}) {
  const typed = vi.fn<(value: unknown) => void>();
  const { container } = draw(
    <DescriptorContext value={options.descriptor ?? NONE}>
      <SmallForm field={field} onTyped={typed} {...options} />
    </DescriptorContext>,
  );
  return { user: hand(), container, typed, last: () => typed.mock.lastCall?.[0] };
}

export function draw(content: ReactNode) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <Unstyled>
      <QueryClientProvider client={queries}>
        <ConsoleContext value={{ hasScreen: () => true, routes: [] }}>
          <MemoryRouter>{content}</MemoryRouter>
        </ConsoleContext>
      </QueryClientProvider>
    </Unstyled>,
  );
}

interface Person {
  readonly roles?: readonly Role[];
  readonly parameters?: Partial<Parametres>;
}

/** Sets the roles of the person and the parameters of the instance. */
export function lookAs({ roles = ['ROLE_SUPER_ADMIN'], parameters = {} }: Person = {}): void {
  const bridge = bridgeParametersSchema.strip().parse({ ...PARAMETRES_INITIAUX, ...parameters, couleur: null });
  useSession.setState({ parameters: bridge, viewer: { roles, mode: 'autonome', flags: bridge } });
}

/** Stubs the measures that editors take: jsdom lays nothing out. */
export function withoutLayout(): void {
  const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0, toJSON: () => ({}) };
  Range.prototype.getBoundingClientRect = () => nowhere;
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  document.elementFromPoint = () => null;
}
