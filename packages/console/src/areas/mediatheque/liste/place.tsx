import { PRESQUE_PLEIN, poidsEnMots } from '@bridge/contract';
import { Group, Progress, Text } from '@mantine/core';
import classes from './mediatheque.module.css';
import type { EtatMediatheque } from './regards.rules.ts';

type Quota = NonNullable<EtatMediatheque['quota']>;

/** The storage that the médias of the entity use, beside the limit: « 1,2 Go sur 5 Go ». */
export function Place({ poids, octets }: Quota) {
  const part = poids / octets;
  const isFull = part >= 1;
  const isNear = part >= PRESQUE_PLEIN;
  return (
    <Group gap="xs" ml="auto" wrap="nowrap">
      <Text size="xs" {...(isNear ? {} : { c: 'dimmed' })}>
        {`${poidsEnMots(poids)} sur ${poidsEnMots(octets)}`}
        {isNear && <strong>{isFull ? '\u00a0: plein' : '\u00a0: presque plein'}</strong>}
      </Text>
      <Progress
        className={classes.quota}
        size="sm"
        value={Math.min(100, Math.round(part * 100))}
        aria-label="Place prise par les médias de votre entité"
        {...(isNear ? { color: 'orange' } : {})}
      />
    </Group>
  );
}
