import { CANAUX_DU_CALENDRIER, civilDay, frenchDate, getCalendrier } from '@bridge/contract';
import { Button, Checkbox, Group, NativeSelect, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useTabState } from '../../navigation/tab.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { Abonnement } from './abonnement.card.tsx';
import classes from './calendrier.module.css';
import { type Filtre, fenetreDe, isTechnical, pageApres, retenues, type Vue } from './calendrier.rules.ts';
import { Grille, Liste } from './calendrier.vues.tsx';

const NOMS: Readonly<Record<Vue, string>> = { mois: 'Mois', semaine: 'Semaine', liste: 'Liste' };
const MOIS = frenchDate({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const JOUR = frenchDate({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The calendar of all that starts and ends, among what this person sees. */
export default function CalendrierScreen() {
  const [wanted, setVue] = useTabState<Vue>('vue', 'mois');
  const [autour, setAutour] = useTabState<string | null>('jour', null);
  const [filtre, setFiltre] = useState<Filtre>({ canal: '', entite: 0 });
  const [withTechnical, setWithTechnical] = useLocalStorage({
    key: 'bridge.calendrier.techniques',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  // On a phone, seven columns of words do not fit: the list takes their place.
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const vue = isNarrow && wanted !== 'semaine' ? 'liste' : wanted;
  const jour = autour ?? today();
  const fenetre = fenetreDe(vue, jour);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calendrier', fenetre],
    queryFn: ({ signal }) => call(getCalendrier, { query: fenetre }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = data && retenues(data.items, filtre);
  const technical = found?.filter(isTechnical).length ?? 0;
  // A person who filters on imports wants to see them.
  const hides = !withTechnical && filtre.canal !== 'imports';
  const items = hides ? found?.filter((one) => !isTechnical(one)) : found;
  const montre = isNarrow ? 'liste' : vue;
  return (
    <div className={classes.page}>
      <header>
        <Title order={1}>Calendrier</Title>
        <Text c="dimmed">
          {'Ce qui commence et ce qui finit\u00a0: publications, annonces, éditions, droits, imports.'}
        </Text>
      </header>
      <Group justify="space-between" gap="sm">
        <Group gap="xs">
          <Button variant="default" aria-label="Précédent" onClick={() => setAutour(pageApres(vue, jour, -1))}>
            <IconChevronLeft size={16} aria-hidden />
          </Button>
          <Button variant="default" onClick={() => setAutour(null)}>
            Aujourd’hui
          </Button>
          <Button variant="default" aria-label="Suivant" onClick={() => setAutour(pageApres(vue, jour, 1))}>
            <IconChevronRight size={16} aria-hidden />
          </Button>
          <Title order={2} className={classes.period} aria-live="polite">
            {vue === 'semaine' ? `Semaine du ${JOUR.format(new Date(fenetre.du))}` : MOIS.format(new Date(jour))}
          </Title>
        </Group>
        <Group gap="xs">
          <NativeSelect
            aria-label="Canal"
            value={filtre.canal}
            onChange={({ currentTarget: { value } }) => {
              const canal = CANAUX_DU_CALENDRIER.find((one) => one.value === value)?.value ?? '';
              setFiltre({ ...filtre, canal });
            }}
            data={[{ value: '', label: 'Tous les canaux' }, ...CANAUX_DU_CALENDRIER]}
          />
          {(data?.entites.length ?? 0) > 1 && (
            <NativeSelect
              aria-label="Entité"
              value={String(filtre.entite)}
              onChange={({ currentTarget }) => setFiltre({ ...filtre, entite: Number(currentTarget.value) })}
              data={[
                { value: '0', label: 'Toutes les entités' },
                ...(data?.entites ?? []).map(({ id, nom }) => ({ value: String(id), label: nom })),
              ]}
            />
          )}
          <SegmentedControl
            aria-label="Vue"
            value={isNarrow && wanted === 'mois' ? 'liste' : wanted}
            onChange={(value) => setVue(value === 'semaine' || value === 'liste' ? value : 'mois')}
            data={(isNarrow ? (['semaine', 'liste'] as const) : (['mois', 'semaine', 'liste'] as const)).map(
              (value) => ({
                value,
                label: NOMS[value],
              }),
            )}
          />
        </Group>
      </Group>
      {technical > 0 && filtre.canal !== 'imports' && (
        <Checkbox
          size="xs"
          label={`Montrer aussi les imports, moteurs, fiches et cartes (${technical})`}
          checked={withTechnical}
          onChange={({ currentTarget }) => setWithTechnical(currentTarget.checked)}
        />
      )}
      {error && (
        <LoadError
          title="Le calendrier n’a pas pu être lu"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !items && <Skeleton height={420} radius="md" />}
      {items && montre === 'liste' && <Liste items={items} />}
      {items && montre !== 'liste' && (
        <Grille
          items={items}
          fenetre={fenetre}
          mois={vue === 'mois' ? jour.slice(0, 7) : null}
          jour={data?.jour ?? ''}
          onJour={(day) => {
            setAutour(day);
            setVue('semaine');
          }}
        />
      )}
      <Abonnement />
    </div>
  );
}

/** The civil day in Paris, as the server counts days. */
const today = () => civilDay(new Date());
