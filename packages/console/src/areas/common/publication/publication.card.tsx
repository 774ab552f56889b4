import { enumerate, type Publications } from '@bridge/contract';
import { Alert, Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayVisit } from '../../../navigation/may-visit.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { isDirty } from '../../../resource/form/form.store.ts';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { askYesOrNo } from '../../../ui/confirm.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import { publicationsQuery, publishedOf } from './publication.queries.ts';
import {
  datesEnMots,
  distinctPoints,
  ETATS_VUS,
  partieEnMots,
  prochaineDe,
  quand,
  vueDe,
} from './publication.rules.ts';
import { Schedule } from './publication.schedule.tsx';
import { Versions } from './publication.versions.tsx';
import { motsDePublication } from './publication.words.ts';
import { usePublication } from './use-publication.ts';

interface Props extends FormPanelProps {
  /** Links to where the record can be seen. */
  readonly children?: ReactNode;
}

/** The publication of the record: now, at a date, an earlier version, or none. */
export function PublicationCard({ record, resource, children }: Props) {
  const published = publishedOf(resource);
  const { data, error, isFetching, refetch } = useQuery(publicationsQuery(published, record.id));
  const now = new Date();
  const { etat, publication } = vueDe(record.etat, data ?? { enCours: null, items: [] }, now);
  const prochaine = data ? prochaineDe(data, now) : null;
  const dates = publication ? datesEnMots(publication) : '';
  return (
    <Panel title="Publication">
      {!data && !error && <Skeleton height={72} />}
      {!data && error && (
        <LoadError
          title="La publication n’a pas pu être lue"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <>
          <div role="status">
            <Group gap={8}>
              <Dot colour={ETATS_VUS[etat].colour} />
              <Text fw={600}>{[ETATS_VUS[etat].label, dates].filter(Boolean).join(' ')}</Text>
            </Group>
            <Text size="sm" c="dimmed">
              {publication
                ? `Version ${publication.version}, publiée le ${quand(publication.publieLe)}${publication.publiePar ? ` par ${publication.publiePar}` : ''}.`
                : motsDePublication(published.published.canal).personne}
            </Text>
            {prochaine && (
              <Text size="sm">{`La version ${prochaine.version} prendra sa place ${datesEnMots(prochaine)}.`}</Text>
            )}
          </div>
          {publication && data.remarques.length > 0 && (
            <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={16} aria-hidden />} p="xs">
              {data.remarques.map((remarque) => (
                <Text key={remarque} size="sm">
                  {remarque}
                </Text>
              ))}
            </Alert>
          )}
          {publication && children}
          <Empechements empechements={data.empechements} isCurrent={etat === 'publie'} />
          <Acts
            record={record}
            resource={resource}
            aPublier={data.aPublier}
            isSeen={publication !== null}
            isShown={etat === 'publie' || etat === 'modifie'}
          />
          <Versions publications={data} />
        </>
      )}
    </Panel>
  );
}

interface EmpechementsProps extends Pick<Publications, 'empechements'> {
  /** Whether what is saved is what is published: nothing waits to be published unless something is typed. */
  readonly isCurrent: boolean;
}

/** The problems to correct before the record can be published, each with its place. */
function Empechements({ empechements, isCurrent }: EmpechementsProps) {
  const mayVisit = useMayVisit();
  const dirty = useForm(isDirty);
  const points = distinctPoints(empechements);
  if (points.length === 0 || (isCurrent && !dirty)) return null;
  return (
    <Alert
      color="orange"
      variant="light"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title="À compléter avant de publier"
      p="xs"
    >
      {points.map(({ key, said, chemin }) => (
        <Text key={key} size="sm">
          {`${said} `}
          {chemin !== null && mayVisit(chemin) && (
            <Anchor component={Link} to={chemin} inherit>
              Compléter
            </Anchor>
          )}
        </Text>
      ))}
    </Alert>
  );
}

interface ActsProps extends FormPanelProps, Pick<Publications, 'aPublier'> {
  readonly isSeen: boolean;
  /** Whether visitors see a version of the record at this moment. */
  readonly isShown: boolean;
}

/** The rarer actions: publish the saved version, without what it needs, at a date; withdraw. */
function Acts({ record, resource, aPublier, isSeen, isShown }: ActsProps) {
  const dirty = useForm(isDirty);
  const { edit } = useRights(resource, record);
  const { act, isActing } = usePublication();
  if (!edit || record.archiveLe || record.supprimeLe) return null;
  const mots = motsDePublication(publishedOf(resource).published.canal);
  const withdraw = async () => {
    const agreed = await askYesOrNo({
      title: `${mots.retirer}\u00a0?`,
      text: mots.retrait,
      confirm: mots.retirer,
      cancel: 'Ne rien faire',
    });
    if (agreed) act({ genre: 'retirer' });
  };
  return (
    <Stack gap="xs">
      {aPublier.length > 0 && (
        <Text size="sm">
          {`«\u00a0Publier\u00a0» publie en même temps ce que personne ne voit encore\u00a0: ${enumerate(aPublier.map(partieEnMots))}.`}
        </Text>
      )}
      {dirty && (
        <Text size="sm">
          {'Vos modifications ne sont pas encore enregistrées\u00a0: seule la version enregistrée peut paraître.'}
        </Text>
      )}
      <Group gap="xs">
        {(dirty || aPublier.length > 0) && (
          <Button
            variant="default"
            disabled={isActing}
            onClick={() => act({ genre: 'publier', saveFirst: false, avec: false, du: null, au: null })}
          >
            {dirty ? 'Publier la version enregistrée' : 'Publier sans le reste'}
          </Button>
        )}
        {isSeen && (
          <Button variant="subtle" color="red" disabled={isActing} onClick={() => void withdraw()}>
            {mots.retirer}
          </Button>
        )}
      </Group>
      <Schedule untilThen={isShown ? mots.jusqueLa : null} />
    </Stack>
  );
}
