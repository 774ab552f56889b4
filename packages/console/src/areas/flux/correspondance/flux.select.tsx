import { Select } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import type { FluxChoice } from './flux.choice.ts';

interface Props {
  readonly choice: FluxChoice;
  readonly label: string;
}

/** The choice of a feed by its name. */
export function FluxSelect({ choice: { flux, choose, options }, label }: Props) {
  return (
    <Select
      size="xs"
      aria-label={label}
      placeholder="Choisir un flux…"
      data={options.map(({ group, items }) => ({ group, items: [...items] }))}
      value={flux === null ? null : String(flux)}
      onChange={(chosen) => chosen !== null && choose(Number(chosen))}
      searchable
      allowDeselect={false}
      nothingFoundMessage="Aucun flux de ce nom."
      comboboxProps={{ transitionProps: { duration: 0 } }}
      flex="1 1 12rem"
      maw={320}
    />
  );
}
