import { noneOf, type Resource } from '@bridge/contract';
import { Anchor, Skeleton, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { ApiError } from '../../../api/client.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import classes from '../form.module.css';
import { listAddress } from '../record/record.paths.ts';

/** The outline of the form while the record is loading. */
export function FormLoading() {
  return (
    <Stack gap="md" className={classes.root} aria-hidden>
      <Skeleton height={28} width="min(16rem, 60%)" />
      <Skeleton height={14} width="min(10rem, 40%)" />
      <Skeleton height={260} mt="sm" maw={880} />
      <Skeleton height={180} maw={880} />
    </Stack>
  );
}

interface Props {
  readonly resource: Resource;
  readonly error: Error;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The page of a record that could not be read: it does not exist for this person, or the failure may pass. */
export function FormMissing({ resource, error, retrying, onRetry }: Props) {
  const isAbsent = error instanceof ApiError && (error.status === 404 || error.status === 403);
  if (!isAbsent)
    return (
      <LoadError title="Cet élément n’a pas pu être lu" reason={error.message} retrying={retrying} onRetry={onRetry} />
    );
  return (
    <Stack gap="sm" maw={560}>
      <Title order={1}>{noneOf(resource.noun)} à cette adresse</Title>
      <Text>
        Cet élément a été supprimé, ou il appartient à une entité que vous ne voyez pas. Si l’on vous a donné ce lien,
        demandez à son auteur de vérifier le partage.
      </Text>
      <Anchor component={Link} to={listAddress(resource)}>
        Revenir à la liste
      </Anchor>
    </Stack>
  );
}
