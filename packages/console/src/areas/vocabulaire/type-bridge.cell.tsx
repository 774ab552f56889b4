import { type AnyRecord, type as resource, TYPES_BRIDGE } from '@bridge/contract';
import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { wakeJobs } from '../../api/jobs.ts';
import { showDone } from '../../resource/list/actions/undo.notice.tsx';
import { useRights } from '../../resource/list/actions/use-rights.ts';
import { refreshResource } from '../../resource/list/state/use-rows.ts';
import { titleOf } from '../../resource/record-title.ts';
import { ChoiceValue } from '../../resource/values/atom-value.tsx';
import { useLanguages } from '../../resource/values/language.ts';
import { numberIn, textIn } from '../../resource/values/read.ts';
import type { ValueProps } from '../../resource/widgets/widget.ts';
import { objetsCount } from './objets-link.tsx';
import classes from './vocabulaire.module.css';

/** The words for a type that nobody linked: the column beside tells how its objets were understood. */
function unlinkedLabel(record: AnyRecord | undefined): string {
  const understood = TYPES_BRIDGE.find(({ value }) => value === record?.typeDeduit && value !== 'autre');
  return understood ? 'Comme compris' : 'Non relié';
}

/** The type of Bridge that a type is linked to, chosen in the row: a first import leaves dozens to link. */
export function TypeBridgeCell({ value, record }: ValueProps) {
  const rights = useRights(resource, record ?? null);
  if (!record || !rights.edit || textIn(record.supprimeLe) !== '') {
    return textIn(value) === '' ? unlinkedLabel(record) : <ChoiceValue choices={TYPES_BRIDGE} value={textIn(value)} />;
  }
  return <Choice record={record} value={textIn(value)} />;
}

interface Chosen {
  readonly chosen: string;
  readonly version: AnyRecord['version'];
  /** The former link, to put back on « Annuler »; null when this change is itself an undo. */
  readonly before: string | null;
}

function Choice({ record, value }: { readonly record: AnyRecord; readonly value: string }) {
  const queries = useQueryClient();
  const languages = useLanguages();
  const name = titleOf(resource, record, languages);
  const link = useMutation({
    mutationFn: ({ chosen, version }: Chosen) => {
      const typeBridge = TYPES_BRIDGE.find((type) => type.value === chosen)?.value ?? null;
      return call(resource.calls.update, { params: { id: record.id }, body: { typeBridge, version } });
    },
    onSuccess: ({ version }, { chosen, before }) => {
      const label = TYPES_BRIDGE.find((type) => type.value === chosen)?.label;
      const what = label === undefined ? 'n’est plus relié' : `est relié à «\u00a0${label}\u00a0»`;
      const message = `«\u00a0${name}\u00a0» ${what} (${objetsCount(numberIn(record.nombreObjets) ?? 0)}).`;
      // An undo is told without offering an undo of its own.
      const undo = () => link.mutate({ chosen: before ?? '', version, before: null });
      showDone(message, before === null ? undefined : { label: 'Annuler', follow: undo });
      // With many objets, the change goes on as a job.
      wakeJobs(queries);
    },
    // Refused or not, the row may have changed.
    onSettled: () => refreshResource(queries, resource.id),
  });
  return (
    <NativeSelect
      size="xs"
      classNames={{ input: classes.choice ?? '' }}
      aria-label={`Type Bridge de ${name}`}
      data-unlinked={(value === '' && record.typeDeduit === 'autre') || undefined}
      // The choice shows at once.
      value={link.isPending ? link.variables.chosen : value}
      // Disabling the field would drop the focus of a person who goes from row to row.
      aria-busy={link.isPending}
      onChange={({ currentTarget }) => {
        if (!link.isPending) link.mutate({ chosen: currentTarget.value, version: record.version, before: value });
      }}
      data={[
        { value: '', label: unlinkedLabel(record) },
        ...TYPES_BRIDGE.map(({ value: one, label }) => ({ value: one, label })),
      ]}
    />
  );
}
