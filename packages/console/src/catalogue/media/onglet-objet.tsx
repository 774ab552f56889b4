import { depositPhotoDObjet, type FichierAnalyse } from '@bridge/contract';
import { Alert, LoadingOverlay, Skeleton, Stack, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/LoadingOverlay.css';
import { IconPhotoOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { ObjetChoice } from '../objet-choice.tsx';
import { Picture } from '../picture.tsx';
import { raisonDe } from './fiche.calls.ts';
import { FicheRapide } from './fiche-rapide.tsx';
import classes from './media.module.css';
import { photosQuery } from './media.queries.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface Props {
  /** The photo that was copied, once the server has read it. */
  readonly analyse: FichierAnalyse | null;
  readonly onTaken: (analyse: FichierAnalyse | null) => void;
  readonly onPick: (id: number) => void;
}

/** The tab of the photos that sources send with objets: a photo is copied, with what the objet says of it. */
export function OngletObjet({ analyse, onTaken, onPick }: Props) {
  const [objet, setObjet] = useState<number | null>(null);
  if (analyse) return <FicheRapide analyse={analyse} onCreated={onPick} onCancel={() => onTaken(null)} />;
  return (
    <Stack gap="md">
      <ObjetChoice label="Objet" value={objet} onChange={setObjet} />
      {objet === null ? (
        <Text c="dimmed">Choisissez un objet pour voir ses photos.</Text>
      ) : (
        <Photos key={objet} objet={objet} onTaken={onTaken} />
      )}
    </Stack>
  );
}

interface PhotosProps {
  readonly objet: number;
  readonly onTaken: (analyse: FichierAnalyse) => void;
}

function Photos({ objet, onTaken }: PhotosProps) {
  const { data, error, isFetching, refetch } = useQuery(photosQuery(objet));
  const keys = useGridKeys(data?.length ?? 0);
  const taking = useMutation({
    mutationFn: (rang: number) => call(depositPhotoDObjet, { body: { objet, rang } }),
    onSuccess: onTaken,
  });
  if (error) {
    return (
      <LoadError
        title="Les photos de cet objet n’ont pas pu être lues"
        reason={raisonDe(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={200} />;
  if (data.length === 0) return <Text role="status">Cet objet n’a pas de photo.</Text>;
  return (
    <div style={{ position: 'relative' }}>
      <LoadingOverlay visible={taking.isPending} />
      {taking.error && (
        <Alert color="red" variant="light" role="alert" mb="sm">
          {raisonDe(taking.error)}
        </Alert>
      )}
      <ul className={classes.grid} aria-label="Photos de l’objet" {...keys.grid}>
        {data.map(({ rang, apercu, legende, credit }, place) => (
          <li key={rang}>
            <UnstyledButton
              className={classes.tile}
              tabIndex={keys.tabIndexOf(place)}
              data-grid-item
              disabled={taking.isPending}
              onClick={() => taking.mutate(rang)}
            >
              <span className={classes.apercu} data-size="fill">
                <Picture url={apercu} alt="">
                  <IconPhotoOff size={24} stroke={1.5} aria-hidden />
                </Picture>
              </span>
              <span className={classes.caption}>
                <Text span size="sm" lineClamp={2}>
                  {legende || `Photo ${place + 1}`}
                </Text>
                <Text span size="xs" c="dimmed" lineClamp={1}>
                  {credit || 'Sans crédit'}
                </Text>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
