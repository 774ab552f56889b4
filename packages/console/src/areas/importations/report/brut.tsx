import { countOf, fluxBySystem, getBrut, type Systeme } from '@bridge/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { download } from '../../../api/download.ts';
import { brutsQuery } from '../../../catalogue/importation/importation.queries.ts';
import { FICHE } from '../../../catalogue/importation/phrase.rules.ts';
import type { Report } from '../../../catalogue/importation/report.ts';
import { formatBytes } from '../../../resource/values/format.ts';
import { LoadError } from '../../../ui/load-error.tsx';
import { explain } from '../../explain.ts';
import classes from './report.module.css';

interface Props {
  readonly report: Pick<Report, 'id' | 'systeme' | 'flux'>;
}

/** The answers of the source as received, to send to whoever runs the source. */
export function Brut({ report: { id, systeme, flux } }: Props) {
  const { data, error, isFetching, refetch } = useQuery(brutsQuery(id));
  const leaving = useMutation({
    mutationFn: (cle: string) => download(getBrut, { params: { id, cle } }, `import-${id}-${cle}`),
  });
  if (error)
    return (
      <LoadError
        title="Les réponses de la source n’ont pas pu être lues"
        reason={explain(error).message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton height={60} />;
  if (data.items.length === 0) return <Nothing systeme={systeme} flux={flux.id} />;
  return (
    <ul className={classes.pages}>
      {data.items.map(({ cle, objet, nombre, taille }) => (
        <li key={cle}>
          <span className={classes.pageName}>
            <span className={classes.name}>{objet || cle}</span>
            <span className={classes.quiet}>{`${countOf(FICHE, nombre)} · ${formatBytes(taille)}`}</span>
          </span>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden />}
            loading={leaving.isPending && leaving.variables === cle}
            aria-label={`Télécharger\u00a0: ${objet || cle}`}
            onClick={() => leaving.mutate(cle)}
          >
            Télécharger
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A file given by people is not copied: the message says where it lies. */
function Nothing({ systeme, flux }: { readonly systeme: Systeme; readonly flux: number }) {
  const { data, isPending } = useQuery({
    queryKey: ['origine-flux', systeme, flux],
    queryFn: ({ signal }) => call(fluxBySystem[systeme].calls.get, { params: { id: flux } }, { signal }),
    retry: false,
  });
  if (isPending) return null;
  return (
    <Text c="dimmed">
      {data?.origine === 'fichier'
        ? 'Ce flux lit un fichier déposé\u00a0: il n’est pas recopié.'
        : 'Les réponses de cet import ne sont plus gardées.'}
    </Text>
  );
}
