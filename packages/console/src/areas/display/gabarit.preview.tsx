import {
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  countOf,
  EPREUVES,
  type Epreuve,
  formatNumber,
  objet,
} from '@bridge/contract';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useForm } from '../../resource/form/form.context.ts';
import { ApercuEtat } from '../common/apercus/apercu-etat.tsx';
import { Remarques, Step } from './diapositive.part.tsx';
import { gabaritQuery } from './display.queries.ts';
import { SlideFrame } from './slide-frame.tsx';

const DELAY = 400;

/** Beside a gabarit, saved or not: slides of real objets in its proportions, the hardest ones one click away. */
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
      <ApercuEtat
        manque={reading.success ? null : 'Complétez le gabarit\u00a0: l’aperçu viendra ensuite.'}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isPlaceholderData || settled !== values}
        retry={() => void refetch()}
        height={240}
      >
        {(page) => (
          <>
            {page.html !== '' && (
              <SlideFrame
                title={`Gabarit avec «\u00a0${page.objet?.nom ?? ''}\u00a0»`}
                html={page.html}
                largeur={page.largeur}
                hauteur={page.hauteur}
              />
            )}
            <Group gap="xs" justify="space-between">
              <Text size="xs" c="dimmed">
                {page.objet?.nom}
              </Text>
              <Step of="objet" rang={pas} total={Math.min(page.total, 1_000)} onGo={setPas} />
            </Group>
            <Text size="sm" role="status">
              {coupesEnMots(page.titresCoupes, page.objets)}
            </Text>
            <Remarques remarques={page.remarques} />
          </>
        )}
      </ApercuEtat>
    </Stack>
  );
}

function coupesEnMots(coupes: number, objets: number): string {
  const sur = `sur ${countOf(objet.noun, objets)}`;
  if (coupes === 0) return `Aucun titre n’est coupé, ${sur}.`;
  return `${formatNumber(coupes)} ${coupes > 1 ? 'titres sont coupés' : 'titre est coupé'}, ${sur}.`;
}
