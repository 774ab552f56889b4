import { ActionIcon, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { LoadError } from '../../../../ui/load-error.tsx';
import { reasonOf } from '../../reason.ts';
import shared from '../correspondance.module.css';
import type { FluxChoice } from '../flux.choice.ts';
import { FluxSelect } from '../flux.select.tsx';
import classes from './apercu.module.css';
import { ApercuObjet } from './apercu-objet.tsx';
import { ApercuSums } from './apercu-sums.tsx';
import type { ApercuReading } from './use-apercu.ts';

interface Props {
  readonly choice: FluxChoice;
  readonly reading: ApercuReading;
}

/** The preview of a mapping on real records, one after the other, made by the code of the import. */
export function ApercuSection({ choice, reading }: Props) {
  const [rank, setRank] = useState(0);
  const { apercu, error, unfinished } = reading;
  const objets = apercu?.objets ?? [];
  // Another feed may have fewer records.
  const place = Math.min(rank, Math.max(objets.length - 1, 0));
  const objet = objets[place];
  return (
    <section className={shared.box} aria-label="Aperçu">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={3}>Aperçu</Title>
          <FluxSelect choice={choice} label="Flux de l’aperçu" />
          {objets.length > 0 && (
            <Group gap={4} ml="auto" wrap="nowrap">
              <Step label="Fiche précédente" disabled={place === 0} onStep={() => setRank(place - 1)}>
                <IconChevronLeft size={16} aria-hidden />
              </Step>
              <Text size="sm" role="status" className={shared.count}>
                {`Fiche ${place + 1} sur ${objets.length}`}
              </Text>
              <Step label="Fiche suivante" disabled={place === objets.length - 1} onStep={() => setRank(place + 1)}>
                <IconChevronRight size={16} aria-hidden />
              </Step>
            </Group>
          )}
        </Group>
        {choice.isReady && choice.flux === null && (
          <Text c="dimmed">
            {
              'Créez un flux Tourinsoft\u00a0: ses fiches serviront à l’aperçu. Celles des flux d’autres entités ne se lisent que chez elles.'
            }
          </Text>
        )}
        {unfinished.length > 0 && (
          <Text c="dimmed" role="status">
            {`L’aperçu attend que ${unfinished.length > 1 ? 'ces lignes soient complètes' : 'cette ligne soit complète'}\u00a0: ${unfinished.slice(0, 3).join(', ')}.`}
          </Text>
        )}
        {error && (
          <LoadError
            title="L’aperçu n’a pas pu être préparé"
            reason={reasonOf(error)}
            retrying={reading.isFetching}
            onRetry={reading.retry}
          />
        )}
        {!apercu && reading.isFetching && <Skeleton height={160} />}
        {apercu && objets.length === 0 && <Text c="dimmed">Ce flux n’a donné aucune fiche.</Text>}
        <div aria-busy={reading.isLate} className={reading.isLate ? classes.stale : undefined}>
          {objet && <ApercuObjet objet={objet} />}
        </div>
        {apercu && objets.length > 0 && <ApercuSums apercu={apercu} />}
      </Stack>
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onStep: () => void;
  readonly children: React.ReactNode;
}

/** A step to another record; the button keeps the focus at both ends. */
function Step({ label, disabled, onStep, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      aria-disabled={disabled}
      {...(disabled ? { 'data-disabled': true } : {})}
      onClick={() => disabled || onStep()}
    >
      {children}
    </ActionIcon>
  );
}
