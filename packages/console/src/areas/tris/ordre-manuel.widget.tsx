import { list, objet, reference } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { RefChoice } from '../../catalogue/ref-choice.tsx';
import { entriesIn, idIn, idsIn, listIn } from '../../resource/values/read.ts';
import { useNames } from '../../resource/values/use-names.ts';
import { ListEditor } from '../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';

const ORDRE = list(
  { objet: reference({ label: 'Remplacer par', to: 'objet' }) },
  { label: 'Objets', itemTitle: 'objet', most: 500, words: { noun: objet.noun, byPlace: true } },
);

/** An order made by hand, by drag, keys or buttons. An objet stands in one place only. */
export default function OrdreManuelWidget({ value, onChange, ...props }: WidgetProps) {
  const objets = useMemo(() => idsIn(value).map((objet) => ({ objet })), [value]);
  const [double, setDouble] = useState<number | null>(null);
  const [named] = useNames('objet', double === null ? [] : [double]);
  const place = (next: readonly number[]) => {
    const twice = next.find((id, rank) => next.indexOf(id) !== rank);
    setDouble(twice ?? null);
    if (twice === undefined) onChange(next);
  };
  return (
    <>
      <ListEditor
        {...props}
        list={ORDRE}
        value={objets}
        onChange={(next) => {
          const ids = listIn(next).map((one) => idIn(entriesIn(one).objet));
          // A name that is being replaced leaves an empty place: the order waits for another objet.
          if (!ids.includes(null)) place(ids.flatMap((id) => id ?? []));
        }}
        opensNew={false}
        mayDuplicate={false}
        adding={(_add, isFull) =>
          !isFull && (
            <RefChoice
              to="objet"
              label="Ajouter un objet"
              placeholder="Rechercher un objet…"
              pour={props.resource}
              value={null}
              onChange={(next) => next && place([...idsIn(value), next.id])}
            />
          )
        }
      />
      <Text size="sm" role="status">
        {named && `«\u00a0${named.name ?? `N°\u00a0${named.id}`}\u00a0» est déjà dans cet ordre.`}
      </Text>
    </>
  );
}
