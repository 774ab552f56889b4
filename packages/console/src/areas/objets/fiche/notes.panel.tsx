import { type AnyRecord, type FicheObjet, objet } from '@bridge/contract';
import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useCallback, useId } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { useTabState } from '../../../navigation/tab.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { Meanwhile } from '../../../resource/values/meanwhile.tsx';
import { FormField } from '../../../resource/widgets/field-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { fitted, isKind, sentenceOf } from '../../explain.ts';
import { Reserve } from './reserve.tsx';

const FIELDS = ['tags', 'notesInternes'] as const;
/** The only field shown of an objet that another entity shares. */
const TAGS = ['tags'] as const;
type Notes = Readonly<Partial<Record<(typeof FIELDS)[number], unknown>>>;

const NONE: Notes = {};
const NOTHING_INSIDE = {};

/** The changes sent, and the record that they were typed over. */
interface Attempt {
  readonly changes: Notes;
  readonly over: FicheObjet['objet'];
}
const CHANGED =
  'Cet objet a changé entre-temps. Ce que vous avez saisi est gardé\u00a0: vérifiez, puis enregistrez de nouveau.';

interface Props {
  readonly record: FicheObjet['objet'];
  /** The objet is that of another entity, which keeps its notes to itself. */
  readonly isLent: boolean;
}

/** The tags and notes that this team adds to the objet; no import touches them. */
export function NotesPanel({ record, isLent }: Props) {
  const [drafts, setDrafts] = useTabState<Notes>('notes', NONE);
  const rights = useRights(objet, record);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async ({ changes, over: { id, version } }: Attempt) =>
      call(
        objet.calls.update,
        // Widgets hold whatever is typed: the contract checks it before it is sent.
        { params: { id }, body: fitted(objet.patch, { ...changes, version }) },
      ),
    onSuccess: async (_, { changes }) => {
      await refreshResource(queries, objet.id);
      setDrafts((now) => draftsLeft(now, changes));
      showNotice('Tags et notes enregistrés');
    },
    onError: () => void refreshResource(queries, objet.id),
  });
  const isConflict = isKind(save.error, 'conflict');
  const refused = isConflict ? save.variables?.over : undefined;
  const isChanged = Object.keys(drafts).length > 0;
  return (
    <Panel
      title={isLent ? 'Tags et notes' : 'Chez vous'}
      intro={isLent ? undefined : 'Entre collègues\u00a0: aucun import n’y touche.'}
    >
      {(isLent ? TAGS : FIELDS).map((name) => (
        <Fragment key={name}>
          <Field
            name={name}
            record={record}
            value={name in drafts ? drafts[name] : record[name]}
            readOnly={!rights.edit}
            onChange={setDrafts}
          />
          {refused && name in drafts && (
            <Meanwhile field={objet.fields[name]} before={refused[name]} now={record[name]} />
          )}
        </Fragment>
      ))}
      {isLent && <Reserve of="Notes internes" />}
      {save.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {isConflict ? CHANGED : sentenceOf(save.error)}
        </Text>
      )}
      {rights.edit && (
        <Group gap="xs">
          <Button
            size="xs"
            disabled={!isChanged}
            loading={save.isPending}
            onClick={() => save.mutate({ changes: drafts, over: record })}
          >
            Enregistrer
          </Button>
          {isChanged && (
            <Button size="xs" variant="default" onClick={() => setDrafts(undefined)}>
              Annuler
            </Button>
          )}
        </Group>
      )}
    </Panel>
  );
}

interface FieldProps {
  readonly name: (typeof FIELDS)[number];
  readonly record: AnyRecord;
  readonly value: unknown;
  readonly readOnly: boolean;
  readonly onChange: (update: (now: Notes) => Notes) => void;
}

function Field({ name, record, value, readOnly, onChange }: FieldProps) {
  const change = useCallback((next: unknown) => onChange((now) => ({ ...now, [name]: next })), [onChange, name]);
  const neighbour = useCallback((field: string) => record[field], [record]);
  return (
    <FormField
      id={useId()}
      path={name}
      field={objet.fields[name]}
      value={value}
      onChange={change}
      error={undefined}
      inner={NOTHING_INSIDE}
      readOnly={readOnly}
      resource={objet.id}
      valueOf={neighbour}
    />
  );
}

/** The changes typed since the save was sent, which are not saved yet. */
function draftsLeft(now: Notes, sent: Notes): Notes {
  return Object.fromEntries(
    FIELDS.flatMap((name) => (name in now && !Object.is(now[name], sent[name]) ? [[name, now[name]]] : [])),
  );
}

export function useHasNotes(): boolean {
  const [drafts] = useTabState<Notes>('notes', NONE);
  return Object.keys(drafts).length > 0;
}
