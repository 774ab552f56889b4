import { type Ref, references } from '@bridge/contract';
import { Combobox } from '@mantine/core';
import '../resource/widgets/choices/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChipBox } from '../resource/widgets/choices/chip-box.tsx';
import { matches } from '../ui/matches.ts';
import { modalitesQuery } from './catalogue.queries.ts';
import { type ControlWords, LabelledControl } from './labelled-control.tsx';

interface Props extends ControlWords {
  readonly critere: number;
  readonly value: readonly Ref<'modalite'>[];
  readonly onChange: (next: Ref<'modalite'>[]) => void;
  readonly placeholder?: string;
  /** The resource that will refer to the values. */
  readonly pour: string;
}

/** Values of one criterion and of its equivalents, in the order in which they were picked. */
export function ModalitesChoice({ critere, value, onChange, placeholder = 'Toutes', pour, ...words }: Props) {
  const { label } = words;
  const field = useMemo(() => references({ label, to: 'modalite', placeholder }), [label, placeholder]);
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery(modalitesQuery(critere));
  const nameOf = (wanted: number) => data.find((one) => one.id === wanted)?.libelle ?? `n°\u00a0${wanted}`;
  const found = data.filter((one) => !value.some((ref) => ref.id === one.id) && matches(search, [one.libelle]));
  return (
    <LabelledControl {...words} resource={pour}>
      {(props) => (
        <ChipBox
          widget={{ ...props, field, value, onChange: () => undefined }}
          chips={value.map((ref) => ({ value: String(ref.id), label: nameOf(ref.id), content: nameOf(ref.id) }))}
          onRemove={(removed) => onChange(value.filter((ref) => String(ref.id) !== removed))}
          search={search}
          onSearch={setSearch}
          onPick={(picked) => onChange([...value, { ref: 'modalite', id: Number(picked) }])}
          offered={found.map((one) => one.id).join()}
        >
          {found.map((one) => (
            <Combobox.Option key={one.id} value={String(one.id)}>
              {one.libelle}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>Aucune autre modalité ne correspond.</Combobox.Empty>}
        </ChipBox>
      )}
    </LabelledControl>
  );
}
