import { Checkbox, Combobox, Stack } from '@mantine/core';
import './choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { useState } from 'react';
import { matches } from '../../../ui/matches.ts';
import { ChoiceWord } from '../../values/atom-value.tsx';
import { textsIn } from '../../values/read.ts';
import { innerIdOf } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { ChipBox } from './chip-box.tsx';
import { choicesIn, isFew } from './choices.rules.ts';

/** A few choices are all in sight as boxes; many are found by typing. */
export function ChoicesWidget(props: WidgetProps) {
  return isFew(props.field) ? <Boxes {...props} /> : <Chips {...props} />;
}

function Boxes({ id, field, value, onChange, readOnly, error, describedBy }: WidgetProps) {
  const picked = textsIn(value);
  return (
    <Stack gap={6}>
      {choicesIn(field, picked).map((choice, rank) => (
        <Checkbox
          key={choice.value}
          // The first box has the id of the field, to which links lead.
          id={rank === 0 ? id : innerIdOf(id, choice.value)}
          label={<ChoiceWord choice={choice} />}
          checked={picked.includes(choice.value)}
          onChange={() => onChange(toggled(field, picked, choice.value))}
          disabled={readOnly}
          error={error !== undefined}
          attributes={{ input: { 'aria-describedby': describedBy } }}
        />
      ))}
    </Stack>
  );
}

function Chips(props: WidgetProps) {
  const { field, value, onChange } = props;
  const [search, setSearch] = useState('');
  const picked = textsIn(value);
  const choices = choicesIn(field, picked);
  const found = choices.filter((choice) => !picked.includes(choice.value) && matches(search, [choice.label]));
  return (
    <ChipBox
      widget={props}
      chips={choices
        .filter((choice) => picked.includes(choice.value))
        .map((choice) => ({ value: choice.value, label: choice.label, content: <ChoiceWord choice={choice} /> }))}
      onRemove={(removed) => onChange(toggled(field, picked, removed))}
      search={search}
      onSearch={setSearch}
      onPick={(one) => onChange(toggled(field, picked, one))}
      offered={found.map((choice) => choice.value).join()}
    >
      {found.map((choice) => (
        <Combobox.Option key={choice.value} value={choice.value}>
          <ChoiceWord choice={choice} />
        </Combobox.Option>
      ))}
      {found.length === 0 && <Combobox.Empty>Aucun autre choix ne correspond.</Combobox.Empty>}
    </ChipBox>
  );
}

/** The picked values in the order of the choices, so that the same set is always the same value. */
function toggled(field: WidgetProps['field'], picked: readonly string[], value: string): string[] {
  const next = picked.includes(value) ? picked.filter((one) => one !== value) : [...picked, value];
  return choicesIn(field, next)
    .map((choice) => choice.value)
    .filter((one) => next.includes(one));
}
