import type { Resource } from '@bridge/contract';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import type { Answer } from '../../../testing/fake-api.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';

/** The records that references offer. */
export const offered = (...items: [number, string][]): Answer => ({
  data: { items: items.map(([id, titre]) => ({ id, titre, couleur: null, actif: true })) },
});

interface FieldProps {
  readonly resource: Resource;
  readonly name: string;
  readonly inner?: Readonly<Record<string, string>>;
}

/** One field in the form that it reads. */
function Field({ resource, name, inner = {} }: FieldProps) {
  const value = useForm(({ values }) => values[name]);
  const { store } = useRecordFormContext().form;
  const field = resource.fields[name];
  if (!field) throw new Error(`${name} is no field`);
  return (
    <FormField
      id={name}
      path={name}
      field={field}
      value={value}
      onChange={(next) => store.getState().setValue(name, next)}
      error={undefined}
      inner={inner}
      readOnly={false}
      resource={resource.id}
      valueOf={() => undefined}
    />
  );
}

export async function showField(
  { resource, name, inner = {} }: FieldProps,
  changes: object,
  api: Parameters<typeof showBeside>[1]['api'] = {},
) {
  const page = await showBeside(<Field resource={resource} name={name} inner={inner} />, {
    resource,
    record: savedRecord(resource, changes),
    api,
  });
  return { ...page, now: () => page.form.store.getState().values[name] };
}
