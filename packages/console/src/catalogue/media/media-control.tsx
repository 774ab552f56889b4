import { civilDay, type GenreDeMedia, type MediaAChoisir, media, type Support } from '@bridge/contract';
import { Alert, Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhotoSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { ReferenceLink } from '../../resource/widgets/references/reference-link.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { ApercuMedia } from './apercu-media.tsx';
import { Completer } from './completer.tsx';
import { raisonDe } from './fiche.calls.ts';
import classes from './media.module.css';
import { mediaQuery } from './media.queries.ts';
import { alerteDesDroits, COULEURS, etatDesDroits, motDesDroits } from './media.rules.ts';

const ChoixDialog = lazy(() => import('./choix.dialog.tsx'));

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly genres?: readonly GenreDeMedia[] | undefined;
  readonly support?: Support | undefined;
  readonly describedBy?: string | undefined;
  readonly readOnly?: boolean | undefined;
}

/** The picked media and the buttons that pick another; the label stands around the control. */
export function MediaControl({ id, label, value, onChange, genres, support, describedBy, readOnly = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={classes.control}>
        {value === null ? (
          <Text size="sm" c="dimmed">
            Aucun média.
          </Text>
        ) : (
          <Picked id={value} />
        )}
        {!readOnly && (
          <Group gap="xs">
            <Button
              ref={chooser}
              id={id}
              variant="default"
              size="xs"
              aria-describedby={describedBy}
              aria-label={
                value === null ? `Choisir un média\u00a0: ${label}` : `Choisir un autre média\u00a0: ${label}`
              }
              leftSection={<IconPhotoSearch size={14} stroke={1.7} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              {value === null ? 'Choisir' : 'Choisir un autre'}
            </Button>
            {value !== null && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                aria-label={`Retirer le média\u00a0: ${label}`}
                onClick={() => {
                  onChange(null);
                  // The button that had the focus goes with the media.
                  chooser.current?.focus();
                }}
              >
                Retirer
              </Button>
            )}
          </Group>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ChoixDialog
            title={`Choisir un média\u00a0: ${label}`}
            genres={genres}
            support={support}
            onClose={() => setOpen(false)}
            onPick={(picked) => {
              setOpen(false);
              onChange(picked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Picked({ id }: { readonly id: number }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(mediaQuery(id));
  if (isPending) return <Skeleton height={84} />;
  if (error) {
    return (
      <LoadError
        title="Ce média n’a pas pu être lu"
        reason={raisonDe(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Text size="sm" role="status">
        {`Le média n°\u00a0${id} n’existe plus, ou n’est pas partagé avec vous.`}
      </Text>
    );
  }
  return <Shown media={data} />;
}

function Shown({ media: one }: { readonly media: MediaAChoisir }) {
  const jour = civilDay(new Date());
  const alerte = alerteDesDroits(one, jour);
  return (
    <div className={classes.picked}>
      <ApercuMedia genre={one.genre} adresse={one.apercu} size="card" alt={one.alternatif} />
      <div className={classes.words}>
        <Group gap="xs" wrap="nowrap" justify="space-between" align="flex-start">
          <Text fw={550} lineClamp={2}>
            {one.titre}
          </Text>
          <ReferenceLink to={media.id} id={one.id} name={one.titre} />
        </Group>
        <Text size="sm" c="dimmed">
          {one.credit || 'Sans crédit'}
        </Text>
        {alerte ? (
          <Alert
            p="xs"
            variant="light"
            color={COULEURS[etatDesDroits(one, jour)]}
            icon={<IconAlertTriangle aria-hidden />}
          >
            {alerte} <Completer media={one} />
          </Alert>
        ) : (
          <Badge variant="light" color="green">
            {motDesDroits(one, jour)}
          </Badge>
        )}
      </div>
    </div>
  );
}
