import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { idsIn } from '../../values/read.ts';
import { ReferenceName } from '../../values/reference-value.tsx';
import { type Named, useNames } from '../../values/use-names.ts';
import { ChipBox } from '../choices/chip-box.tsx';
import type { WidgetProps } from '../widget.ts';
import classes from './reference.module.css';
import { useReferenceCreation } from './reference-creation.ts';
import { useTargetPath } from './reference-link.tsx';
import { CREATE, CREATE_OVER, ReferenceOptions } from './reference-options.tsx';
import { useReferenceSearch } from './reference-search.ts';
import { useCreationDrawer } from './use-creation-drawer.tsx';

/** References to several records, in the order in which they were picked. */
export function ReferencesWidget(props: WidgetProps) {
  const { field, value, onChange } = props;
  const { to, create = false } = field.kind === 'references' ? field : { to: '' };
  const ids = idsIn(value);
  const named = useNames(to, ids);
  const search = useReferenceSearch(props);
  const creation = useReferenceCreation({ to, enabled: create, onCreated: ({ id }) => onChange([...ids, id]) });
  const over = useCreationDrawer(to, ({ id }) => onChange([...ids, id]));
  const found = search.found.filter(({ id }) => !ids.includes(id));
  return (
    <>
      <ChipBox
        widget={props}
        chips={named.map((one) => ({
          value: String(one.id),
          label: one.name ?? `n°\u00a0${one.id}`,
          content: <ReferenceChip to={to} named={one} />,
        }))}
        onRemove={(removed) => onChange(ids.filter((id) => String(id) !== removed))}
        search={search.search}
        onSearch={search.setSearch}
        onOpen={search.setOpened}
        onPick={(picked) => {
          if (picked === CREATE) return creation.create(search.search);
          if (picked === CREATE_OVER) return over.open?.(search.search.trim());
          onChange([...ids, Number(picked)]);
        }}
        offered={`${search.state}:${found.map(({ id }) => id).join()}`}
      >
        <ReferenceOptions to={to} search={search} found={found} creation={creation} mayOpen={over.open !== null} />
      </ChipBox>
      <CreationState creation={creation} />
      {over.drawer}
    </>
  );
}

/** A chip whose name opens the record in a tab of its own. */
function ReferenceChip({ to, named }: { readonly to: string; readonly named: Named }) {
  const path = useTargetPath(to)(named.id);
  if (path === undefined) return <ReferenceName named={named} />;
  return (
    <Link to={path} className={classes.link}>
      <ReferenceName named={named} />
    </Link>
  );
}

export function CreationState({ creation }: { readonly creation: ReturnType<typeof useReferenceCreation> }) {
  if (creation.creating) {
    return (
      <Text size="xs" c="dimmed" role="status">
        Création…
      </Text>
    );
  }
  if (!creation.failure) return null;
  return (
    <Text size="xs" c="var(--mantine-color-error)" role="alert">
      La création n’a pas abouti. {creation.failure}
    </Text>
  );
}
