import { type Ref, references } from '@bridge/contract';
import { Combobox } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LabelledControl } from '../../catalogue/labelled-control.tsx';
import { ChipBox } from '../../resource/widgets/chip-box.tsx';
import { matches } from '../../shell/palette.rules.ts';
import { modalitesQuery } from './bloc.queries.ts';

const FIELD = references({ label: 'Modalités retenues, dans cet ordre', to: 'modalite', placeholder: 'Toutes' });

interface Props {
  readonly id: string;
  readonly critere: number;
  readonly value: readonly Ref<'modalite'>[];
  readonly onChange: (next: Ref<'modalite'>[]) => void;
  readonly error: string | undefined;
}

/** Some values of one criterion, in the order in which they are picked. */
export function ModalitesChoice({ id, critere, value, onChange, error }: Props) {
  const [search, setSearch] = useState('');
  const { data = [] } = useQuery(modalitesQuery(critere));
  const nameOf = (wanted: number) => data.find((one) => one.id === wanted)?.libelle ?? `n°\u00a0${wanted}`;
  const found = data.filter((one) => !value.some((ref) => ref.id === one.id) && matches(search, [one.libelle]));
  return (
    <LabelledControl id={id} label={FIELD.label} error={error} resource="bloc">
      {(props) => (
        <ChipBox
          widget={{ ...props, field: FIELD, value, onChange: () => undefined }}
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
