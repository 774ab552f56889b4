import { DEEPEST, type Groupe, LIENS, type Regle } from '@bridge/contract';
import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { GROUPE_VIDE } from './arbre.rules.ts';
import { ConditionLine } from './condition-line.tsx';
import { type LineActs, LineButtons } from './line-buttons.tsx';
import { isIncomplete, pathOf } from './problemes.rules.ts';
import { useRegleContext } from './regle.context.ts';
import classes from './regles.module.css';
import { SujetMenu } from './sujet-menu.tsx';
import { Undo } from './undo.tsx';
import { type GroupeActs, useGroupe } from './use-groupe.ts';

interface Props {
  readonly id: string;
  readonly groupe: Groupe;
  readonly onChange: (next: Groupe) => void;
  /** Path of the group in the tree; empty for the root. */
  readonly path: string;
  /** Depth of the group: 1 for the root. */
  readonly depth: number;
  readonly label: string;
  readonly buttons?: ReactNode;
}

/** The editor of a group: « Toutes ces conditions », then a line for each condition or inner group. */
export function GroupeEditor({ id, groupe, onChange, path, depth, label, buttons }: Props) {
  const { prefix, cles, errors } = useRegleContext();
  const { gone, acts } = useGroupe({ id, groupe, onChange });
  const error = errors.get(path === '' ? 'regles' : `${path}.regles`) ?? errors.get(path);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its lines as this group needs.
    <div role="group" aria-label={label} id={path === '' ? id : undefined} tabIndex={-1} className={classes.group}>
      <div className={classes.head}>
        <NativeSelect
          id={`${id}-lien`}
          aria-label={`Comment les lignes se combinent\u00a0: ${label}`}
          className={classes.lien}
          data={LIENS}
          value={groupe.lien}
          onChange={({ currentTarget }) => {
            const lien = LIENS.find(({ value }) => value === currentTarget.value)?.value;
            if (lien) acts.join(lien);
          }}
        />
        {buttons}
      </div>
      {error && !groupe.regles.some(isIncomplete) && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
      {groupe.regles.length === 0 && !gone && !error && (
        <Text size="sm" c="dimmed">
          {depth === 1
            ? 'Aucune condition\u00a0: tous les objets publiés sont retenus.'
            : 'Ce groupe est vide\u00a0: ajoutez-y une condition, ou retirez-le.'}
        </Text>
      )}
      <ol className={classes.lines}>
        {groupe.regles.map((regle, rang) => (
          <li key={cles.cleDe(regle)}>
            {gone?.rang === rang && <Undo id={`${id}-undo`} regle={gone.regle} onUndo={acts.undo} />}
            <Line
              id={`${prefix}-${cles.cleDe(regle)}`}
              cle={cles.cleDe(regle)}
              regle={regle}
              rang={rang}
              count={groupe.regles.length}
              path={pathOf(path, rang)}
              depth={depth}
              groupe={acts}
            />
          </li>
        ))}
        {gone && gone.rang >= groupe.regles.length && (
          <li>
            <Undo id={`${id}-undo`} regle={gone.regle} onUndo={acts.undo} />
          </li>
        )}
      </ol>
      <Group gap="xs">
        <SujetMenu id={`${id}-add`} onPick={({ vide }) => acts.add({ ...vide })} />
        {depth < DEEPEST && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconFolderPlus size={14} aria-hidden />}
            onClick={() => acts.add({ ...GROUPE_VIDE })}
          >
            Ajouter un groupe
          </Button>
        )}
      </Group>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly cle: string;
  readonly regle: Regle;
  readonly rang: number;
  readonly count: number;
  readonly path: string;
  readonly depth: number;
  /** The actions of the group that holds the line. */
  readonly groupe: GroupeActs;
}

/** Memoized: drawn again when its rule or its place changes, not when another line is typed in. */
const Line = memo(function Line({ id, cle, regle, rang, count, path, depth, groupe }: LineProps) {
  const acts = useMemo<LineActs>(
    () => ({
      move: (pas) => groupe.move(cle, pas),
      duplicate: () => groupe.duplicate(cle),
      remove: () => groupe.remove(cle),
    }),
    [groupe, cle],
  );
  const onChange = useCallback((next: Regle) => groupe.edit(cle, next), [groupe, cle]);
  if (regle.genre !== 'groupe') {
    return (
      <ConditionLine id={id} condition={regle} rang={rang} count={count} path={path} acts={acts} onChange={onChange} />
    );
  }
  const name = `le groupe ${rang + 1}`;
  return (
    <GroupeEditor
      id={id}
      groupe={regle}
      onChange={onChange}
      path={path}
      depth={depth + 1}
      label={`Groupe ${rang + 1}`}
      buttons={<LineButtons id={id} name={name} rang={rang} count={count} acts={acts} />}
    />
  );
});
