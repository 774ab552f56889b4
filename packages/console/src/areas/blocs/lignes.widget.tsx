import { type Item, nouvelleLigne } from '@bridge/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { innerIdOf } from '../../resource/widgets/control.ts';
import { ListEditor } from '../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../resource/widgets/widget.ts';
import { champsQuery, SANS_CHAMP } from './bloc.queries.ts';
import classes from './blocs.module.css';
import { SourceMenu } from './source-menu.tsx';
import { useExemples } from './use-exemples.ts';

/** The lines of a bloc, added from a menu of all sources; each tells what it gives on the objet of the preview. */
export default function LignesWidget({ field, ...props }: WidgetProps) {
  const { data: champs = SANS_CHAMP } = useQuery(champsQuery);
  const names = useMemo(
    () => ({ champ: Object.fromEntries([...champs].map(([code, libelle]) => [`champ:${code}`, libelle])) }),
    [champs],
  );
  const exemples = useExemples(props.valueOf, props.value);
  const exemple = useCallback(
    (ligne: Item) => exemples.has(ligne) && <span className={classes.sample}>{exemples.get(ligne)}</span>,
    [exemples],
  );
  if (field.kind !== 'list') return null;
  return (
    <ListEditor
      {...props}
      list={field}
      names={names}
      under={exemple}
      adding={(add, isFull) => (
        <SourceMenu
          id={innerIdOf(props.id, 'add')}
          champs={champs}
          disabled={isFull}
          onPick={(source) => add(nouvelleLigne(source))}
        />
      )}
    />
  );
}
