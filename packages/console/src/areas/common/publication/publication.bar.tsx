import type { Publications } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import type { FormActProps } from '../../../resource/form/form-panel.ts';
import { SmallButton } from '../../../ui/small-button.tsx';
import { EtatEnBarre } from './barre.tsx';
import classes from './publication.module.css';
import { PublicationPoints } from './publication.points.tsx';
import { publicationsQuery, publishedOf } from './publication.queries.ts';
import { avecEnMots, ETATS_VUS, vueDe } from './publication.rules.ts';
import { useOpenedPoints } from './use-opened-points.ts';
import { usePublication } from './use-publication.ts';

interface Props extends FormActProps {
  /** Links to where the record can be seen. */
  readonly children?: ReactNode;
}

/** In the bar of the form: the state of the record for visitors, the button that publishes it, and links to it. */
export function PublicationBar({ showCreated, children }: Props) {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const dirty = useForm(isDirty);
  const { act, isActing, reasonsFor } = usePublication();
  const { data, error, isFetching, refetch } = useQuery({
    ...publicationsQuery(publishedOf(form.resource), base?.id ?? 0),
    enabled: base !== null,
  });
  const { empechements, aPublier } = data ?? NOT_PUBLISHED;
  const points = useOpenedPoints(empechements);
  if (base && !data && !error) return null;
  if (base && !data)
    return (
      <Group gap="xs" wrap="nowrap" role="alert" data-told>
        <Text size="sm" c="var(--mantine-color-error)">
          La publication n’a pas pu être lue
        </Text>
        <SmallButton icon={IconRefresh} loading={isFetching} onClick={() => void refetch()}>
          Réessayer
        </SmallButton>
      </Group>
    );
  const { etat } = vueDe(base?.etat, data ?? NOT_PUBLISHED, new Date());
  const isSeen = etat === 'publie' || etat === 'modifie';
  const isCurrent = etat === 'publie' && !dirty && base !== null;
  const publish = () => {
    points.onChange(false);
    act(
      { genre: 'publier', saveFirst: dirty || base === null, avec: true, du: null, au: null },
      {
        // What is to be mended is shown as soon as it is read again, unless somebody types meanwhile.
        onError: (refusal) => points.onChange(!isDirty(form.store.getState()) && reasonsFor(refusal).length > 0),
        onSettled: showCreated,
      },
    );
  };
  return (
    <>
      <EtatEnBarre {...ETATS_VUS[etat]} />
      {isSeen && children}
      {!isCurrent && <PublicationPoints empechements={empechements} {...points} />}
      {!isCurrent && aPublier.length > 0 && (
        <Text size="sm" c="dimmed" className={classes.barWith} data-told>
          {avecEnMots(aPublier)}
        </Text>
      )}
      {!isCurrent && (
        <Button variant="light" loading={isActing} onClick={publish}>
          {dirty || base === null ? 'Enregistrer et publier' : 'Publier'}
        </Button>
      )}
    </>
  );
}

const NOT_PUBLISHED: Publications = { enCours: null, items: [], remarques: [], empechements: [], aPublier: [] };
