import { type Territoire, territoireSchema, valueInWords } from '@bridge/contract';
import { SegmentedControl, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useMediaQuery } from '@mantine/hooks';
import { TerritoireValeur } from '../../catalogue/regles/valeurs/territoire.valeur.tsx';
import { entriesIn } from '../../resource/values/read.ts';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

const FORMES = [
  { value: 'aucun', label: 'Aucun' },
  { value: 'communes', label: 'Communes' },
  { value: 'codes-postaux', label: 'Codes postaux' },
  { value: 'polygone', label: 'Zone dessinée' },
] as const;

const EMPTY: Readonly<Record<string, Territoire>> = {
  communes: { forme: 'communes', communes: [] },
  'codes-postaux': { forme: 'codes-postaux', codes: [] },
  polygone: { forme: 'polygone', sommets: [] },
};

/** The territory of an entity: none, communes, postcodes, or a zone drawn on a map. */
export default function TerritoireWidget({ id, field, value, onChange, readOnly }: WidgetProps) {
  const territoire = asTyped(value);
  const isNarrow = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  if (readOnly) return <Text id={id}>{valueInWords(field, territoire)}</Text>;
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={field.label}
        data={[...FORMES]}
        value={territoire?.forme ?? 'aucun'}
        onChange={(forme) => onChange(EMPTY[forme] ?? null)}
        // Four choices do not fit beside each other on a phone.
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        w="fit-content"
        maw="100%"
      />
      {territoire && <TerritoireValeur id={id} territoire={territoire} onChange={onChange} />}
    </Stack>
  );
}

/** The territory as it is typed: a draft may hold an unfinished zone. */
function asTyped(value: unknown): Territoire | null {
  const { success, data } = territoireSchema.safeParse(value);
  if (success) return data;
  const { forme } = entriesIn(value);
  return typeof forme === 'string' && forme in EMPTY ? (value as Territoire) : null;
}
