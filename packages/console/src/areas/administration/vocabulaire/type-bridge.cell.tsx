import { type AnyRecord, type as resource, TYPES_BRIDGE } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { wakeJobs } from '../../../api/jobs.ts';
import { showNotice } from '../../../api/notices.ts';
import { useRights } from '../../../resource/list/actions/use-rights.ts';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { titleOf } from '../../../resource/record-title.ts';
import { ChoiceValue } from '../../../resource/values/atom-value.tsx';
import { useLanguages } from '../../../resource/values/language.ts';
import { textIn } from '../../../resource/values/read.ts';
import type { ValueProps } from '../../../resource/widgets/widget.ts';

/** What a type that nobody linked stands for, as its objets were understood. */
function unlinkedLabel(record: AnyRecord | undefined): string {
  const understood = TYPES_BRIDGE.find(({ value }) => value === record?.typeDeduit && value !== 'autre');
  return understood ? `Compris\u00a0: ${understood.label}` : 'Non relié';
}

/** The type of Bridge that a type stands for, chosen in the row itself: there are dozens to link after a first import. */
export function TypeBridgeCell({ value, record }: ValueProps) {
  const rights = useRights(resource, record ?? null);
  if (!record || !rights.edit || textIn(record.supprimeLe) !== '') {
    return textIn(value) === '' ? unlinkedLabel(record) : <ChoiceValue choices={TYPES_BRIDGE} value={textIn(value)} />;
  }
  return <Choice record={record} value={textIn(value)} />;
}

function Choice({ record, value }: { readonly record: AnyRecord; readonly value: string }) {
  const queries = useQueryClient();
  const languages = useLanguages();
  const name = titleOf(resource, record, languages);
  const link = useMutation({
    mutationFn: (chosen: string) => {
      const typeBridge = TYPES_BRIDGE.find((type) => type.value === chosen)?.value ?? null;
      return call(resource.calls.update, { params: { id: record.id }, body: { typeBridge, version: record.version } });
    },
    onSuccess: (_, chosen) => {
      showNotice(chosen === '' ? `${name}\u00a0: non relié` : `${name}\u00a0: relié`);
      // Where there are many objets, a task goes on.
      wakeJobs(queries);
    },
    // Refused or not, the row is no longer what it was.
    onSettled: () => refreshResource(queries, resource.id),
  });
  return (
    <NativeSelect
      size="xs"
      aria-label={`Type Bridge de ${name}`}
      data-unlinked={(value === '' && record.typeDeduit === 'autre') || undefined}
      // What was chosen is chosen at once: the row follows.
      value={link.isPending ? link.variables : value}
      // Disabled, it would drop the focus of who goes from row to row.
      aria-busy={link.isPending}
      onChange={({ currentTarget }) => {
        if (!link.isPending) link.mutate(currentTarget.value);
      }}
      data={[
        { value: '', label: unlinkedLabel(record) },
        ...TYPES_BRIDGE.map(({ value: one, label }) => ({ value: one, label })),
      ]}
    />
  );
}
