import { capital, RESOURCES, ROLE_LABELS, VERBES_DE_DROIT, type VerbeDeDroit, whoMay } from '@bridge/contract';
import {
  Alert,
  Anchor,
  Badge,
  Group,
  Input,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import '../../resource/widgets/choices/choice.styles.ts';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { call } from '../../api/client.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { explain } from '../explain.ts';
import classes from './droits.module.css';

const CHOICES = RESOURCES.map(({ id, noun }) => ({ value: id, label: noun.many })).sort((a, b) =>
  a.label.localeCompare(b.label, 'fr'),
);
const VERBS = VERBES_DE_DROIT.map(({ value, label }) => ({ value, label: capital(label) }));
const isVerb = (text: string | null): text is VerbeDeDroit => VERBS.some(({ value }) => value === text);

/** The rights by action, and the roles that have each. The rights of one person are shown beside their account. */
export default function DroitsScreen() {
  const [query, setQuery] = useSearchParams();
  const actionId = useId();
  const ressource = CHOICES.some(({ value }) => value === query.get('quoi')) ? query.get('quoi') : 'utilisateur';
  const verbe = isVerb(query.get('verbe')) ? query.get('verbe') : 'edit';
  const choose = (changes: Record<string, string>) =>
    setQuery({ quoi: ressource ?? '', verbe: verbe ?? '', ...changes }, { replace: true });
  return (
    <Stack gap="lg" maw={980} mx="auto">
      <header>
        <Title order={1}>Qui peut faire quoi</Title>
        <Text c="dimmed">
          D’après les rôles enregistrés et les options de l’instance. Ce qu’une personne peut faire se lit sur la fiche
          de son compte.
        </Text>
      </header>
      <Panel title="Une action, et qui peut la faire">
        <Group align="flex-end" gap="md">
          <Input.Wrapper label="Action" labelElement="div" id={actionId}>
            <SegmentedControl
              display="flex"
              aria-labelledby={`${actionId}-label`}
              data={VERBS}
              value={verbe ?? 'edit'}
              onChange={(value) => choose({ verbe: value })}
            />
          </Input.Wrapper>
          <Select
            label="Sur quoi"
            data={CHOICES}
            value={ressource}
            onChange={(value) => value && choose({ quoi: value })}
            searchable
            allowDeselect={false}
            flex="1 1 14rem"
          />
        </Group>
        <People ressource={ressource ?? ''} verbe={isVerb(verbe) ? verbe : 'edit'} />
      </Panel>
    </Stack>
  );
}

function People({ ressource, verbe }: { readonly ressource: string; readonly verbe: VerbeDeDroit }) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['droits', ressource, verbe],
    queryFn: ({ signal }) => call(whoMay, { query: { ressource, verbe } }, { signal }),
  });
  if (isPending) return <Skeleton height={160} />;
  if (error)
    return (
      <LoadError
        title="Les droits n’ont pas pu être lus"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const { personnes, options, tronque } = data;
  return (
    <Stack gap="sm">
      {options.length > 0 && (
        <Alert icon={<IconInfoCircle aria-hidden />}>
          Personne pour l’instant : cette partie demande {options.length > 1 ? 'les options' : 'l’option'}{' '}
          {options.map((option) => `«\u00a0${option}\u00a0»`).join(', ')}. Ces personnes le pourraient ensuite.
        </Alert>
      )}
      <Text role="status" c="dimmed">
        {personnes.length === 0 && 'Personne, parmi les comptes que vous voyez.'}
        {personnes.length === 1 && '1\u00a0personne'}
        {personnes.length > 1 && `${personnes.length}\u00a0personnes`}
        {tronque && ', parmi les 5\u00a0000 premiers comptes'}
      </Text>
      <ul className={classes.people}>
        {personnes.map(({ id, nom, roles, entites }) => (
          <li key={id}>
            <Anchor component={Link} to={`/administration/utilisateurs/edit/${id}`} className={classes.name}>
              {nom}
            </Anchor>
            <Group gap={6}>
              {roles.map((role) => (
                <Badge key={role} variant="default">
                  {ROLE_LABELS[role]}
                </Badge>
              ))}
            </Group>
            <Text c="dimmed">
              {entites === null && 'Toutes les entités'}
              {entites?.length === 0 && 'Aucune entité'}
              {entites && entites.length > 0 && `${entites.join(', ')} et ce qui en dépend`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
