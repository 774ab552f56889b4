import { type AnyRecord, civilDay, languageName, type ParutionDAnnonce } from '@bridge/contract';
import { Badge, Group, Modal, Skeleton, Text, UnstyledButton } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConsoleLink } from '../../../navigation/console-link.tsx';
import { formatDate } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { VEIL } from '../../../ui/veil.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { pageDeParutionQuery, parutionsQuery } from '../annonces.queries.ts';

interface PageProps {
  readonly annonce: number;
  readonly parution: ParutionDAnnonce;
  readonly page: number;
}

/** The printing proof for an advertiser: the documents that bear an annonce, and their pages. */
export function ParutionsCard({ record: { id } }: { readonly record: AnyRecord }) {
  const { data, error, isFetching, refetch } = useQuery(parutionsQuery(id));
  const [opened, setOpened] = useState<PageProps | null>(null);
  return (
    <Panel title="Parutions imprimées" intro="La preuve à montrer à l’annonceur.">
      {!data && !error && <Skeleton height={48} />}
      {!data && error && (
        <LoadError
          title="Les parutions n’ont pas pu être lues"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {'Aucune\u00a0: aucun document produit ne la porte.'}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={classes.lines}>
          {data.map((parution) => (
            <li key={parution.generation}>
              <Nom parution={parution} />
              <Group gap="xs" mt={4}>
                {parution.pages.map((page) => (
                  <UnstyledButton
                    key={page}
                    onClick={() => setOpened({ annonce: id, parution, page })}
                    aria-label={`Voir la page ${page} de ${parution.nom}`}
                  >
                    <Vue annonce={id} parution={parution} page={page} />
                    <Text size="xs" ta="center" aria-hidden>{`Page ${page}`}</Text>
                  </UnstyledButton>
                ))}
              </Group>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Modal
          opened
          onClose={() => setOpened(null)}
          size="min(64rem, 100%)"
          title={`${opened.parution.nom}, page ${opened.page}`}
          overlayProps={VEIL}
          closeButtonProps={{ 'aria-label': 'Fermer' }}
        >
          <Vue {...opened} large />
        </Modal>
      )}
    </Panel>
  );
}

function Nom({ parution: { nom, langue, le, validee, chemin } }: { readonly parution: ParutionDAnnonce }) {
  return (
    <Group gap="xs">
      {chemin === null ? (
        <Text size="sm" fw={550}>
          {nom}
        </Text>
      ) : (
        <ConsoleLink to={chemin} size="sm">
          {nom}
        </ConsoleLink>
      )}
      <Text size="sm" c="dimmed">{`${languageName(langue)}, ${formatDate(civilDay(new Date(le)))}`}</Text>
      {!validee && (
        <Badge variant="light" color="orange">
          Pas encore validé
        </Badge>
      )}
    </Group>
  );
}

function Vue({ annonce, parution, page, large = false }: PageProps & { readonly large?: boolean }) {
  const { data, error } = useQuery(pageDeParutionQuery(annonce, parution.generation, page, large ? 960 : 160));
  if (error) return <Text size="xs">{sentenceOf(error)}</Text>;
  if (!data) return <Skeleton width={large ? '100%' : 96} height={large ? 480 : 136} />;
  return <img className={classes.page} src={data.image} alt={`Page ${page}`} width={large ? undefined : 96} />;
}
