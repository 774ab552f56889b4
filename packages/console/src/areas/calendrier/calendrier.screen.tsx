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
import { useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { sentenceOf } from '../explain.ts';
import { Abonnement } from './abonnement.card.tsx';
import classes from './calendrier.module.css';
import {
  adresseDe,
  type Demande,
  demandeDe,
  fenetreDe,
  isTechnical,
  jourApres,
  pageApres,
  retenues,
  VUES,
  type Vue,
} from './calendrier.rules.ts';
import { Grille, Liste } from './calendrier.vues.tsx';

const NOMS: Readonly<Record<Vue, string>> = {
  mois: 'Mois',
  semaine: 'Semaine',
  quinzaine: 'Quinzaine',
  liste: 'Liste',
};
const MOIS = frenchDate({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const JOUR = frenchDate({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The calendar of all that starts and ends, among what this person sees. */
export default function CalendrierScreen() {
  const [search, setSearch] = useSearchParams();
  const demande = demandeDe(search);
  const { vue: wanted, jour: autour, canal, quoi } = demande;
  const ask = (changes: Partial<Demande>) => setSearch(adresseDe({ ...demande, ...changes }), { replace: true });
  const [withTechnical, setWithTechnical] = useLocalStorage({
    key: 'bridge.calendrier.techniques',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  // On a phone, seven columns of words do not fit: the list takes their place.
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false;
  const vue = isNarrow && wanted === 'mois' ? 'liste' : wanted;
  const jour = autour ?? today();
  const fenetre = fenetreDe(vue, jour);
  const asked = { ...fenetre, ...(quoi !== '' && { quoi }) };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['calendrier', asked],
    queryFn: ({ signal }) => call(getCalendrier, { query: asked }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = data && retenues(data.items, demande);
  const technical = found?.filter(isTechnical).length ?? 0;
  // A person who filters on imports, or on all that ends, wants to see them.
  const mayHide = canal !== 'imports' && quoi === '';
  const hides = mayHide && !withTechnical;
  const items = hides ? found?.filter((one) => !isTechnical(one)) : found;
  const montre = isNarrow || vue === 'quinzaine' ? 'liste' : vue;
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
          <Button variant="default" aria-label="Précédent" onClick={() => ask({ jour: pageApres(vue, jour, -1) })}>
            <IconChevronLeft size={16} aria-hidden />
          </Button>
          <Button variant="default" onClick={() => ask({ jour: null })}>
            Aujourd’hui
          </Button>
          <Button variant="default" aria-label="Suivant" onClick={() => ask({ jour: pageApres(vue, jour, 1) })}>
            <IconChevronRight size={16} aria-hidden />
          </Button>
          <Title order={2} className={classes.period} aria-live="polite">
            {periodeEnMots(vue, fenetre)}
          </Title>
        </Group>
        <Group gap="xs">
          <NativeSelect
            aria-label="Canal"
            value={canal}
            onChange={({ currentTarget: { value } }) =>
              ask({ canal: CANAUX_DU_CALENDRIER.find((one) => one.value === value)?.value ?? '' })
            }
            data={[{ value: '', label: 'Tous les canaux' }, ...CANAUX_DU_CALENDRIER]}
          />
          <NativeSelect
            aria-label="Dates"
            value={quoi}
            onChange={({ currentTarget: { value } }) =>
              ask({ quoi: value === 'debut' || value === 'fin' ? value : '' })
            }
            data={[
              { value: '', label: 'Toutes les dates' },
              { value: 'debut', label: 'Ce qui commence' },
              { value: 'fin', label: 'Ce qui finit' },
            ]}
          />
          {(data?.entites.length ?? 0) > 1 && (
            <NativeSelect
              aria-label="Entité"
              value={String(demande.entite)}
              onChange={({ currentTarget }) => ask({ entite: Number(currentTarget.value) })}
              data={[
                { value: '0', label: 'Toutes les entités' },
                ...(data?.entites ?? []).map(({ id, nom }) => ({ value: String(id), label: nom })),
              ]}
            />
          )}
          <SegmentedControl
            aria-label="Vue"
            value={vue}
            onChange={(value) => ask({ vue: VUES.find((one) => one === value) ?? 'mois' })}
            data={VUES.filter((one) => !isNarrow || one !== 'mois').map((value) => ({ value, label: NOMS[value] }))}
          />
        </Group>
      </Group>
      {technical > 0 && mayHide && (
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
          onJour={(day) => ask({ jour: day, vue: 'semaine' })}
        />
      )}
      <Abonnement />
    </div>
  );
}

function periodeEnMots(vue: Vue, { du, au }: { readonly du: string; readonly au: string }): string {
  switch (vue) {
    case 'semaine':
      return `Semaine du ${JOUR.format(new Date(du))}`;
    case 'quinzaine':
      return `Du ${JOUR.format(new Date(du))} au ${JOUR.format(new Date(au))}`;
    case 'mois':
    case 'liste':
      // The whole weeks of a month may begin in the month before.
      return MOIS.format(new Date(jourApres(du, 6)));
  }
}

/** The civil day in Paris, as the server counts days. */
const today = () => civilDay(new Date());
