import { Text } from '@mantine/core';
import { Panel } from '../../../ui/panel.tsx';
import { FieldValue } from '../../values/field-value.tsx';
import { isEmpty } from '../../values/read.ts';
import { notedNames } from '../fields/sections.rules.ts';
import { useForm, useRecordFormContext } from '../form.context.ts';
import classes from './context.module.css';

/** Who created and changed the record and when, and the other fields that the server sets. */
export function RecordInfo() {
  const { resource } = useRecordFormContext().form;
  const base = useForm((state) => state.base);
  if (!base) return null;
  return (
    <Panel title="Informations">
      <dl className={classes.info}>
        {notedNames(resource).map((name) => {
          const field = resource.fields[name];
          return field && !isEmpty(base[name]) ? (
            <div key={name}>
              <dt>{field.label}</dt>
              <dd>
                <FieldValue field={field} value={base[name]} density="line" />
              </dd>
            </div>
          ) : null;
        })}
        <div>
          <dt>Version</dt>
          <dd>{base.version}</dd>
        </div>
        <div>
          <dt>Numéro</dt>
          <dd>
            <Text span inherit style={{ fontVariantNumeric: 'tabular-nums' }}>
              {base.id}
            </Text>
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
