import { Text } from '@mantine/core';
import { DateInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/fr';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { textIn } from '../values/read.ts';
import { controlProps } from './control.ts';
import { readDate } from './date-text.ts';
import type { WidgetProps } from './widget.ts';

const LABELS = {
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  nextYear: 'Année suivante',
  previousYear: 'Année précédente',
  nextDecade: 'Décennie suivante',
  previousDecade: 'Décennie précédente',
};

/** A civil date, typed as 14/11/2026 or picked. What cannot be read stays as it was typed, and says so. */
export function DateControl(props: WidgetProps) {
  const { value, onChange, field, describedBy, id } = props;
  const [unreadable, setUnreadable] = useState(false);
  const [left, setLeft] = useState(true);
  const isWrong = unreadable && left;
  const hintId = `${id}-date`;
  return (
    <div>
      <DateInput
        placeholder="jj/mm/aaaa"
        {...controlProps({
          ...props,
          error: props.error ?? (isWrong ? '' : undefined),
          describedBy: [describedBy, isWrong && hintId].filter(Boolean).join(' ') || undefined,
        })}
        maw={240}
        locale="fr"
        firstDayOfWeek={1}
        hideOutsideDates
        weekendDays={[]}
        valueFormat="DD/MM/YYYY"
        dateParser={(text) => readDate(text, new Date())}
        fixOnBlur={!unreadable}
        value={readDate(textIn(value), new Date())}
        onChange={(date) => {
          setUnreadable(false);
          onChange(date);
        }}
        onInput={({ currentTarget }) => {
          const text = currentTarget.value.trim();
          setUnreadable(text !== '' && readDate(text, new Date()) === null);
        }}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        // Required is for the schema to say: a date can always be rubbed out.
        clearable
        clearButtonProps={{ 'aria-label': `Vider ${field.label}`, tabIndex: 0 }}
        leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
        ariaLabels={LABELS}
        popoverProps={{ transitionProps: { duration: 0 } }}
      />
      {isWrong && (
        <Text size="xs" c="var(--mantine-color-error)" id={hintId} mt={4}>
          Cette date n’est pas lisible. Écrivez-la comme 14/11/2026.
        </Text>
      )}
    </div>
  );
}
