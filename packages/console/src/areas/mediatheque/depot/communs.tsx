import { type Field, media } from '@bridge/contract';
import { SimpleGrid, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { idsIn, periodIn, textIn, textsIn } from '../../../resource/values/read.ts';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { Fold } from '../../../ui/fold.tsx';
import classes from './depot.module.css';
import type { Communs } from './depot.rules.ts';
import { useDepot } from './depot.store.ts';

/** The common fields, and how each is read from its widget. */
const FIELDS: readonly {
  readonly name: keyof Communs;
  readonly field: Field;
  readonly read: (value: unknown) => Partial<Communs>;
}[] = [
  { name: 'credit', field: media.fields.credit, read: (value) => ({ credit: textIn(value) }) },
  { name: 'dossier', field: media.fields.dossier, read: (value) => ({ dossier: textIn(value) }) },
  { name: 'licence', field: media.fields.licence, read: (value) => ({ licence: textIn(value) }) },
  {
    name: 'droits',
    field: media.fields.droits,
    read: (value) => ({ droits: value === null ? null : periodIn(value) }),
  },
  { name: 'supports', field: media.fields.supports, read: (value) => ({ supports: textsIn(value) }) },
  { name: 'motsCles', field: media.fields.motsCles, read: (value) => ({ motsCles: idsIn(value) }) },
];

const NOTHING_INSIDE = {};

/** The fields that differ most from one deposit to the next stay in sight. */
const FIRST: readonly (keyof Communs)[] = ['credit', 'dossier'];

/** The fields common to all the files: they fill the lines that leave them empty. */
export function ChampsCommuns() {
  return (
    <section aria-label="Pour tous les fichiers">
      <Title order={3}>Pour tous les fichiers</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {'Le crédit et le dossier complètent les lignes qui n’en ont pas\u00a0; le reste vaut pour tous.'}
      </Text>
      <Champs shown={FIELDS.filter(({ name }) => FIRST.includes(name))} aligned />
      <Fold title="Licence, droits, supports et tags">
        <Champs shown={FIELDS.filter(({ name }) => !FIRST.includes(name))} />
      </Fold>
    </section>
  );
}

interface ChampsProps {
  readonly shown: typeof FIELDS;
  /** The fields take one line each: their controls stand in line. */
  readonly aligned?: boolean;
}

function Champs({ shown, aligned = false }: ChampsProps) {
  const prefix = useId();
  const communs = useDepot((state) => state.communs);
  const setCommuns = useDepot((state) => state.setCommuns);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mb="sm" className={aligned ? classes.aligned : undefined}>
      {shown.map(({ name, field, read }) => (
        <FormField
          key={name}
          id={`${prefix}${name}`}
          path={name}
          // The field is obligatory on each media, but not here.
          field={{ ...field, required: false }}
          value={communs[name]}
          onChange={(next) => setCommuns({ ...communs, ...read(next) })}
          error={undefined}
          inner={NOTHING_INSIDE}
          readOnly={false}
          resource={media.id}
          valueOf={() => undefined}
        />
      ))}
    </SimpleGrid>
  );
}
