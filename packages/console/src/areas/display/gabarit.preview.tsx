import {
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  EPREUVES,
  type Epreuve,
  formatNumber,
} from '@bridge/contract';
import { Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import '../../resource/widgets/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from '../../resource/form/form.context.ts';
import { sentenceOf } from '../explain.ts';
import { Remarques, Step } from './diapositive.part.tsx';
import classes from './display.module.css';
import { gabaritQuery } from './display.queries.ts';
import { SlideFrame } from './slide-frame.tsx';

const DELAY = 400;

/** Beside a gabarit, saved or not: real objets in its proportions, the hardest ones one click away. */
export default function GabaritPreview() {
  const values = useForm((state) => state.values);
  const [settled] = useDebouncedValue(values, DELAY);
  const [epreuve, setEpreuve] = useState<Epreuve>('objet');
  const [pas, setPas] = useState(0);
  const reading = useMemo(
    () => brouillonDeGabaritDiaporamaSchema.safeParse(brouillonDeGabaritDiaporama(settled)),
    [settled],
  );
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    gabaritQuery(reading.success ? { gabarit: reading.data, epreuve, langue: 'fr', pas } : null),
  );
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Essayer avec"
        value={epreuve}
        data={EPREUVES.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget }) => {
          const next = EPREUVES.find(({ value }) => value === currentTarget.value);
          if (!next) return;
          setEpreuve(next.value);
          setPas(0);
        }}
      />
      {!reading.success && (
        <Text size="sm" role="status" className={classes.empty}>
          {'Complétez le gabarit\u00a0: l’aperçu viendra ensuite.'}
        </Text>
      )}
      {reading.success && error && (
        <div className={classes.empty} role="alert">
          <Text>{`L’aperçu n’a pas pu être dessiné. ${sentenceOf(error)}`}</Text>
          <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => void refetch()}>
            Réessayer
          </Button>
        </div>
      )}
      {reading.success && !error && data === undefined && <Skeleton height={240} />}
      {reading.success && !error && data && (
        <>
          {data.html !== '' && (
            <SlideFrame
              title={`Gabarit avec «\u00a0${data.objet?.nom ?? ''}\u00a0»`}
              html={data.html}
              largeur={data.largeur}
              hauteur={data.hauteur}
              isStale={isPlaceholderData || settled !== values}
            />
          )}
          <Group gap="xs" justify="space-between">
            <Text size="xs" c="dimmed">
              {data.objet?.nom}
            </Text>
            <Step label="objet" rang={pas} total={Math.min(data.total, 1_000)} onGo={setPas} />
          </Group>
          <Text size="sm" role="status">
            {coupesEnMots(data.titresCoupes, data.objets)}
          </Text>
          <Remarques remarques={data.remarques} />
        </>
      )}
    </Stack>
  );
}

function coupesEnMots(coupes: number, objets: number): string {
  if (coupes === 0) return `Aucun titre n’est coupé, sur ${formatNumber(objets)} objets.`;
  return `${formatNumber(coupes)} ${coupes > 1 ? 'titres sont coupés' : 'titre est coupé'}, sur ${formatNumber(objets)} objets.`;
}
