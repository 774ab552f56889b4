import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm, useRecordFormContext } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import type { FormActProps } from '../../../resource/form/form-panel.ts';
import { Dot } from '../../../ui/dot.tsx';
import classes from './publication.module.css';
import { publicationsQuery, publishedOf } from './publication.queries.ts';
import { ETATS_VUS, vueDe } from './publication.rules.ts';
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
  const { act, isActing } = usePublication();
  const { data } = useQuery({
    ...publicationsQuery(publishedOf(form.resource), base?.id ?? 0),
    enabled: base !== null,
  });
  if (base && !data) return null;
  const { etat } = vueDe(base?.etat, data ?? { enCours: null, items: [] }, new Date());
  const isSeen = etat === 'publie' || etat === 'modifie';
  const isCurrent = etat === 'publie' && !dirty && base !== null;
  const publish = () =>
    act(
      { genre: 'publier', saveFirst: dirty || base === null, avec: true, du: null, au: null },
      { onSettled: showCreated },
    );
  return (
    <Group gap="sm" wrap="nowrap">
      <Group gap={8} wrap="nowrap" role="status" className={classes.barState}>
        <Dot colour={ETATS_VUS[etat].colour} />
        <Text size="sm">{ETATS_VUS[etat].label}</Text>
      </Group>
      {isSeen && children}
      {!isCurrent && (
        <Button variant="light" loading={isActing} onClick={publish}>
          {dirty || base === null ? 'Enregistrer et publier' : 'Publier'}
        </Button>
      )}
    </Group>
  );
}

/** The bar of a record that has no page of its own. */
export default PublicationBar;
