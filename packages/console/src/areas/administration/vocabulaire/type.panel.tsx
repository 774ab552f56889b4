import { type as resource, TYPES_BRIDGE } from '@bridge/contract';
import { Stack } from '@mantine/core';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ObjetsPanel } from './objets-link.tsx';
import classes from './vocabulaire.module.css';

/** Beside a type: the objets that bear it, and what it is called in the vocabularies of the web. */
export default function TypePanel({ record }: FormPanelProps) {
  const known = resource.record.safeParse(record);
  if (!known.success) return null;
  const { id, nombreObjets, typeBridge, typeDeduit } = known.data;
  const bridge = TYPES_BRIDGE.find(({ value }) => value === (typeBridge ?? typeDeduit));
  return (
    <Stack gap="md">
      <ObjetsPanel filtre="types" id={id} count={nombreObjets} />
      {bridge && (
        <Panel title="Ailleurs">
          <dl className={classes.facts}>
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
