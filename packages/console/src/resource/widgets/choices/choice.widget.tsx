import type { Choice } from '@bridge/contract';
import { type ComboboxItem, Select } from '@mantine/core';
import './choice.styles.ts';
import { Dot } from '../../../ui/dot.tsx';
import { ChoiceWord } from '../../values/atom-value.tsx';
import { textIn } from '../../values/read.ts';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';

/** The count of choices from which the menu can be searched. */
const MANY = 8;

export function ChoiceWidget(props: WidgetProps) {
  const { value, onChange, field } = props;
  const offered = field.kind === 'choice' ? field.choices : [];
  const current = textIn(value);
  const chosen = offered.find((choice) => choice.value === current);
  // A stored value that is no longer offered stays in the menu until another is chosen.
  const choices = chosen || current === '' ? offered : [...offered, { value: current, label: current }];
  // A field with a choice for « none » needs no button to empty it.
  const saysNothing = offered.some((choice) => choice.value === '');
  const find = (item: ComboboxItem): Choice => choices.find((choice) => choice.value === item.value) ?? item;
  return (
    <Select
      {...controlProps(props)}
      aria-label={field.label}
      data={choices.map(({ value: one, label }) => ({ value: one, label }))}
      value={current === '' && !saysNothing ? null : current}
      onChange={onChange}
      searchable={offered.length > MANY}
      clearable={!field.required && !saysNothing}
      allowDeselect={false}
      nothingFoundMessage="Aucun choix ne correspond."
      renderOption={({ option }) => <ChoiceWord choice={find(option)} />}
      leftSection={chosen?.colour ? <Dot colour={chosen.colour} /> : undefined}
      clearButtonProps={{ 'aria-label': 'Vider', 'aria-hidden': false, tabIndex: 0 }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
    />
  );
}
