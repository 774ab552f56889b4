import { type as resource, TYPES_BRIDGE } from '@bridge/contract';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { wakeJobs } from '../../api/jobs.ts';
import type { FormPanelProps } from '../../resource/form/form-panel.ts';
import { titleOf } from '../../resource/record-title.ts';
import { useLanguages } from '../../resource/values/language.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Panel } from '../../ui/panel.tsx';
import { contexteQuery } from './contexte.query.ts';
import { EquivalentsPanel } from './equivalents.panel.tsx';
import { HierarchiePanel } from './hierarchie.panel.tsx';
import { ObjetsPanel } from './objets-link.tsx';
import classes from './vocabulaire.module.css';

/** Beside a type: its objets, its place among types, and its names in the vocabularies of the web. */
export default function TypePanel({ record }: FormPanelProps) {
  const known = resource.record.safeParse(record);
  const languages = useLanguages();
  const { data, error, isFetching, refetch } = useQuery(contexteQuery('type', record.id));
  useFollowedMapping(record.typeBridge);
  if (!known.success) return null;
  const { id, nombreObjets, typeBridge, typeDeduit, niveau } = known.data;
  const bridge = TYPES_BRIDGE.find(({ value }) => value === (typeBridge ?? typeDeduit));
  return (
    <Stack gap="md">
      <ObjetsPanel filtre="types" id={id} count={nombreObjets} parts={data} />
      {data && <HierarchiePanel {...data} niveau={niveau} libelle={titleOf(resource, record, languages)} />}
      {data && <EquivalentsPanel de="type" equivalents={data.equivalents} />}
      {!data && !error && <Skeleton height={160} />}
      {!data && error && (
        <LoadError
          title="Ce qui entoure ce type n’a pas pu être lu"
          reason={error.message}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {bridge && (
        <Panel title="Ailleurs">
          <dl className={classes.facts} data-narrow>
            <dt>schema.org</dt>
            <dd>
              <code>{bridge.schemaOrg}</code>
            </dd>
            <dt>DATAtourisme</dt>
            <dd>
              <code>{bridge.dataTourisme}</code>
            </dd>
          </dl>
        </Panel>
      )}
    </Stack>
  );
}

/** Wakes the job centre after a new link: a job changes its many objets. */
function useFollowedMapping(typeBridge: unknown): void {
  const queries = useQueryClient();
  const before = useRef(typeBridge);
  useEffect(() => {
    if (before.current === typeBridge) return;
    before.current = typeBridge;
    wakeJobs(queries);
  }, [typeBridge, queries]);
}
