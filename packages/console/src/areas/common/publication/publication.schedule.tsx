import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fold } from '../../../ui/fold.tsx';
import classes from './publication.module.css';
import { instantDe } from './publication.rules.ts';
import { usePublication } from './use-publication.ts';

interface Props {
  /** The words about the version seen until then; null when visitors see none. */
  readonly untilThen: string | null;
}

/** Publishes the saved record at a date, or until a date. */
export function Schedule({ untilThen }: Props) {
  const { act, isActing } = usePublication();
  const [du, setDu] = useState('');
  const [au, setAu] = useState('');
  const dates = { du: instantDe(du), au: instantDe(au) };
  const isBackwards = dates.du !== null && dates.au !== null && dates.du >= dates.au;
  const isEmpty = dates.du === null && dates.au === null;
  return (
    <Fold title="Choisir des dates">
      <div className={classes.row}>
        <TextInput
          type="datetime-local"
          label="À partir du"
          value={du}
          onChange={({ currentTarget }) => setDu(currentTarget.value)}
        />
        <TextInput
          type="datetime-local"
          label="Jusqu’au"
          value={au}
          error={isBackwards && 'La fin vient avant le début.'}
          onChange={({ currentTarget }) => setAu(currentTarget.value)}
        />
      </div>
      {untilThen && dates.du !== null && (
        <Text size="sm" role="status">
          {untilThen}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        {'Vide\u00a0: dès maintenant, sans fin. L’heure est celle de Paris.'}
      </Text>
      <Button
        variant="default"
        loading={isActing}
        disabled={isBackwards || isEmpty}
        onClick={() => act({ genre: 'publier', saveFirst: true, avec: true, ...dates })}
      >
        Programmer
      </Button>
    </Fold>
  );
}
