import { critere } from '@bridge/contract';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { explain } from '../explain.ts';
import { contexteQuery } from './contexte.query.ts';
import { DisparuesAlert } from './disparues.alert.tsx';
import { EquivalentsPanel } from './equivalents.panel.tsx';
import { ModalitesPanel } from './modalites.panel.tsx';
import { ObjetsPanel } from './objets-link.tsx';
import { TypesConcernesPanel } from './types-concernes.panel.tsx';

/** Beside a criterion: its values, the objets that have it with their types, and its equivalents. */
export default function CriterePanel({ record }: FormPanelProps) {
  const known = critere.record.safeParse(record);
  const { data, error, isFetching, refetch } = useQuery(contexteQuery('critere', record.id));
  if (!known.success) return null;
  const { id, nombreObjets } = known.data;
  return (
    <Stack gap="md">
      {data && <DisparuesAlert disparues={data.disparues} />}
      <ModalitesPanel critere={id} />
      <ObjetsPanel filtre="criteres" id={id} count={nombreObjets} parts={data} />
      {data && <TypesConcernesPanel types={data.types} echantillon={data.echantillon} />}
      {data && <EquivalentsPanel de="critere" equivalents={data.equivalents} />}
      {!data && !error && <Skeleton height={160} />}
      {!data && error && (
        <LoadError
          title="Ce qui entoure ce critère n’a pas pu être lu"
          reason={explain(error).message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Stack>
  );
}
