import { references, type Zone } from '@bridge/contract';
import { Combobox, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { communesQuery } from '../navigation/communes.query.ts';
import { ChipBox } from '../resource/widgets/choices/chip-box.tsx';
import { type ControlWords, LabelledControl } from './labelled-control.tsx';

type Commune = Extract<Zone, { forme: 'communes' }>['communes'][number];

interface Props extends ControlWords {
  readonly value: readonly Commune[];
  readonly onChange: (value: Commune[]) => void;
}

const DELAY = 200;

/** Communes of the objets of the catalogue, found by typing their names. */
export function CommunesChoice({ value, onChange, ...words }: Props) {
  const { label } = words;
  const field = useMemo(() => references({ label, to: 'commune', placeholder: 'Rechercher une commune…' }), [label]);
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(false);
  const [settled] = useDebouncedValue(search.trim(), DELAY);
  const { data, isError } = useQuery({ ...communesQuery(settled), enabled: opened });
  const chosen = new Set(value.map(keyOf));
  const found = (data ?? []).filter((commune) => !chosen.has(keyOf(commune)));
  return (
    <LabelledControl {...words}>
      {(props) => (
        <ChipBox
          widget={{ ...props, field, value: undefined, onChange: ignore }}
          chips={value.map((commune) => ({ value: keyOf(commune), label: commune.nom, content: commune.nom }))}
          onRemove={(removed) => onChange(value.filter((commune) => keyOf(commune) !== removed))}
          search={search}
          onSearch={setSearch}
          onOpen={setOpened}
          onPick={(picked) => {
            const commune = found.find((one) => keyOf(one) === picked);
            if (commune) onChange([...value, { insee: commune.insee, nom: commune.nom }]);
          }}
          offered={found.map(keyOf).join()}
        >
          {found.map((commune) => (
            <Combobox.Option key={keyOf(commune)} value={keyOf(commune)}>
              {commune.nom}{' '}
              <Text span size="xs" c="dimmed">
                {commune.nombre}
              </Text>
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              {isError
                ? 'La recherche n’a pas abouti. Réessayez dans un instant.'
                : data
                  ? 'Aucun objet dans une telle commune.'
                  : 'Recherche…'}
            </Combobox.Empty>
          )}
        </ChipBox>
      )}
    </LabelledControl>
  );
}

const ignore = () => undefined;
/** The key of a commune: its code, or its name where records have no code. */
const keyOf = ({ insee, nom }: Commune) => insee || nom;
