import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from '../resource/form/form.context.ts';
import { isDirty } from '../resource/form/form.store.ts';
import type { FormPanelProps } from '../resource/form/form-panel.ts';
import { useRights } from '../resource/list/actions/use-rights.ts';
import { askYesOrNo } from '../ui/confirm.tsx';
import { Dot } from '../ui/dot.tsx';
import { Fold } from '../ui/fold.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Panel } from '../ui/panel.tsx';
import { sentenceOf } from './explain.ts';
import classes from './publication.module.css';
import { publicationsQuery, publishedOf } from './publication.queries.ts';
import { datesEnMots, ETATS_VUS, instantDe, prochaineDe, quand, vueDe } from './publication.rules.ts';
import { Versions } from './publication.versions.tsx';
import { motsDePublication } from './publication.words.ts';
import { usePublication } from './use-publication.ts';

interface Props extends FormPanelProps {
  /** Where it can be seen. */
  readonly children?: ReactNode;
}

/** What is shown of the record, and how to change it: at once, at a date, back, or no more. */
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
          <Acts
            record={record}
            resource={resource}
            isSeen={publication !== null}
            isShown={etat === 'publie' || etat === 'modifie'}
            isCurrent={etat === 'publie'}
          />
          <Versions id={record.id} publications={data} />
        </>
      )}
    </Panel>
  );
}

interface ActsProps extends FormPanelProps {
  readonly isSeen: boolean;
  /** Visitors see a version of it at this moment. */
  readonly isShown: boolean;
  /** Visitors see what is saved: there is nothing that has to be published. */
  readonly isCurrent: boolean;
}

function Acts({ record, resource, isSeen, isShown, isCurrent }: ActsProps) {
  const dirty = useForm(isDirty);
  const { edit } = useRights(resource, record);
  const { act, isActing, failure } = usePublication(record.id);
  const [du, setDu] = useState('');
  const [au, setAu] = useState('');
  if (!edit || record.archiveLe || record.supprimeLe) return null;
  const dates = { du: instantDe(du), au: instantDe(au) };
  const isBackwards = dates.du !== null && dates.au !== null && dates.du >= dates.au;
  const mots = motsDePublication(publishedOf(resource).published.canal);
  const publish = (saveFirst: boolean) => act({ genre: 'publier', saveFirst, ...dates });
  const withdraw = async () => {
    const agreed = await askYesOrNo({
      title: `${mots.retirer}\u00a0?`,
      text: mots.retrait,
      confirm: mots.retirer,
      cancel: 'Ne rien faire',
    });
    if (agreed) act({ genre: 'retirer' });
  };
  const verb = dates.du === null ? 'Publier' : 'Programmer';
  return (
    <Stack gap="xs">
      {dirty && (
        <Text size="sm">
          {'Vos modifications ne sont pas encore enregistrées\u00a0: seule la version enregistrée peut paraître.'}
        </Text>
      )}
      <Group gap="xs">
        <Button
          variant={isCurrent && !dirty ? 'default' : 'filled'}
          loading={isActing}
          disabled={isBackwards}
          onClick={() => publish(dirty)}
        >
          {dirty
            ? `Enregistrer et ${verb.toLowerCase()}`
            : isCurrent && dates.du === null
              ? 'Publier de nouveau'
              : verb}
        </Button>
        {dirty && (
          <Button variant="default" disabled={isActing || isBackwards} onClick={() => publish(false)}>
            {`${verb} la version enregistrée`}
          </Button>
        )}
        {isSeen && (
          <Button variant="subtle" color="red" disabled={isActing} onClick={() => void withdraw()}>
            {mots.retirer}
          </Button>
        )}
      </Group>
      {failure && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {failure}
        </Text>
      )}
      <Fold title="Programmer">
        <div className={classes.row}>
          <TextInput
            type="datetime-local"
            label="À partir du"
            value={du}
            onChange={({ currentTarget }) => setDu(currentTarget.value)}
          />
          <TextInput
            type="datetime-local"
            label="Jusqu’au"
            value={au}
            error={isBackwards && 'La fin vient avant le début.'}
            onChange={({ currentTarget }) => setAu(currentTarget.value)}
          />
        </div>
        {isShown && dates.du !== null && (
          <Text size="sm" role="status">
            {mots.jusqueLa}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {'Vide\u00a0: dès maintenant, sans fin. L’heure est celle de Paris.'}
        </Text>
      </Fold>
    </Stack>
  );
}
