import { SYSTEMES } from '@bridge/contract';
import { SimpleGrid, TextInput } from '@mantine/core';
import { entriesIn, textIn } from '../../../resource/values/read.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';

/** The field of each source that carries the id of an objet. */
export default function ChampIdProduitWidget({ id, value, onChange, inner, readOnly, describedBy }: WidgetProps) {
  const champs = entriesIn(value);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} spacing="sm" verticalSpacing="sm">
      {SYSTEMES.map(({ value: systeme, label }, rank) => (
        <TextInput
          key={systeme}
          id={rank === 0 ? id : `${id}-${systeme}`}
          label={label}
          value={textIn(champs[systeme])}
          onChange={({ currentTarget }) => onChange({ ...champs, [systeme]: currentTarget.value })}
          error={inner[systeme]}
          readOnly={readOnly}
          maxLength={100}
          spellCheck={false}
          aria-describedby={describedBy}
        />
      ))}
    </SimpleGrid>
  );
}
