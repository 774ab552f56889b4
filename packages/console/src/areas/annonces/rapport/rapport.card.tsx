import { type RapportDAnnonceur, rapportEnPdf } from '@bridge/contract';
import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { download } from '../../../api/download.ts';
import { formatDate } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { sentenceOf } from '../../explain.ts';
import classes from '../annonces.module.css';
import { Chiffres, TableDeNombres } from '../chiffres.tsx';
import { LiensDeRapport } from './rapport.liens.tsx';
import { PERIODES_DE_RAPPORT } from './rapport.periodes.ts';
import { pageDeRapportQuery, rapportQuery } from './rapport.queries.ts';

/** The report of an advertiser, as the page of a link and the PDF show it. */
export function RapportCard({ id }: { readonly id: number }) {
  const [chosen, setChosen] = useState<string>('30');
  const fenetre = (PERIODES_DE_RAPPORT.find(({ value }) => value === chosen) ?? PERIODES_DE_RAPPORT[1]).fenetre(
    new Date(),
  );
  const { data, error, isFetching, refetch } = useQuery(rapportQuery(id, fenetre));
  const printing = useMutation({
    mutationFn: () => download(rapportEnPdf, { params: { id }, query: fenetre }, 'rapport.pdf'),
  });
  return (
    <Panel title="Rapport" intro="Ce que ses annonces ont donné, tel qu’il le reçoit.">
      <Group gap="xs" align="flex-end">
        <NativeSelect
          size="xs"
          label="Période"
          value={chosen}
          data={PERIODES_DE_RAPPORT.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconFileTypePdf size={16} aria-hidden />}
          loading={printing.isPending}
          onClick={() => printing.mutate()}
        >
          Télécharger en PDF
        </Button>
      </Group>
      {printing.error && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(printing.error)}
        </Alert>
      )}
      {!data && !error && <Skeleton height={160} />}
      {!data && error && (
        <LoadError
          title="Le rapport n’a pas pu être lu"
          reason={sentenceOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Stack gap="sm">
          <Chiffres statistiques={data} fenetre={fenetre} />
          {data.annonces.length > 1 && (
            <TableDeNombres
              nom="Annonce"
              lignes={data.annonces.map((annonce) => ({ cle: String(annonce.id), ...annonce }))}
            />
          )}
          <Pages id={id} parutions={data.parutions} />
        </Stack>
      )}
      <LiensDeRapport id={id} fenetre={fenetre} />
    </Panel>
  );
}

function Pages({ id, parutions }: { readonly id: number; readonly parutions: RapportDAnnonceur['parutions'] }) {
  if (parutions.length === 0) return null;
  return (
    <ul className={classes.lines} aria-label="Pages imprimées">
      {parutions.map(({ generation, nom, annonce, le, pages }) => (
        <li key={`${generation} ${annonce}`}>
          <Text size="sm">{`${nom}, ${formatDate(le)}`}</Text>
          <Group gap="xs" mt={4}>
            {pages.map((page) => (
              <Page key={page} id={id} generation={generation} page={page} nom={nom} />
            ))}
          </Group>
        </li>
      ))}
    </ul>
  );
}

interface PageProps {
  readonly id: number;
  readonly generation: number;
  readonly page: number;
  readonly nom: string;
}

function Page({ id, generation, page, nom }: PageProps) {
  const { data, error } = useQuery(pageDeRapportQuery(id, generation, page));
  if (error) return <Text size="xs">{sentenceOf(error)}</Text>;
  if (!data) return <Skeleton width={96} height={136} />;
  return <img className={classes.page} src={data.image} alt={`${nom}, page ${page}`} width={96} />;
}
