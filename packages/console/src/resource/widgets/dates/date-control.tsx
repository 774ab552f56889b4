import { Input, Popover, Text, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/fr';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { textIn } from '../../values/read.ts';
import { controlProps } from '../control.ts';
import type { WidgetProps } from '../widget.ts';
import { dateTyped, isDate, readDate, UNREADABLE_DATE, writeDate } from './date-text.ts';

const LABELS = {
  nextMonth: 'Mois suivant',
  previousMonth: 'Mois précédent',
  nextYear: 'Année suivante',
  previousYear: 'Année précédente',
  nextDecade: 'Décennie suivante',
  previousDecade: 'Décennie précédente',
};

/**
 * A civil date, typed as 14/11/2026 or picked. The input of Mantine takes any part of a text that reads as a date;
 * here, a text that is no whole date goes to the form as it is, and the schema refuses it.
 */
export function DateControl(props: WidgetProps) {
  const { onChange, field, describedBy, id, readOnly, error } = props;
  const value = textIn(props.value);
  // The text while the person types it; null once they have left the field.
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const isTyped = typed !== null && (dateTyped(typed, new Date()) ?? '') === value;
  const date = isDate(value) ? value : null;
  // The error of the control is shown only until the form tells its own.
  const isWrong = value !== '' && date === null && !isTyped && error === undefined;
  const hintId = `${id}-date`;

  const pick = (picked: string | null) => {
    setTyped(null);
    onChange(picked);
    setOpened(false);
  };
  const leave = () => {
    setTyped(null);
    setOpened(false);
    // A date is completed when the field is left: « 3/2/27 » is 3 February 2027.
    const meant = readDate(value, new Date());
    if (meant !== null && meant !== value) onChange(meant);
  };

  return (
    <div>
      <Popover
        opened={opened}
        onChange={setOpened}
        disabled={readOnly}
        withRoles={false}
        position="bottom-start"
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <TextInput
            placeholder="jj/mm/aaaa"
            {...controlProps({
              ...props,
              error: error ?? (isWrong ? '' : undefined),
              describedBy: [describedBy, isWrong && hintId].filter(Boolean).join(' ') || undefined,
            })}
            maw={240}
            autoComplete="off"
            value={isTyped ? typed : writeDate(value)}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setOpened(true);
              onChange(dateTyped(currentTarget.value, new Date()));
            }}
            onFocus={() => setOpened(true)}
            onClick={() => setOpened(true)}
            onBlur={leave}
            onKeyDown={({ key }) => key === 'Escape' && setOpened(false)}
            leftSection={<IconCalendar size={16} stroke={1.7} aria-hidden />}
            rightSection={
              // The button stays on an obligatory date: the schema says that a date is required.
              value !== '' && !readOnly ? (
                <Input.ClearButton aria-label={`Vider ${field.label}`} tabIndex={0} onClick={() => pick(null)} />
              ) : undefined
            }
          />
        </Popover.Target>
        {/* The focus stays in the input while the calendar is clicked. */}
        <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
          <DatePicker
            // A typed date draws the calendar anew, at its month.
            key={date}
            {...(date === null ? {} : { defaultDate: date })}
            value={date}
            onChange={pick}
            allowDeselect
            locale={document.documentElement.lang || 'fr'}
            firstDayOfWeek={1}
            hideOutsideDates
            weekendDays={[]}
            ariaLabels={LABELS}
          />
        </Popover.Dropdown>
      </Popover>
      {isWrong && (
        <Text size="xs" c="var(--mantine-color-error)" id={hintId} mt={4}>
          {UNREADABLE_DATE}
        </Text>
      )}
    </div>
  );
}
