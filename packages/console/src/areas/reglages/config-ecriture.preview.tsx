import { apercuDEcriture, brouillonDEcritureSchema, MODES_D_ECRITURE, type ModeDEcriture } from '@bridge/contract';
import { NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { ObjetChoice } from '../../catalogue/objet-choice.tsx';
import { sentenceOf } from '../explain.ts';
import classes from './config.module.css';
import { useBrouillonDe } from './config-brouillon.ts';

/** Beside a configuration, saved or not: what Apidae would be sent of one objet. Nothing leaves. */
export default function ConfigEcriturePreview() {
  const { lecture, isLate } = useBrouillonDe(brouillonDEcritureSchema);
  const [objet, setObjet] = useState<number | null>(null);
  const [chosen, setMode] = useState<ModeDEcriture>('MODIFICATION');
  const modes = lecture.ok ? MODES_D_ECRITURE.filter(({ value }) => lecture.brouillon.modes.includes(value)) : [];
  const mode = modes.some(({ value }) => value === chosen) ? chosen : (modes[0]?.value ?? chosen);
  const body = lecture.ok && objet !== null ? { brouillon: lecture.brouillon, objet, mode } : null;
  const { data, error, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['reglages', 'charge-apidae', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(apercuDEcriture, { body }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  return (
    <Stack gap="sm">
      <ObjetChoice label="Objet" value={objet} onChange={setObjet} />
      {modes.length > 1 && (
        <NativeSelect
          label="Mode"
          value={mode}
          data={modes.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            const next = modes.find(({ value }) => value === currentTarget.value);
            if (next) setMode(next.value);
          }}
        />
      )}
      {!lecture.ok && (
        <Text size="sm" c="dimmed" role="status">
          {lecture.manque}
        </Text>
      )}
      {lecture.ok && objet === null && (
        <Text size="sm" c="dimmed" className={classes.empty}>
          {'Choisissez un objet\u00a0: vous verrez ce qu’Apidae en recevrait. Rien n’est envoyé.'}
        </Text>
      )}
      {error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {sentenceOf(error)}
        </Text>
      )}
      {body !== null && !error && data === undefined && isFetching && <Skeleton height={200} />}
      {body !== null && !error && data && (
        <div className={isLate || isPlaceholderData ? classes.stale : undefined}>
          {data.charge === null ? (
            <Text role="status" fw={600}>
              Rien ne partirait.
            </Text>
          ) : (
            <section aria-label="Charge utile">
              <pre className={classes.json}>{data.charge}</pre>
            </section>
          )}
          {data.remarques.length > 0 && (
            <ul className={classes.remarks} aria-label="Remarques">
              {data.remarques.map((remarque) => (
                <li key={remarque}>{remarque}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Stack>
  );
}
