import type { Transformation } from '@bridge/contract';
import { Group, NativeSelect, TextInput } from '@mantine/core';
import '../../../../resource/widgets/choices/choice.styles.ts';
import { useState } from 'react';
import { TableFields } from './transformation-table.tsx';

interface Props {
  readonly step: Transformation;
  readonly onChange: (step: Transformation) => void;
}

const FORMATS = [
  { value: 'jj/mm/aaaa', label: '31/12/2026' },
  { value: 'mm/jj/aaaa', label: '12/31/2026' },
  { value: 'aaaa-mm-jj', label: '2026-12-31' },
  { value: 'aaaammjj', label: '20261231' },
] as const;

const CONDITIONS = [
  { value: 'vide', label: 'Si la valeur est vide' },
  { value: 'egal', label: 'Si la valeur est' },
  { value: 'contient', label: 'Si la valeur contient' },
] as const;

/** The settings of a step; most steps have none. */
export function TransformationFields({ step, onChange }: Props) {
  switch (step.kind) {
    case 'decouper':
      return (
        <Field
          label="Séparateur"
          value={step.separateur}
          most={8}
          onChange={(separateur) => onChange({ ...step, separateur })}
        />
      );
    case 'date':
      return (
        <NativeSelect
          size="xs"
          label="La source écrit"
          data={[...FORMATS]}
          value={step.format}
          onChange={({ currentTarget }) =>
            onChange({
              ...step,
              format: FORMATS.find(({ value }) => value === currentTarget.value)?.value ?? step.format,
            })
          }
        />
      );
    case 'table':
      return <TableFields step={step} onChange={onChange} />;
    case 'prefixe':
    case 'suffixe':
      return <Field label="Texte" value={step.texte} onChange={(texte) => onChange({ ...step, texte })} />;
    case 'remplacer':
      return (
        <Group gap="xs" grow>
          <Field label="Remplacer" value={step.texte} onChange={(texte) => onChange({ ...step, texte })} />
          <Field label="Par" value={step.par} onChange={(par) => onChange({ ...step, par })} />
        </Group>
      );
    case 'condition':
      return <ConditionFields step={step} onChange={onChange} />;
    case 'joindre':
      return <JoindreFields step={step} onChange={onChange} />;
    case 'trim':
    case 'majuscules':
    case 'minuscules':
    case 'phrase':
    case 'nombre':
    case 'prix':
    case 'telephone':
    case 'url':
    case 'html':
      return null;
    default:
      return step satisfies never;
  }
}

type Joindre = Extract<Transformation, { kind: 'joindre' }>;

function JoindreFields({ step, onChange }: { readonly step: Joindre; readonly onChange: Props['onChange'] }) {
  // The text as it is typed: a comma that nothing follows yet must stay.
  const [text, setText] = useState(step.champs.join(', '));
  const write = (next: string) => {
    setText(next);
    const champs = next.split(',').map((champ) => champ.trim());
    onChange({ ...step, champs: champs.filter((champ) => champ !== '') });
  };
  return (
    <Group gap="xs" grow align="flex-end">
      <Field label="Champs, séparés par des virgules" most={2_000} value={text} onChange={write} />
      <Field
        label="Entre eux"
        most={8}
        value={step.separateur}
        onChange={(separateur) => onChange({ ...step, separateur })}
      />
    </Group>
  );
}

type Condition = Extract<Transformation, { kind: 'condition' }>;

function ConditionFields({ step, onChange }: { readonly step: Condition; readonly onChange: Props['onChange'] }) {
  const set = (name: 'valeur' | 'alors' | 'sinon', text: string) => {
    const { [name]: _, ...others } = step;
    onChange(text === '' ? others : { ...others, [name]: text });
  };
  return (
    <>
      <Group gap="xs" grow align="flex-end">
        <NativeSelect
          size="xs"
          label="Condition"
          data={[...CONDITIONS]}
          value={step.si}
          onChange={({ currentTarget }) =>
            onChange({ ...step, si: CONDITIONS.find(({ value }) => value === currentTarget.value)?.value ?? step.si })
          }
        />
        {step.si !== 'vide' && (
          <Field label="Ce texte" value={step.valeur ?? ''} onChange={(text) => set('valeur', text)} />
        )}
      </Group>
      <Group gap="xs" grow>
        <Field
          label={'Alors (vide\u00a0: la valeur elle-même)'}
          value={step.alors ?? ''}
          onChange={(text) => set('alors', text)}
        />
        <Field label="Sinon" value={step.sinon ?? ''} onChange={(text) => set('sinon', text)} />
      </Group>
    </>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly most?: number;
  readonly onChange: (text: string) => void;
}

function Field({ label, value, most = 500, onChange }: FieldProps) {
  return (
    <TextInput
      size="xs"
      label={label}
      maxLength={most}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
